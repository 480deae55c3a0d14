import { chooseLanguage, language, languages, nameOfLanguage, translate } from "./words.ts";

const key = "signed-in";

/** Only the server can read the cookie of the session; this remembers that it is worth asking. */
export const signedIn = {
  get: (): boolean => localStorage.getItem(key) === "yes",
  set: (yes: boolean): void => {
    if (yes) localStorage.setItem(key, "yes");
    else for (const name of [key, "signed-in-as"]) localStorage.removeItem(name);
  },
};

/** The links at the head: those of a person who is signed in are others. */
export function showPages(): void {
  const nav = document.getElementById("pages");
  if (nav) nav.ariaLabel = translate("Pages");
  const links = signedIn.get()
    ? [
        ["/calculators", translate("Calculators")],
        ["/beam", translate("Beam")],
        ["/projects", translate("Projects")],
        ["/docs/start", translate("Documentation")],
        ["/account", translate("Account")],
      ]
    : [
        ["/calculators", translate("Calculators")],
        ["/beam", translate("Beam")],
        ["/docs/start", translate("Documentation")],
        ["/sign-in", translate("Sign in")],
        ["/sign-up", translate("Sign up")],
      ];
  nav?.replaceChildren(
    ...links.map(([href = "", text = ""]) => {
      const link = document.createElement("a");
      link.href = href;
      link.textContent = text;
      if (location.pathname === href || (href === "/docs/start" && /^\/docs(?:\/|$)/.test(location.pathname)))
        link.setAttribute("aria-current", "page");
      return link;
    }),
  );
  showSettings();
}

/** Language and colours, at the foot of every page. */
function showSettings(): void {
  const foot = document.getElementById("foot");
  if (!foot || foot.querySelector("select")) return;
  const line = document.createElement("p");
  line.className = "settings";
  line.append(
    choice(
      translate("Language"),
      languages.map((code) => [code, nameOfLanguage(code), code]),
      language,
      chooseLanguage,
    ),
    choice(
      translate("Colours"),
      [
        ["auto", translate("as the device")],
        ["light", translate("light")],
        ["dark", translate("dark")],
      ],
      localStorage.getItem("theme") ?? "auto",
      chooseTheme,
    ),
  );
  foot.append(line);
}

function chooseTheme(theme: string): void {
  if (theme === "light" || theme === "dark") {
    localStorage.setItem("theme", theme);
    document.documentElement.dataset.theme = theme;
  } else {
    localStorage.removeItem("theme");
    delete document.documentElement.dataset.theme;
  }
}

function choice(
  name: string,
  options: readonly (readonly [value: string, text: string, lang?: string])[],
  now: string,
  choose: (value: string) => void,
): HTMLLabelElement {
  const label = document.createElement("label");
  const select = document.createElement("select");
  for (const [value, text, lang] of options) {
    const option = new Option(text, value, false, value === now);
    if (lang !== undefined) option.lang = lang;
    select.add(option);
  }
  select.addEventListener("change", () => choose(select.value));
  label.append(`${name} `, select);
  return label;
}
