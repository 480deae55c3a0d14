/** Ctrl+K, or a button at the head of the page: from one field everything is reached. What that needs is loaded then. */
const open = (): void => void import("./jump.tsx").then(({ jump }) => jump());

export function listenForJump(): void {
  addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
}

/** For who has no keys, or does not know them. */
export function offerJump(name: string): void {
  listenForJump();
  const button = document.createElement("button");
  button.type = "button";
  button.className = "small to-jump";
  button.ariaLabel = name;
  button.title = "Ctrl+K";
  button.textContent = "⌕";
  button.addEventListener("click", open);
  document.getElementById("pages")?.append(button);
}
