import { REMOTE_TIMEOUT_MS } from '@telehealth/contracts';
import { createStore } from 'zustand/vanilla';

/** Where a widget is wanted and not drawn yet. */
export interface WidgetPlace {
  node: HTMLElement;
  status: 'loading' | 'failed';
  /** Ends the watch over what is drawn into it. */
  unwatch: () => void;
}

/** Marks what the host draws into such a place meanwhile. */
export const STAND_IN = 'data-widget-stand-in';

/** The widgets that are on their way. */
export const widgetPlaces = createStore<readonly WidgetPlace[]>()(() => []);

/** Its code did not arrive. */
export function failPlace(node: HTMLElement): void {
  const failed = (place: WidgetPlace): WidgetPlace => (place.node === node ? { ...place, status: 'failed' } : place);
  widgetPlaces.setState((places) => places.map(failed), true);
}

/** Drawn, or no longer wanted. */
export function closePlace(node: HTMLElement): void {
  const place = widgetPlaces.getState().find((one) => one.node === node);
  if (place === undefined) return;
  place.unwatch();
  widgetPlaces.setState((places) => places.filter((one) => one !== place), true);
}

export function openPlace(node: HTMLElement): void {
  closePlace(node);
  widgetPlaces.setState((places) => [...places, { node, status: 'loading', unwatch: watch(node) }], true);
}

/** The widget's own parts arrive one by one; it is there when it has drawn something, and lost when it has not in 10 s. */
function watch(node: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if ([...node.children].some((child) => !child.hasAttribute(STAND_IN))) closePlace(node);
  });
  observer.observe(node, { childList: true });
  const timer = setTimeout(failPlace, REMOTE_TIMEOUT_MS, node);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
  };
}
