import { forgetHandedOverReason, handOverReason } from '@telehealth/care/handover/handed-over-reason';
import { type AppError, ok, type Result } from '@telehealth/contracts/errors';
import { useIdentity } from '@telehealth/contracts/session';
import { useBackend } from '@telehealth/data/client/use-backend';
import { keepDraft } from '@telehealth/data/drafts/draft.calls';
import type { BookingDraft } from '@telehealth/data/drafts/draft.schema';
import { type KeepState, useKeeping } from '@telehealth/data/drafts/use-keeping';
import { useCallback, useRef, useState } from 'react';
import { forgetDraftCode, readDraftCode, writeDraftCode } from './draft-code';
import { forgetHandedOverDraft, handOverDraft } from './handed-over-draft';

const PAUSE_MS = 1_500;
/** Longer, because guests behind one IP address share a rate limit. */
const GUEST_PAUSE_MS = 4_000;

export interface DraftKeeper {
  state: KeepState;
  /** Stores the draft at once, e.g. before leaving the page. */
  keepNow: (draft: BookingDraft) => Promise<Result<void, AppError>>;
  /** The booking is made: stop storing. */
  finish: () => void;
}

/** Stores a booking draft while the user types: in memory at once, on the server after a pause. */
export function useKeepDraft(draft: BookingDraft): DraftKeeper {
  const backend = useBackend();
  const identity = useIdentity();
  const owner = identity.status === 'signedIn' ? identity.user.id : null;
  const text = JSON.stringify(draft);
  const [first] = useState(text);
  const isOver = useRef(false);
  const keep = useCallback(
    async (what: string): Promise<Result<void, AppError>> => {
      const answer = await keepDraft(backend, JSON.parse(what), readDraftCode());
      if (answer.ok && !isOver.current) writeDraftCode(answer.value);
      return answer.ok ? ok(undefined) : answer;
    },
    [backend],
  );
  const { state, keepNow, end } = useKeeping({
    text,
    // The initial value is already stored, or consists of choices in the URL.
    has: first,
    pauseMs: owner === null ? GUEST_PAUSE_MS : PAUSE_MS,
    keep,
    changed: (now) => {
      const typed: BookingDraft = JSON.parse(now);
      handOverDraft(typed, owner);
      handOverReason(typed.reason ?? '');
    },
  });
  const finish = () => {
    isOver.current = true;
    end();
    forgetDraftCode();
    forgetHandedOverDraft();
    forgetHandedOverReason();
  };
  return { state, keepNow: (what) => keepNow(JSON.stringify(what)), finish };
}
