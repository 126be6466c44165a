import { pathTo } from '@telehealth/contracts/routes';
import { useLayoutEffect, useState } from 'react';
import { useNow } from '../clock/use-now';
import { type HeldBooking, heldBooking } from './held-booking';

/**
 * The visit that somebody chose and is about to book, on a page in between; null where the page leads elsewhere.
 * @param returnTo path and search to which the page leads
 */
export function useHeldBooking(returnTo: string | null): (HeldBooking & { now: Date }) | null {
  const now = useNow();
  const [held, setHeld] = useState<HeldBooking | null>(null);
  const isMeant = returnTo?.split('?')[0] === pathTo('bookConsultation');
  // After the first drawing, because a page drawn on the server has no storage.
  useLayoutEffect(() => setHeld(isMeant ? heldBooking() : null), [isMeant]);
  return held && { ...held, now };
}
