import { escapeHtml } from '../escape-html';

/** Stops before punctuation that ends a sentence rather than an address. */
const ADDRESS = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g;

function isOurs(text: string, origins: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, username, password } = new URL(text);
  return origins.includes(origin) && username === '' && password === '';
}

/** Escapes text as HTML with links only for addresses of these origins; other addresses stay text. */
export function linkedText(text: string, origins: readonly string[]): string {
  let html = '';
  let from = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    const shown = escapeHtml(address);
    html += escapeHtml(text.slice(from, index));
    html += isOurs(address, origins) ? `<a href="${shown}">${shown}</a>` : shown;
    from = index + address.length;
  }
  return html + escapeHtml(text.slice(from));
}
