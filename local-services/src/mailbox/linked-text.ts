import { escapeHtml } from '../escape-html';

/** Stops before a sign that ends a sentence rather than an address. */
const ADDRESS = /https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)]/g;

function isOurs(text: string, origins: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { origin, username, password } = new URL(text);
  return origins.includes(origin) && username === '' && password === '';
}

/** Text as HTML, in which addresses of these origins are links; all others stay text, whoever wrote them. */
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
