import { sessionWriter } from '@telehealth/contracts/host';
import type { RouteRow } from '@telehealth/contracts/routes';
import { isSameSignIn, leftToSee, usableSession } from '@telehealth/data/client/stored-session';
import { type DataArea, isRenewing, type KnownPerson, readKnownPerson, unconfirmed } from '../connection/connection';
import { activityRecord } from '../lock/lock';
import type { PageStore } from '../remotes/page-store';

export interface Drawing {
  pages: Pick<PageStore, 'get' | 'request'>;
  loadData(): Promise<DataArea>;
  /** Sends the page's first requests. */
  askFirst(): void;
}

/**
 * Draws the pages of the user whose backend session is stored, unless they are locked or expired, or another sign-in or
 * sign-out followed. Clerk's later answer wins: `SessionKeeper` confirms the user or removes everything.
 * @returns whether a user is drawn
 */
function drawKnownPerson(): boolean {
  const person = readKnownPerson();
  if (person === null || !isSameSignIn(person)) return false;
  const left = leftToSee(person, activityRecord.read());
  if (left <= 0 || usableSession()?.userId !== person.userId) return false;
  unconfirmed.setState({ person });
  sessionWriter.identityChanged(person.identity);
  sessionWriter.backendConnected(person.userId);
  coverInTime(person, left);
  return true;
}

/**
 * Until Clerk has answered, no session watch runs for idleness or a sign-out in another tab; this removes the pages when that
 * is due.
 */
function coverInTime(person: KnownPerson, left: number): void {
  const look = () => {
    const isKept = readKnownPerson()?.session === person.session;
    if (unconfirmed.getState().person === person && (!isKept || leftToSee(person, activityRecord.read()) <= 0)) {
      unconfirmed.setState({ person: null });
      sessionWriter.backendOff();
      sessionWriter.identityChanged({ status: 'loading' });
    }
  };
  const timer = setTimeout(look, left);
  document.addEventListener('visibilitychange', look);
  // Changes made by another tab.
  window.addEventListener('storage', look);
  const stop = unconfirmed.subscribe(() => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('storage', look);
  });
}

/** Maximum wait for a page, in milliseconds. */
const LONGEST_MS = 4_000;
const LOOK_MS = 50;

/** @returns resolves when the page and its first answers are there, or the identity is needed for them */
export async function drawPageOfKnown(row: RouteRow, { pages, loadData, askFirst }: Drawing): Promise<void> {
  if (row.owner === 'host' || !drawKnownPerson()) return;
  askFirst();
  const began = performance.now();
  try {
    const { backend } = await loadData();
    await pages.request(row.owner, row.page);
    do await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    while (backend.queries.isFetching() > 0 && !isRenewing() && performance.now() - began < LONGEST_MS);
  } catch {
    // Reported in place of the page.
  }
}
