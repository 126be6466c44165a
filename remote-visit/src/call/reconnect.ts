/** The next repair of a lost path. Times in ms since the loss was noticed. */
export type Recovery = 'wait' | 'restart' | 'rebuild';

export interface Loss {
  since: number;
  restarts: number;
  /** When the last repair was tried, and which. */
  triedAt: number | null;
  rebuilds: number;
}

/** A path counts as lost when nothing arrived for this long. The browser reports it only after 5 to 15 s. */
export const STALL_MS = 2_000;
const RESTART_EVERY = 4_000;
const RESTARTS_BEFORE_REBUILD = 3;
const REBUILD_EVERY = [RESTART_EVERY, 12_000, 20_000, 30_000] as const;

export const newLoss = (at: number): Loss => ({ since: at, restarts: 0, triedAt: null, rebuilds: 0 });

/**
 * Restarts ICE at once and every 4 s. After three failures it makes a new connection, then repeats ever less often
 * without giving up.
 */
export function nextRecovery(loss: Loss, at: number, isSignalingOpen: boolean): Recovery {
  // Nothing can be negotiated without signalling; an attempt would be wasted.
  if (!isSignalingOpen) return 'wait';
  if (loss.triedAt === null) return 'restart';
  const sinceTry = at - loss.triedAt;
  if (loss.restarts < RESTARTS_BEFORE_REBUILD) return sinceTry >= RESTART_EVERY ? 'restart' : 'wait';
  const pause = REBUILD_EVERY[Math.min(loss.rebuilds, REBUILD_EVERY.length - 1)] as number;
  return sinceTry >= pause ? 'rebuild' : 'wait';
}

export function tried(loss: Loss, what: Recovery, at: number): Loss {
  if (what === 'wait') return loss;
  return {
    ...loss,
    triedAt: at,
    restarts: loss.restarts + (what === 'restart' ? 1 : 0),
    rebuilds: loss.rebuilds + (what === 'rebuild' ? 1 : 0),
  };
}
