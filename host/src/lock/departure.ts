import { deviceNow } from '@telehealth/contracts';
import { createStore } from 'zustand/vanilla';

/** Why a session ended: here by its person, in another tab by them, by its absolute limit, or by anything else. */
export type Departure = 'own' | 'otherTab' | 'limit' | 'ended';

/** A reason that nothing followed within this time was none. */
const VALID_MS = 30_000;

const store = createStore<{ reason: Departure; at: number }>()(() => ({
  reason: 'ended',
  at: Number.NEGATIVE_INFINITY,
}));
const isUnderWay = () => deviceNow() - store.getState().at <= VALID_MS;
const forget = () => store.setState({ at: Number.NEGATIVE_INFINITY });

/** Remembers why the session is about to end, until the identity provider reports that it has. */
export const departure = {
  because(reason: Departure): void {
    // The first reason is the cause; what follows from it is not.
    if (!isUnderWay()) store.setState({ reason, at: deviceNow() });
  },
  take(): Departure {
    const reason = isUnderWay() ? store.getState().reason : 'ended';
    forget();
    return reason;
  },
  isUnderWay,
  forget,
};
