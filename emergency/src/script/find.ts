/** Returns an element of the built page. A missing one is a build fault that a page test would show. */
export function find<E extends HTMLElement = HTMLElement>(id: string): E {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no #${id}`);
  return element as E;
}

/** Writes a message into its place on the page; an empty text clears it. */
export function say(id: string, text: string): void {
  find(id).textContent = text;
}
