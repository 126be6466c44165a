/** The browser reads the file after the press; revoking the URL at once would save an empty file. */
const ADDRESS_LIFE_MS = 60_000;

export const saveFile = (name: string, type: string, text: string): void => saveBlob(name, new Blob([text], { type }));

/** Downloads fetched data as a file, without leaving the page. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
}
