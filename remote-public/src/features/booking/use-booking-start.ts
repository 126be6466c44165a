import type { AppError, BookingDraft, Result } from '@telehealth/contracts';
import { useSearchParams } from '@telehealth/contracts/router';
import { useBackend } from '@telehealth/data/client/use-backend';
import { takeDraft } from '@telehealth/data/drafts/draft.calls';
import { useCallback, useEffect, useState } from 'react';
import { carriedReason } from '../../carried/carried-reason';
import { readDraftCode } from '../../carried/draft-code';
import { readBookingAddress } from './booking-address';

/** What the booking form begins with. */
export type BookingStart =
  | { status: 'loading' }
  | { status: 'failed'; error: AppError; retry: () => void }
  | { status: 'ready'; draft: BookingDraft; isReturn: boolean; draftGone: boolean };

/**
 * Puts together what is known at the start: the choices in the address, the words from the landing form, and on the way
 * back from sign-up (`?draft=1`) everything that was typed before.
 */
export function useBookingStart(): BookingStart {
  const backend = useBackend();
  const [query] = useSearchParams();
  // The address changes while the form is used; only the one it began with counts here.
  const [address] = useState(() => readBookingAddress(query));
  const [code] = useState(readDraftCode);
  const [attempt, setAttempt] = useState(0);
  const [taken, setTaken] = useState<Result<BookingDraft | null, AppError> | null>(
    code === undefined ? { ok: true, value: null } : null,
  );
  const retry = useCallback(() => {
    setTaken(null);
    setAttempt((count) => count + 1);
  }, []);
  // `attempt` asks again.
  useEffect(() => {
    if (code === undefined) return;
    let isCurrent = true;
    void takeDraft(backend, code).then((result) => isCurrent && setTaken(result));
    return () => {
      isCurrent = false;
    };
  }, [backend, code, attempt]);
  return toStart(address, taken, retry);
}

type Address = ReturnType<typeof readBookingAddress>;

function toStart(
  address: Address,
  taken: Result<BookingDraft | null, AppError> | null,
  retry: () => void,
): BookingStart {
  if (taken === null) return { status: 'loading' };
  if (!taken.ok && address.isReturn) return { status: 'failed', error: taken.error, retry };
  const kept = taken.ok ? taken.value : null;
  const reason = carriedReason() || kept?.reason || '';
  return {
    status: 'ready',
    isReturn: address.isReturn,
    draftGone: address.isReturn && kept === null,
    draft: address.isReturn ? { ...kept, reason } : { ...address.choices, reason },
  };
}
