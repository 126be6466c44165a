/** The browser reads the file after the press; an address freed at once would give an empty one. */
const ADDRESS_LIFE_MS = 60_000;

/** Gives a text to the browser to be saved as a file. */
export const saveFile = (name: string, type: string, text: string): void => saveBlob(name, new Blob([text], { type }));

/** Gives what was already fetched to the browser to be saved; the page stays. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
}
