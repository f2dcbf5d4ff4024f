/* What links and forms cannot do alone: focus after a swap, languages that keep what is filled in, arrow keys, resuming. */
"use strict";

(() => {
  const LAST = "muggins-tutor:last-step";
  const step = () => document.getElementById("step");
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
    remember();
  };

  /** Keeps the address of the step, so that the start page can lead back to it. */
  const remember = () => {
    try {
      localStorage.setItem(LAST, location.pathname.split("/").slice(2).join("/"));
    } catch {
      // Where nothing may be stored, nothing is resumed.
    }
  };

  const offerToResume = () => {
    const link = document.querySelector("a[data-resume]");
    if (!link) return;
    try {
      const last = localStorage.getItem(LAST);
      if (!last || !/^learn\/[a-z0-9/-]+$/.test(last)) return;
      link.href = `/${document.documentElement.lang}/${last}`;
      link.hidden = false;
    } catch {
      // As above.
    }
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

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
    if (event.target.closest("input, textarea, select, [contenteditable]")) return;
    const way = { ArrowLeft: "prev", ArrowRight: "next" }[event.key];
    const link = way && document.querySelector(`.walk a[rel=${way}]`);
    if (!link) return;
    event.preventDefault();
    link.click();
  });

  document.addEventListener("htmx:afterSettle", (event) => {
    const request = event.detail.requestConfig;
    if (!request || !step()) return;
    follow();
    focusOn(askedFor(request));
  });
  document.addEventListener("htmx:historyRestore", follow);
  document.addEventListener("htmx:sendError", complain);
  document.addEventListener("htmx:timeout", complain);
  document.addEventListener("htmx:responseError", (event) => {
    if (event.detail.requestConfig.verb === "get") location.assign(event.detail.pathInfo.finalRequestPath);
    else complain();
  });

  const openTarget = () => {
    const target = document.getElementById(location.hash.slice(1));
    target?.querySelector("details")?.setAttribute("open", "");
  };

  if (step()) remember();
  openTarget();
  addEventListener("hashchange", openTarget);
  offerToResume();
  if (location.hash === "#verdict") document.getElementById("verdict")?.focus();
})();
