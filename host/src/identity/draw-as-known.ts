import { isLikelySignedIn } from '@telehealth/contracts/identity';
import type { RouteRow } from '@telehealth/contracts/routes';
import { STORAGE_KEYS } from '@telehealth/contracts/settings';
import { readStored } from '../browser-storage';
import type { Drawing } from './draw-known-person';

/**
 * Draws a guarded page for the user whose backend session is stored in this browser, before Clerk's client is fetched, which
 * would compete for the network.
 * @returns resolves when the page is drawn, or cannot be drawn that way; undefined if no user is known
 */
export function drawAsKnown(row: RouteRow, cookie: string, drawing: Drawing): Promise<void> | undefined {
  const { owner, page, access } = row;
  if (owner === 'host' || owner === 'auth' || access === 'anyone') return;
  if (!isLikelySignedIn(cookie) || readStored(STORAGE_KEYS.knownPerson) === null) return;
  drawing.loadData().catch(() => undefined);
  void drawing.pages.request(owner, page);
  return import(/* webpackChunkName: "data" */ './draw-known-person').then(
    (module) => module.drawPageOfKnown(row, drawing),
    // Clerk's client decides instead.
    () => undefined,
  );
}

/**
 * For a signed-out visitor on one of our own forms: loads its code before Clerk's.
 * @returns resolves when the page can be drawn; undefined for all other pages
 */
export function drawEarly(row: RouteRow, cookie: string, pages: Drawing['pages']): Promise<unknown> | undefined {
  if (row.owner === 'host' || !row.early || isLikelySignedIn(cookie)) return;
  return pages.request(row.owner, row.page);
}
