import type { PageModule, RouteRow } from '@telehealth/contracts';
import { createStore } from 'zustand/vanilla';

/** A page of the auth section, and the element in its frame that it is drawn into. */
export interface PortalPage {
  node: HTMLElement;
  row: RouteRow;
  /** Set for a page that the remote added beside the route table. */
  load?: () => Promise<PageModule>;
}

/** What the pages and the identity provider, which stands beside them, know of each other. */
export const identityPortal = createStore<{ page: PortalPage | null; isProviderThere: boolean }>()(() => ({
  page: null,
  isProviderThere: false,
}));
