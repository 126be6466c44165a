import type { AppError } from '@telehealth/contracts';
import { useBackend } from '@telehealth/data/client/use-backend';
import { drawGuestDevice, forgetGuestDevice, guestDevice } from '@telehealth/data/slots/guest-device';
import { type GuestChoice, holdForGuest, letGuestHoldGo } from '@telehealth/data/slots/guest-hold';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { NextStep } from './decide-next-step';
import { isOpeningGone } from './place-of-problem';
import type { BookingModel } from './use-booking';

/** Somebody who walks along the times, by the arrow keys for example, has not chosen each of them. */
const PAUSE_MS = 700;

export interface GuestHold extends GuestChoice {
  until: Date;
}

export interface GuestHoldControl {
  /** The time on the page, while it is kept for this device. */
  current: GuestHold | null;
  /** Whether it was asked for the time on the page, or need not be. */
  isSettled: boolean;
  /** The time is up: it is given back for good, so that what is offered next is true. */
  end: () => Promise<void>;
}

/**
 * Keeps the time that somebody without an account chose, from the choice on, while they sign in or up. Where it cannot be
 * kept nothing is said: the choice stands as it is, and booking asks again.
 */
export function useGuestHold(model: BookingModel, step: NextStep): GuestHoldControl {
  const backend = useBackend();
  const { hold, values, onProblem, offers } = model;
  const { visitTypeId = '', startsAt = '' } = values;
  // Whoever has signed up meanwhile asks only for what was kept before; a hold of their own needs none of it.
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
      // Chosen anew while the call before was on its way: only the last choice is asked for.
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

/** A list that was asked for before the device had its token lacks the time that is kept for it: it is asked for once more. */
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
