import { BRAND_NAME } from '@telehealth/contracts';

/** What the browser's tab says. */
export function toDocumentTitle(title: string): string {
  return `${title} · ${BRAND_NAME}`;
}

let page: string | null = null;
let cover: string | null = null;

function draw(): void {
  const title = cover ?? page;
  if (title !== null) document.title = toDocumentTitle(title);
}

/** Names the tab after its page. */
export function nameTab(title: string): void {
  page = title;
  draw();
}

/** While the page is covered, its name is too. @param title what the tab says instead; null for the page's own again */
export function coverTab(title: string | null): void {
  cover = title;
  draw();
}
