import { useLocation } from '@telehealth/contracts/router';
import { useEffect } from 'react';
import { createStore } from 'zustand/vanilla';
import { announce } from './announcer';
import { nameTab } from './tab-title';

const arrival = createStore<{ at: string | null }>()(() => ({ at: null }));

/**
 * Drawn behind a page once its content stands. Names the tab; after a navigation also moves the focus to the page's
 * heading and says its title, as a full page load would. A change of the query alone is not an arrival, and neither is
 * the first page.
 * @param at the page's address; given where the page has steps below it, which move the focus themselves
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
 * Moves the focus to the heading. A page that still loads may have none: then to the page, and on to the heading when
 * it comes, unless the person went elsewhere meanwhile.
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
