import { BRAND_NAME } from '@telehealth/contracts/settings';
import { createStore } from 'zustand/vanilla';

export function toDocumentTitle(title: string): string {
  return `${title} · ${BRAND_NAME}`;
}

const tab = createStore<{ page: string | null; cover: string | null; whose?: string }>()(() => ({
  page: null,
  cover: null,
}));
tab.subscribe(({ page, cover, whose }) => {
  const title = cover ?? (whose && page ? `${whose}: ${page}` : page);
  if (title !== null) document.title = toDocumentTitle(title);
});

export const nameTab = (page: string): void => tab.setState({ page });

/** @param whose the person whom the document acts for, e.g. `Lwazi, 4` */
export const nameWhose = (whose: string): void => tab.setState({ whose });

/** Hides the page's title while it is covered. @param cover the title to show instead; null: the page's own again */
export const coverTab = (cover: string | null): void => tab.setState({ cover });
