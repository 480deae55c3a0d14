const key = "signed-in";

/** Only the server can read the cookie of the session; this remembers that it is worth asking. */
export const signedIn = {
  get: (): boolean => localStorage.getItem(key) === "yes",
  set: (yes: boolean): void => {
    if (yes) localStorage.setItem(key, "yes");
    else localStorage.removeItem(key);
  },
};

/** The links at the head: those of a person who is signed in are others. */
export function showPages(): void {
  const nav = document.getElementById("pages");
  if (!nav) return;
  const links = signedIn.get()
    ? [
        ["/calculators", "Calculators"],
        ["/docs", "API"],
        ["/account", "Account"],
      ]
    : [
        ["/calculators", "Calculators"],
        ["/docs", "API"],
        ["/sign-in", "Sign in"],
        ["/sign-up", "Sign up"],
      ];
  nav.replaceChildren(
    ...links.map(([href = "", text = ""]) => {
      const link = document.createElement("a");
      link.href = href;
      link.textContent = text;
      if (location.pathname === href) link.setAttribute("aria-current", "page");
      return link;
    }),
  );
}
