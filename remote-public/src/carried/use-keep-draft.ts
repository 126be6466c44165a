import { type AppError, ok, type Result } from '@telehealth/contracts';
import { useIdentity } from '@telehealth/contracts/session';
import { useBackend } from '@telehealth/data/client/use-backend';
import { keepDraft } from '@telehealth/data/drafts/draft.calls';
import type { BookingDraft } from '@telehealth/data/drafts/draft.schema';
import { useCallback, useEffect, useRef, useState } from 'react';
import { carryDraft, forgetCarriedDraft } from './carried-draft';
import { carryReason, forgetCarriedReason } from './carried-reason';
import { forgetDraftCode, readDraftCode, writeDraftCode } from './draft-code';

const PAUSE_MS = 1_500;
/** Guests behind one address share a limit. */
const GUEST_PAUSE_MS = 4_000;

/** `kept`: what is on the screen is on the server. `keeping`: it is on its way there, or will be after the pause. */
export type DraftState = 'idle' | 'keeping' | 'kept' | 'failed';

export interface DraftKeeper {
  state: DraftState;
  /** Keeps this at once, e.g. before the page is left. */
  keepNow: (draft: BookingDraft) => Promise<Result<void, AppError>>;
  /** The booking is made: nothing is kept any more. */
  finish: () => void;
}

/** Keeps a booking as it is typed: in memory at once, on the server after a short pause. One request at a time, the last word wins. */
export function useKeepDraft(draft: BookingDraft): DraftKeeper {
  const backend = useBackend();
  const identity = useIdentity();
  const owner = identity.status === 'signedIn' ? identity.user.id : null;
  const text = JSON.stringify(draft);
  const [state, setState] = useState<DraftState>('idle');
  /** What the page began with is kept already, or is nothing but choices that stand in the address. */
  const sent = useRef(text);
  const newest = useRef(text);
  const isOver = useRef(false);
  const line = useRef<Promise<unknown>>(Promise.resolve());

  const keepNow = useCallback(
    (what: BookingDraft) => {
      sent.current = JSON.stringify(what);
      setState('keeping');
      const kept = line.current.then(async (): Promise<Result<void, AppError>> => {
        const answer = await keepDraft(backend, what, readDraftCode());
        if (answer.ok && !isOver.current) writeDraftCode(answer.value);
        setState(answer.ok ? 'kept' : 'failed');
        return answer.ok ? ok(undefined) : answer;
      });
      line.current = kept;
      return kept;
    },
    [backend],
  );
  const flush = useCallback(() => {
    if (!isOver.current && newest.current !== sent.current) void keepNow(JSON.parse(newest.current));
  }, [keepNow]);
  useEffect(() => {
    newest.current = text;
    if (isOver.current || text === sent.current) return;
    const now: BookingDraft = JSON.parse(text);
    carryDraft(now, owner);
    carryReason(now.reason ?? '');
    setState((before) => (before === 'failed' ? before : 'keeping'));
    const timer = setTimeout(flush, owner === null ? GUEST_PAUSE_MS : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, owner, flush]);
  useEffect(() => {
    // Whoever switches to another app in the middle of a sentence may never come back to this page as it is.
    const hidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      flush();
    };
  }, [flush]);
  const finish = () => {
    isOver.current = true;
    forgetDraftCode();
    forgetCarriedDraft();
    forgetCarriedReason();
  };
  return { state, keepNow, finish };
}
