import type { RouteRow } from '@telehealth/contracts';

/**
 * Whoever reaches a link to a page of signing in will wait for the provider's client, and on some pages for its form. Where
 * either is known by its hash comes with the first such link.
 */
export function fetchProviderAhead(row: RouteRow): void {
  import('./provider-ahead').then(
    (ahead) => ahead.fetchProviderAhead(row),
    // It comes with the page then.
    () => undefined,
  );
}
