import { REMOTE_TIMEOUT_MS } from '@telehealth/contracts/settings';
import { createStore } from 'zustand/vanilla';

/** A requested widget that is not drawn yet. */
export interface WidgetPlace {
  node: HTMLElement;
  status: 'loading' | 'failed';
  /** Stops observing its content. */
  unwatch: () => void;
}

/** Marks the host's placeholder in it. */
export const STAND_IN = 'data-widget-stand-in';

export const widgetPlaces = createStore<readonly WidgetPlace[]>()(() => []);

/** Its code failed to load. */
export function failPlace(node: HTMLElement): void {
  const failed = (place: WidgetPlace): WidgetPlace => (place.node === node ? { ...place, status: 'failed' } : place);
  widgetPlaces.setState((places) => places.map(failed), true);
}

/** It is drawn, or no longer wanted. */
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

/** A widget's parts appear one by one. It counts as drawn when it has content, and as failed after 10 s without. */
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
