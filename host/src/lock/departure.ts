import { deviceNow } from '@telehealth/contracts/clock';
import { createStore } from 'zustand/vanilla';

/** Why a session ended: by the user here, by the user in another tab, by its absolute limit, or otherwise. */
export type SessionEndReason = 'own' | 'otherTab' | 'limit' | 'ended';

/** The reason is forgotten if the session does not end within this time. */
const VALID_MS = 30_000;

const store = createStore<{ reason: SessionEndReason; at: number }>()(() => ({
  reason: 'ended',
  at: Number.NEGATIVE_INFINITY,
}));
const isUnderWay = () => deviceNow() - store.getState().at <= VALID_MS;
const forget = () => store.setState({ at: Number.NEGATIVE_INFINITY });

/** Stores why the session is about to end, until Clerk reports its end. */
export const departure = {
  because(reason: SessionEndReason): void {
    // The first reason is the cause; later ones follow from it.
    if (!isUnderWay()) store.setState({ reason, at: deviceNow() });
  },
  take(): SessionEndReason {
    const reason = isUnderWay() ? store.getState().reason : 'ended';
    forget();
    return reason;
  },
  isUnderWay,
  forget,
};
