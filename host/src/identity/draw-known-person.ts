import type { RouteRow } from '@telehealth/contracts';
import { sessionWriter } from '@telehealth/contracts/host';
import { isSameSignIn, leftToSee, usableSession } from '@telehealth/data/client/kept-session';
import { type DataArea, isRenewing, type KnownPerson, readKnownPerson, unconfirmed } from '../connection/connection';
import { activityRecord } from '../lock/lock';
import type { PageStore } from '../remotes/page-store';

/** What drawing needs of the host. */
export interface Drawing {
  pages: Pick<PageStore, 'get' | 'request'>;
  loadData(): Promise<DataArea>;
  /** Sends what the page asks first. */
  askFirst(): void;
}

/**
 * Draws the pages of the person whose data session this browser keeps, unless they are locked or at their end, or somebody
 * signed in or out since. What the identity provider's client says later holds: `SessionKeeper` confirms the person or takes
 * everything back.
 * @returns whether somebody is drawn
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
 * Nobody watches for an absence, or for another tab in which the person signs out, before the provider has answered: their
 * pages are taken away when that is due.
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
  // What another tab kept or took away.
  window.addEventListener('storage', look);
  const stop = unconfirmed.subscribe(() => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('storage', look);
  });
}

/** A page that takes longer is not waited for, in milliseconds. */
const LONGEST_MS = 4_000;
const LOOK_MS = 50;

/** @returns when the page and the answers to its first questions are there, or the identity is needed for them */
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
    // Said where the page would be.
  }
}
