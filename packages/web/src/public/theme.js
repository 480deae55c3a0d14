// before the page is painted: the colours that were chosen
{
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  // a page in another language is seen when its words are there: nothing moves
  const language = localStorage.getItem("language") ?? navigator.language.slice(0, 2);
  if (language !== "en") document.documentElement.dataset.waiting = "";
  if (localStorage.getItem("names") === "yes") document.documentElement.dataset.names = "";
}
