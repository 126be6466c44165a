/** What one version of the symptom checker consists of. */
export interface CheckerFiles {
  version: string;
  /** Addresses of content-named files by the hash of what is in them (Subresource Integrity). */
  files: Readonly<Record<string, string>>;
  /** Those that a document of this version names. */
  named: readonly string[];
}

/** The page's document, a file that is kept, or null: not the worker's business. */
export type CheckerAnswer = 'document' | { kept: string } | null;

/**
 * Decides what the worker of one page answers. Pure: the whole rule is the table in checker-answer.test.ts.
 * @param page path of the page, without a closing slash
 */
export function checkerAnswer(
  { files }: Pick<CheckerFiles, 'files'>,
  page: string,
  origin: string,
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
): CheckerAnswer {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  if (mode === 'navigate') return address.pathname.replace(/\/+$/, '') === page ? 'document' : null;
  return Object.hasOwn(files, address.pathname) && address.search === '' ? { kept: address.pathname } : null;
}
