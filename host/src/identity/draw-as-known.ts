import { isLikelySignedIn, type RouteRow, STORAGE_KEYS } from '@telehealth/contracts';
import { readStored } from '../browser-storage';
import type { Drawing } from './draw-known-person';

/**
 * A page behind a guard, opened by somebody whose data session this browser keeps: drawn before the identity provider's
 * client is fetched, which would take the line from it.
 * @returns when the page stands, or cannot be drawn that way; undefined when nobody is known
 */
export function drawAsKnown(row: RouteRow, cookie: string, drawing: Drawing): Promise<void> | undefined {
  const { owner, page, access } = row;
  if (owner === 'host' || owner === 'auth' || access === 'anyone') return;
  if (!isLikelySignedIn(cookie) || readStored(STORAGE_KEYS.knownPerson) === null) return;
  drawing.loadData().catch(() => undefined);
  void drawing.pages.request(owner, page);
  return import(/* webpackChunkName: "data" */ './draw-known-person').then(
    (module) => module.drawPageOfKnown(row, drawing),
    // The provider's client finds the way.
    () => undefined,
  );
}

/**
 * A form of ours, opened where nobody is signed in: its code comes before that of the identity provider.
 * @returns when the page can be drawn; undefined for any other page
 */
export function drawEarly(row: RouteRow, cookie: string, pages: Drawing['pages']): Promise<unknown> | undefined {
  if (row.owner === 'host' || !row.early || isLikelySignedIn(cookie)) return;
  return pages.request(row.owner, row.page);
}
