import { onTestFinished, vi } from 'vitest';

export interface SavedFile {
  name: string;
  text: () => Promise<string>;
}

/** The files that a page gives to be saved, until the end of the test: jsdom saves none, and takes each for a way to another page. */
export function catchSavedFiles(): SavedFile[] {
  const saved: SavedFile[] = [];
  const blobs = new Map<string, Blob>();
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (content) => {
    const address = `blob:${blobs.size}`;
    if (content instanceof Blob) blobs.set(address, content);
    return address;
  };
  URL.revokeObjectURL = () => undefined;
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const content = blobs.get(this.href);
    if (content !== undefined) saved.push({ name: this.download, text: () => textOf(content) });
  });
  onTestFinished(() => {
    click.mockRestore();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });
  return saved;
}

/** jsdom's Blob has no `text()`. */
const textOf = (content: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(content);
  });
