import { bookingSchema } from '@telehealth/contracts/schemas';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import { useEffect, useRef } from 'react';
import { findOwnHold, hasVisitAt, toHold } from './booking-hold';
import type { NextStep } from './decide-next-step';
import type { BookingModel } from './use-booking';
import type { GuestHoldControl } from './use-guest-hold';

/**
 * Looks once whether the chosen time can still be had: a time the person holds already is taken up again, a time that
 * is gone is said at once, and on the way back from sign-up a complete booking is held without another press.
 */
export function useOpeningCheck(model: BookingModel, step: NextStep, isReturn: boolean, guest: GuestHoldControl): void {
  const visits = useMyAppointments();
  const isDone = useRef(false);
  const { offers, hold, specialistId, form, onProblem, onFurther } = model;
  // Before that their own held time would look like somebody else's.
  const isPersonKnown = step === 'book' ? visits.status !== 'pending' : step !== 'wait' && step !== 'reconnect';
  // A time that is kept for this device is not looked for: it is theirs.
  const isKnown = offers.data !== undefined && isPersonKnown && guest.isSettled;
  // Runs once, as soon as everything is known
  useEffect(() => {
    if (!isKnown || isDone.current) return;
    isDone.current = true;
    const values = form.getValues();
    const own = findOwnHold(visits.data ?? [], { specialistId, startsAt: values.startsAt });
    if (own !== undefined) {
      form.setValue('visitTypeId', own.visitTypeId);
      form.setValue('startsAt', own.startsAt.toISOString());
      form.setValue('mode', own.mode);
      const held = toHold(own);
      return held === null ? onFurther(own) : hold.adopt(held);
    }
    if (values.startsAt === '') return;
    // It is taken by nobody else: they have it.
    if (hasVisitAt(visits.data ?? [], values.startsAt)) return onProblem({ id: 'booking.overlapsYours' }, values);
    const isFree = offers.data?.some(({ openings }) => openings.some((at) => at.toISOString() === values.startsAt));
    if (isFree !== true && guest.current === null) return onProblem({ id: 'booking.slotNotOffered' }, values);
    const complete = bookingSchema.safeParse(values);
    if (!isReturn || step !== 'book' || !complete.success) return;
    void hold.take(complete.data).then((held) => {
      if (!held.ok) onProblem(held.error, complete.data);
    });
  }, [isKnown]);
}
