import { handedOverReason } from '@telehealth/care/handover/handed-over-reason';
import type { AppError, Result } from '@telehealth/contracts/errors';
import { actingPerson } from '@telehealth/contracts/people';
import { useSearchParams } from '@telehealth/contracts/router';
import { useIdentity } from '@telehealth/contracts/session';
import { useBackend } from '@telehealth/data/client/use-backend';
import { takeDraft } from '@telehealth/data/drafts/draft.calls';
import type { BookingDraft } from '@telehealth/data/drafts/draft.schema';
import { useCallback, useEffect, useState } from 'react';
import { readDraftCode } from '../../handover/draft-code';
import { handedOverDraft } from '../../handover/handed-over-draft';
import { readBookingAddress } from './booking-address';

export type BookingStart =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError; retry: () => void }
  | { status: 'ready'; draft: BookingDraft; isReturn: boolean; draftGone: boolean };

/**
 * Combines the initial values: choices in the URL, the landing form's reason, and on return from sign-up (`?draft=1`) the
 * stored draft.
 */
export function useBookingStart(): BookingStart {
  const backend = useBackend();
  const [query] = useSearchParams();
  // The URL changes during booking; only the initial one counts here.
  const [address] = useState(() => readBookingAddress(query));
  const identity = useIdentity();
  const viewer = identity.status === 'signedIn' ? identity.user.id : null;
  const [carried] = useState(() => handedOverDraft(viewer));
  const [code] = useState(readDraftCode);
  const [attempt, setAttempt] = useState(0);
  const [taken, setTaken] = useState<Result<BookingDraft | null, AppError> | null>(
    code === undefined ? { ok: true, value: null } : null,
  );
  const retry = useCallback(() => {
    setTaken(null);
    setAttempt((count) => count + 1);
  }, []);
  // A new `attempt` retries.
  useEffect(() => {
    if (code === undefined) return;
    let isCurrent = true;
    void takeDraft(backend, code).then((result) => isCurrent && setTaken(result));
    return () => {
      isCurrent = false;
    };
  }, [backend, code, attempt]);
  return toStart(address, carried, taken, retry);
}

type Address = ReturnType<typeof readBookingAddress>;

function toStart(
  address: Address,
  carried: BookingDraft | null,
  taken: Result<BookingDraft | null, AppError> | null,
  retry: () => void,
): BookingStart {
  if (taken === null) return { status: 'loading' };
  if (!taken.ok && address.isReturn) return { status: 'failed', error: taken.error, retry };
  const kept = carried ?? (taken.ok ? taken.value : null);
  // The landing form's reason is newer if the user went back to it.
  const reason = handedOverReason() || kept?.reason || '';
  if (address.isReturn) {
    return { status: 'ready', isReturn: true, draftGone: kept === null, draft: { ...kept, reason } };
  }
  return { status: 'ready', isReturn: false, draftGone: false, draft: { ...atAddress(address.choices, kept), reason } };
}

/** The URL decides which visit it is; the draft's other values stay, even for another time or specialist. */
function atAddress({ forOther, ...choices }: Address['choices'], kept: BookingDraft | null): BookingDraft {
  const { companion, mode, consent, access, files } = kept ?? {};
  const isSame = kept !== null && kept.specialistId === choices.specialistId;
  return {
    ...choices,
    ...(files && { files }),
    ...(isSame && { mode: choices.mode ?? mode, consent, access }),
    ...(companion && { companion }),
    // In the pages of somebody else the visit is for them.
    forOther: (forOther ?? false) && actingPerson() === null,
  };
}
