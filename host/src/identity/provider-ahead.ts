import type { RouteRow } from '@telehealth/contracts';
import { preloadScript } from '../clerk/clerk';

/** Whoever reaches a link to a page of signing in will wait for the provider's client, and on some pages for its form. */
export function fetchProviderAhead({ page }: Pick<RouteRow, 'page'>): void {
  preloadScript('client');
  if (page === 'hosted') preloadScript('widgets');
}
