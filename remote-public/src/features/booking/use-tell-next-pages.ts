import { formatMoment, formatTime, MODE_LABELS } from '@telehealth/contracts/formatting';
import { forgetHeldBooking, keepHeldBooking } from '@telehealth/data/slots/held-booking';
import { useEffect } from 'react';
import { useViewerZone } from '../../openings/use-viewer-zone';
import type { NextStep } from './decide-next-step';
import type { BookingModel } from './use-booking';
import type { GuestHoldControl } from './use-guest-hold';

/** Lets the pages of signing up and in say which visit is chosen and until when it is held; whoever may book forgets it. */
export function useTellNextPages({ offer, values, hold }: BookingModel, guest: GuestHoldControl, step: NextStep): void {
  const zone = useViewerZone();
  const { startsAt, mode } = values;
  const until = guest.current?.until ?? hold.current?.expiresAt ?? null;
  const what =
    offer === undefined || !startsAt
      ? null
      : `${formatMoment(new Date(startsAt), zone)}, with ${offer.specialist.name}${mode ? `, ${MODE_LABELS[mode].toLowerCase()}` : ''}`;
  const words = until && formatTime(until, zone);
  const at = until?.getTime() ?? null;
  useEffect(() => {
    if (step === 'book') forgetHeldBooking();
    // Back from signing up the offer is not there yet: what was kept before stands.
    else if (what !== null) keepHeldBooking({ what, until: at !== null && words !== null ? { at, words } : null });
  }, [step, what, at, words]);
}
