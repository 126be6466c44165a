export interface KeptFiles {
  version: string;
  page: string;
  /** Paths of all cached files, including the document. */
  urls: readonly string[];
  /** Start of the URL of the operators' numbers, with its origin if different. */
  numbers: string;
}

/** A cached file, the numbers, or null: the request is not handled, and the browser goes on as usual. */
export type Answer = { kept: string } | 'numbers' | null;

/** Decides how the worker responds. Pure: the table in answer.test.ts is the whole rule. */
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
  // A query or a closing slash does not make it another page.
  const path = address.pathname.length > 1 ? address.pathname.replace(/\/+$/, '') : address.pathname;
  if (path === files.page) return mode === 'navigate' ? { kept: files.page } : null;
  return files.urls.includes(path) ? { kept: path } : null;
}
