import type { RouteRow } from '@telehealth/contracts/routes';
import type { PageModule } from '@telehealth/contracts/shell';
import { createStore } from 'zustand/vanilla';

/** An auth page and the element in its frame to draw it into. */
export interface PortalPage {
  node: HTMLElement;
  row: RouteRow;
  /** Set for a page that the remote added outside of the route table. */
  load?: () => Promise<PageModule>;
}

/** Shared state of the pages and Clerk's provider, which is rendered beside them. */
export const identityPortal = createStore<{ page: PortalPage | null; isProviderThere: boolean }>()(() => ({
  page: null,
  isProviderThere: false,
}));
