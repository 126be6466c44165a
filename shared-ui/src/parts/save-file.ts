/** The browser reads the file after the press; an address freed at once would give an empty one. */
const ADDRESS_LIFE_MS = 60_000;

/** Gives a text to the browser to be saved as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
}
