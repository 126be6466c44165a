import { BRAND_NAME } from '@telehealth/contracts';
import { useLocation } from '@telehealth/contracts/router';
import { useEffect } from 'react';
import { announce } from '../shell/announcer';

let arrivedAt: string | null = null;

/** What the browser's tab says. */
export function toDocumentTitle(title: string): string {
  return `${title} · ${BRAND_NAME}`;
}

/**
 * Drawn behind a page once its content stands. Names the tab; after a navigation also moves the focus to the page's
 * heading and says its title, as a full page load would. A change of the query alone is not an arrival, and neither is
 * the first page.
 */
export function PageArrival({ title }: { title: string }) {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = toDocumentTitle(title);
  }, [title]);
  useEffect(() => {
    if (arrivedAt === pathname) return;
    const isFirst = arrivedAt === null;
    arrivedAt = pathname;
    if (isFirst) return;
    const main = document.getElementById('main');
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    if (target?.hasAttribute('tabindex') === false) target.tabIndex = -1;
    target?.focus({ preventScroll: true });
    announce(title);
  }, [pathname, title]);
  return null;
}
