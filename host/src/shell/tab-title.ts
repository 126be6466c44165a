import { BRAND_NAME } from '@telehealth/contracts';
import { createStore } from 'zustand/vanilla';

/** What the browser's tab says. */
export function toDocumentTitle(title: string): string {
  return `${title} · ${BRAND_NAME}`;
}

const tab = createStore<{ page: string | null; cover: string | null }>()(() => ({ page: null, cover: null }));
tab.subscribe(({ page, cover }) => {
  const title = cover ?? page;
  if (title !== null) document.title = toDocumentTitle(title);
});

/** Names the tab after its page. */
export const nameTab = (page: string): void => tab.setState({ page });

/** While the page is covered, its name is too. @param cover what the tab says instead; null for the page's own again */
export const coverTab = (cover: string | null): void => tab.setState({ cover });
