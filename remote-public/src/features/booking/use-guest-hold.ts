import type { AppError } from '@telehealth/contracts/errors';
import { useBackend } from '@telehealth/data/client/use-backend';
import { drawGuestDevice, forgetGuestDevice, guestDevice } from '@telehealth/data/slots/guest-device';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type GuestChoice, holdForGuest, letGuestHoldGo } from '../../data/slots/guest-hold';
import type { NextStep } from './decide-next-step';
import { isOpeningGone } from './place-of-problem';
import type { BookingModel } from './use-booking';

/** A user who steps through times with the arrow keys has not chosen each of them. */
const PAUSE_MS = 700;

export interface GuestHold extends GuestChoice {
  until: Date;
}

export interface GuestHoldControl {
  /** The chosen time while it is held for this device. */
  current: GuestHold | null;
  /** Whether the hold was requested, or none is needed. */
  isSettled: boolean;
  /** The hold ended: releases it for good, so that the openings offered next are correct. */
  end: () => Promise<void>;
}

/**
 * Holds a guest's chosen time from the choice on, while they sign in or up. A failure is silent: the choice stands, and
 * booking asks again.
 */
export function useGuestHold(model: BookingModel, step: NextStep): GuestHoldControl {
  const backend = useBackend();
  const { hold, values, onProblem, offers } = model;
  const { visitTypeId = '', startsAt = '' } = values;
  // A user who signed up meanwhile only claims the time held before, unless they have a hold of their own.
  const isGuest = step === 'signUp' || step === 'onboard';
  const isDue = (isGuest || (step === 'book' && guestDevice() !== undefined)) && hold.current === null;
  const wanted = isDue && visitTypeId && startsAt ? `${visitTypeId} ${startsAt}` : '';
  const [answer, setAnswer] = useState<{ wanted: string; held: GuestHold | null } | null>(null);
  const newest = useRef({ wanted, values, onProblem });
  const line = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    newest.current = { wanted, values, onProblem };
  });

  const ask = useCallback(
    async (choice: GuestChoice, asked: string) => {
      // The choice changed while the previous call was running: only the last one counts.
      if (newest.current.wanted !== asked) return;
      const device = drawGuestDevice();
      const kept = device === undefined ? null : await holdForGuest(backend, choice, device);
      if (newest.current.wanted !== asked) return;
      const until = kept?.ok ? kept.value : null;
      if (kept?.ok && until === null) forgetGuestDevice();
      setAnswer({ wanted: asked, held: until && { ...choice, until } });
      if (kept?.ok === false && isOpeningGone(kept.error)) onGone(kept.error);
    },
    [backend],
  );
  const onGone = (error: AppError) => newest.current.onProblem(error, newest.current.values, true);

  const isFirst = useRef(true);
  useEffect(() => {
    if (wanted === '') return;
    const pause = isFirst.current ? 0 : PAUSE_MS;
    isFirst.current = false;
    const timer = setTimeout(() => {
      line.current = line.current.then(() => ask({ visitTypeId, startsAt }, wanted));
    }, pause);
    return () => clearTimeout(timer);
  }, [wanted, visitTypeId, startsAt, ask]);

  const current = answer !== null && answer.wanted === wanted ? answer.held : null;
  useOwnTimeShown(current, offers);
  return {
    current,
    isSettled: wanted === '' || answer?.wanted === wanted,
    end: async () => {
      setAnswer(null);
      await letGuestHoldGo(backend);
      newest.current.onProblem({ id: 'booking.holdExpired' }, newest.current.values, true);
    },
  };
}

/** A list requested before the device had its token lacks the time held for it, so it is fetched once more. */
function useOwnTimeShown(current: GuestHold | null, { data, refetch }: BookingModel['offers']): void {
  const asked = useRef<GuestHold | null>(null);
  useEffect(() => {
    if (current === null || data === undefined || asked.current === current) return;
    const isShown = data.some(({ openings }) => openings.some((at) => +at === Date.parse(current.startsAt)));
    if (isShown) return;
    asked.current = current;
    refetch();
  }, [current, data, refetch]);
}
