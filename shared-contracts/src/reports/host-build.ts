/**
 * The build of the host that drew this page: the hash in the name of its entry, which carries the hashes of all its other files.
 * Null in development.
 */
export function hostBuildOf(page: Document): string | null {
  const entry = page.querySelector('script[src*="/static/js/index."]')?.getAttribute('src') ?? '';
  return /\/index\.([0-9a-f]{8,64})\.js/.exec(entry)?.[1] ?? null;
}
