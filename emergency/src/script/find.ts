/** An element the page was built with. Its absence is a fault of the build, which a test of the page would show. */
export function find<E extends HTMLElement = HTMLElement>(id: string): E {
  const element = document.getElementById(id);
  if (element === null) throw new Error(`The page has no #${id}`);
  return element as E;
}

/** Says something where the page says such things; an empty text takes it away. */
export function say(id: string, text: string): void {
  find(id).textContent = text;
}
