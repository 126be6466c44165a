import type { PageModule, RouteRow } from '@telehealth/contracts';

/** The place in an auth page's frame where the identity provider draws its page. */
export interface Slot {
  node: HTMLElement;
  row: RouteRow;
  /** Set for a page that the remote added beside the route table. */
  load?: () => Promise<PageModule>;
}

let slot: Slot | null = null;
let isProviderThere = false;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export const identityPortal = {
  slot: () => slot,
  isProviderThere: () => isProviderThere,
  open(next: Slot) {
    slot = next;
    tell();
  },
  close(node: HTMLElement) {
    if (slot?.node !== node) return;
    slot = null;
    tell();
  },
  providerChanged(isThere: boolean) {
    isProviderThere = isThere;
    tell();
  },
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
