/* What links and forms cannot do alone: focus after a swap, languages that keep what is filled in, keys, answers by
   touching the picture, the clock of a sprint, and a link that is copied. */
"use strict";

(() => {
  /** The step or the puzzle that stands in the page. */
  const step = () => document.querySelector("[data-exercise]");
  const links = () => document.querySelectorAll("a[data-language]");

  /** The same address under the prefix of another language. */
  const translated = (language, search) =>
    `/${language}/${location.pathname.split("/").slice(2).join("/")}${search}`;

  /** What stands in the form now, handed in or not, as a query. */
  const filledIn = () => {
    const form = document.querySelector("form[data-answer]");
    return form ? `?${new URLSearchParams(new FormData(form))}` : "";
  };

  /** What stood in the form when the step came; while that is unchanged, the server's own query says it shorter. */
  let asItCame = filledIn();
  const query = () => (filledIn() === asItCame ? step().dataset.query : filledIn());

  /** Makes head and language switch say what the step says that stands in the page now. */
  const follow = () => {
    const now = step();
    if (!now) return;
    asItCame = filledIn();
    document.title = now.dataset.title;
    for (const link of links()) link.setAttribute("href", translated(link.dataset.language, query()));
    for (const link of document.querySelectorAll("link[rel=alternate][hreflang], link[rel=canonical]")) {
      const address = new URL(link.href);
      const own = link.rel === "canonical" ? location.pathname.split("/")[1] : address.pathname.split("/")[1];
      address.pathname = translated(own, "");
      link.href = address;
    }
    offerToTouch();
    colour();
  };

  /** Gives the suits four colours, for somebody who has chosen that here before. */
  const colour = () => {
    for (const choice of document.querySelectorAll("[data-four-colour]"))
      choice.checked = localStorage.getItem("four-colour") === "yes";
  };

  document.addEventListener("change", ({ target }) => {
    if (!target.matches("[data-four-colour]")) return;
    if (target.checked) localStorage.setItem("four-colour", "yes");
    else localStorage.removeItem("four-colour");
  });

  /** The field that touching a part of the picture fills in: the end or the tile that lies there. */
  const touched = (part) => {
    const form = document.querySelector("form[data-answer]:not([data-done])");
    const { end, tile, card } = part.dataset;
    return (
      (end && form?.querySelector(`input[name=end][value="${end}"]`)) ||
      (tile && form?.querySelector(`input[name=ends][value="${tile}"], input[name=tile][value="${tile}"]`)) ||
      (card && form?.querySelector(`input[name=choice][value="${card}"]`)) ||
      null
    );
  };

  const parts = () => document.querySelectorAll(".stage .board > .picture :is([data-end], [data-tile], [data-card])");

  /** Marks what answers when it is touched, and what is chosen. */
  const offerToTouch = () => {
    for (const part of parts()) {
      const field = touched(part);
      part.classList.toggle("touchable", Boolean(field));
      part.classList.toggle("chosen", Boolean(field?.checked));
    }
  };

  /** Shows how much of a sprint is left. */
  const tick = () => {
    const clock = document.querySelector("[data-until]");
    if (!clock) return;
    const left = Math.max(0, Math.ceil(clock.dataset.until - Date.now() / 1000));
    clock.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  };

  /** Puts the focus where something has changed. */
  const focusOn = (asked) => {
    const now = step();
    const target =
      now.querySelector("[data-focus]") ||
      (asked === "hint" && now.querySelector("#hint")) ||
      (asked === "show" && now.querySelector("#answer")) ||
      (asked === "answer" && now.querySelector("#verdict")) ||
      now.querySelector("h1");
    target.focus({ preventScroll: asked === "step" });
    if (asked !== "step") target.scrollIntoView({ block: "nearest" });
  };

  /** Whether a request was for what is the learner's own, and not for another step or puzzle. */
  const isMine = (event) => Boolean(event.detail.requestConfig?.elt.closest("[data-mine]"));

  const askedFor = (request) => {
    if (request.verb === "post") return "answer";
    if (request.elt.name === "hints") return "hint";
    return new URL(request.path, location.href).searchParams.has("show") ? "show" : "step";
  };

  const complain = () => {
    let note = document.getElementById("offline");
    if (!note) {
      note = document.createElement("p");
      note.id = "offline";
      note.className = "error";
      note.setAttribute("role", "alert");
      (document.querySelector("form[data-answer]") || step()).append(note);
    }
    note.textContent = document.body.dataset.offline;
  };

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-language]");
    if (link && step()) link.setAttribute("href", translated(link.dataset.language, query()));
  });

  document.addEventListener("click", (event) => {
    const part = event.target.closest?.(".touchable");
    if (part) touched(part)?.click();
  });
  document.addEventListener("change", offerToTouch);

  /** Takes back what is said about a field as soon as something is filled in there. */
  document.addEventListener("input", ({ target }) => {
    const entry = target.closest(".entry");
    if (!entry?.querySelector(".error")) return;
    entry.querySelector(".error").remove();
    for (const field of entry.querySelectorAll("[aria-invalid]")) {
      field.removeAttribute("aria-invalid");
      field.removeAttribute("aria-describedby");
    }
  });

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    if (event.target.closest("input, textarea, select, [contenteditable]")) return;
    const way = { ArrowLeft: "prev", ArrowRight: "next", n: "next" }[event.key];
    const link = way && document.querySelector(`.walk a[rel=${way}]`);
    if (!link) return;
    event.preventDefault();
    link.click();
  });

  document.addEventListener("htmx:afterSettle", (event) => {
    const request = event.detail.requestConfig;
    if (!request || isMine(event) || !step()) return;
    follow();
    focusOn(askedFor(request));
  });
  document.addEventListener("htmx:historyRestore", follow);
  document.addEventListener("htmx:configRequest", (event) => {
    event.detail.headers["X-UTC-Offset"] = String(-new Date().getTimezoneOffset());
  });
  document.addEventListener("kept", () => document.getElementById("banner")?.replaceChildren());
  for (const failure of ["htmx:sendError", "htmx:timeout"]) {
    document.addEventListener(failure, (event) => isMine(event) || complain());
  }
  document.addEventListener("htmx:responseError", (event) => {
    if (isMine(event)) return;
    if (event.detail.requestConfig.verb === "get") location.assign(event.detail.pathInfo.finalRequestPath);
    else complain();
  });

  /** Copies a field; where the browser keeps its clipboard to itself, the field stands chosen for the learner to copy. */
  const copy = async (button) => {
    const field = document.getElementById(button.dataset.copy);
    field.select();
    const copied = await navigator.clipboard?.writeText(field.value).then(
      () => true,
      () => false,
    );
    if (!copied && !document.execCommand("copy")) return;
    button.nextElementSibling.textContent = button.dataset.copied;
    button.focus();
  };
  for (const button of document.querySelectorAll("[data-copy]")) {
    button.hidden = false;
    button.addEventListener("click", () => copy(button));
  }

  const openTarget = () => {
    const target = document.getElementById(location.hash.slice(1));
    target?.querySelector("details")?.setAttribute("open", "");
  };

  offerToTouch();
  colour();
  tick();
  setInterval(tick, 1000);
  openTarget();
  addEventListener("hashchange", openTarget);
  if (location.hash === "#verdict") document.getElementById("verdict")?.focus();
})();
