import { BRAND_NAME } from '@telehealth/contracts/settings';
import { createStore } from 'zustand/vanilla';

export function toDocumentTitle(title: string): string {
  return `${title} · ${BRAND_NAME}`;
}

const tab = createStore<{ page: string | null; cover: string | null }>()(() => ({ page: null, cover: null }));
tab.subscribe(({ page, cover }) => {
  const title = cover ?? page;
  if (title !== null) document.title = toDocumentTitle(title);
});

export const nameTab = (page: string): void => tab.setState({ page });

/** Hides the page's title while it is covered. @param cover the title to show instead; null: the page's own again */
export const coverTab = (cover: string | null): void => tab.setState({ cover });
