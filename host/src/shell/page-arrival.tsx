import { useLocation } from '@telehealth/contracts/router';
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import { announce } from './announcer';
import { nameTab } from './tab-title';

const arrival = createStore<{ at: string | null }>()(() => ({ at: null }));

/**
 * Rendered after a page's content. Sets the document title; after a navigation it also focuses the page's heading and
 * announces its title, as a full page load would. The first page and a change of the query alone do not count.
 * @param at the page's path, for pages with sub-steps that move the focus themselves
 */
export function PageArrival({ title, at }: { title: string; at?: string }) {
  const { pathname } = useLocation();
  const place = at ?? pathname;
  useEffect(() => nameTab(title), [title]);
  useEffect(() => {
    const before = arrival.getState().at;
    arrival.setState({ at: place });
    if (before === null || before === place) return;
    announce(title);
    return focusHeading(document.getElementById('main'));
  }, [place, title]);
  return null;
}

/**
 * Focuses the heading. A page that is still loading may have none: then the page itself, and the heading when it appears,
 * unless the user moved on.
 */
function focusHeading(main: HTMLElement | null): (() => void) | undefined {
  if (main === null) return;
  const focus = (target: HTMLElement) => {
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
  const heading = () => main.querySelector<HTMLElement>('h1');
  const known = heading();
  focus(known ?? main);
  if (known !== null) return;
  const observer = new MutationObserver(() => {
    const late = heading();
    if (late === null) return;
    observer.disconnect();
    if (document.activeElement === main || document.activeElement === document.body) focus(late);
  });
  observer.observe(main, { childList: true, subtree: true });
  return () => observer.disconnect();
}
