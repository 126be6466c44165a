/** What one version of the page consists of. */
export interface KeptFiles {
  version: string;
  /** Path of the document. */
  page: string;
  /** Paths of everything that is kept, the document included. */
  urls: readonly string[];
  /** Start of the address of operators' numbers, with its origin if that is another. */
  numbers: string;
}

/** A file that is kept, the numbers, or null: not the worker's business, the browser goes on as if it were not there. */
export type Answer = { kept: string } | 'numbers' | null;

/** Decides what the worker answers. Pure: the whole rule is the table in answer.test.ts. */
export function answerFor(
  files: KeptFiles,
  origin: string,
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
): Answer {
  if (method !== 'GET') return null;
  const numbers = new URL(files.numbers, origin).href;
  if (url.startsWith(numbers)) return 'numbers';
  const address = new URL(url);
  if (address.origin !== origin) return null;
  // The query and a closing slash make no other page of it.
  const path = address.pathname.length > 1 ? address.pathname.replace(/\/+$/, '') : address.pathname;
  if (path === files.page) return mode === 'navigate' ? { kept: files.page } : null;
  return files.urls.includes(path) ? { kept: path } : null;
}
