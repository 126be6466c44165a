import { REMOTE_TIMEOUT_MS } from '@telehealth/contracts';

/** Where a widget is wanted and not drawn yet. */
export interface WidgetPlace {
  node: HTMLElement;
  status: 'loading' | 'failed';
}

/** Marks what the host draws into such a place meanwhile. */
export const STAND_IN = 'data-widget-stand-in';

let places: readonly WidgetPlace[] = [];
const watches = new Map<HTMLElement, () => void>();
const listeners = new Set<() => void>();

function set(next: readonly WidgetPlace[]): void {
  places = next;
  for (const listener of listeners) listener();
}

function fail(node: HTMLElement): void {
  set(places.map((place) => (place.node === node ? { node, status: 'failed' } : place)));
}

function close(node: HTMLElement): void {
  watches.get(node)?.();
  if (places.some((place) => place.node === node)) set(places.filter((place) => place.node !== node));
}

/** The widget's own parts arrive one by one; it is there when it has drawn something, and lost when it has not in 10 s. */
function watch(node: HTMLElement): void {
  const observer = new MutationObserver(() => {
    if ([...node.children].some((child) => !child.hasAttribute(STAND_IN))) close(node);
  });
  observer.observe(node, { childList: true });
  const timer = setTimeout(fail, REMOTE_TIMEOUT_MS, node);
  watches.set(node, () => {
    observer.disconnect();
    clearTimeout(timer);
    watches.delete(node);
  });
}

/** The widgets that are on their way. */
export const widgetPlaces = {
  all: () => places,
  open(node: HTMLElement) {
    close(node);
    set([...places, { node, status: 'loading' }]);
    watch(node);
  },
  /** Drawn, or no longer wanted. */
  close,
  /** Its code did not arrive. */
  fail,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
