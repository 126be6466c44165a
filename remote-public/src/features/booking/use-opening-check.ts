import { bookingSchema } from '@telehealth/contracts/schemas/booking';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import { useEffect, useRef } from 'react';
import { findOwnHold, hasVisitAt, toHold } from './booking-hold';
import type { NextStep } from './decide-next-step';
import type { BookingModel } from './use-booking';
import type { GuestHoldControl } from './use-guest-hold';

/**
 * Checks once whether the chosen time is available. The user's own hold is resumed, a lost time is reported, and on return
 * from sign-up a complete booking is held without another press.
 */
export function useOpeningCheck(model: BookingModel, step: NextStep, isReturn: boolean, guest: GuestHoldControl): void {
  const visits = useMyAppointments();
  const isDone = useRef(false);
  const { offers, hold, specialistId, form, onProblem, onFurther } = model;
  // Before the identity is known, the user's own hold would look like another patient's.
  const isPersonKnown = step === 'book' ? visits.status !== 'pending' : step !== 'wait' && step !== 'reconnect';
  // A time held for this device is not checked.
  const isKnown = offers.data !== undefined && isPersonKnown && guest.isSettled;
  // Runs once, when everything is known.
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
    // The user has a visit at this time themselves.
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
