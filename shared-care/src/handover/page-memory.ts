/**
 * A value that lives as long as the page and is shared by all sections. Each section bundles its own copy of this module, so
 * the value is on `globalThis`. For health data, which belongs neither in a URL nor in browser storage.
 * @param name of the value, the same in every section
 */
export function pageMemory(name: string): { read: () => string; write: (words: string) => void } {
  const page = globalThis as unknown as Record<symbol, string | undefined>;
  const place = Symbol.for(`sawubona.${name}`);
  return {
    read: () => page[place] ?? '',
    write: (words) => {
      page[place] = words;
    },
  };
}
