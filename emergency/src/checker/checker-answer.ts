/** The files of one version of the symptom checker. */
export interface CheckerFiles {
  version: string;
  /** URLs of content-named files, each with its Subresource Integrity hash. */
  files: Readonly<Record<string, string>>;
  /** The files that a document of this version names. */
  named: readonly string[];
}

/** The page's document, a cached file, or null: the request is not handled. */
export type CheckerAnswer = 'document' | { kept: string } | null;

/**
 * Decides how the worker of one page responds. Pure: the table in checker-answer.test.ts is the whole rule.
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
