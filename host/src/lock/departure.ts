/** Why a session ended: here by its person, in another tab by them, by its absolute limit, or by anything else. */
export type Departure = 'own' | 'otherTab' | 'limit' | 'ended';

/** A reason that nothing followed within this time was none. */
const VALID_MS = 30_000;

let known: { reason: Departure; at: number } | null = null;

/** Remembers why the session is about to end, until the identity provider reports that it has. */
export const departure = {
  because(reason: Departure): void {
    // The first reason is the cause; what follows from it is not.
    if (known === null || Date.now() - known.at > VALID_MS) known = { reason, at: Date.now() };
  },
  take(): Departure {
    const reason = known !== null && Date.now() - known.at <= VALID_MS ? known.reason : 'ended';
    known = null;
    return reason;
  },
  isUnderWay(): boolean {
    return known !== null && Date.now() - known.at <= VALID_MS;
  },
  forget(): void {
    known = null;
  },
};
