/** The browser reads the file after the press; revoking the URL at once would save an empty file. */
const ADDRESS_LIFE_MS = 60_000;

export const saveFile = (name: string, type: string, text: string): void => saveBlob(name, new Blob([text], { type }));

/** Saves a value as JSON, a text for each entry of it: the whole of a long record would be too long for one text. */
export function saveJson<T extends { entry: readonly unknown[] }>(name: string, type: string, value: T): number {
  const { entry, ...rest } = value;
  const head = `${JSON.stringify(rest, null, 1).replace(/\n}$/, '')},\n "entry": [\n`;
  const content = new Blob(
    [head, ...entry.flatMap((one, at) => [at === 0 ? '' : ',\n', JSON.stringify(one)]), '\n ]\n}\n'],
    {
      type,
    },
  );
  saveBlob(name, content);
  return content.size;
}

/** Downloads fetched data as a file, without leaving the page. */
export function saveBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
}
