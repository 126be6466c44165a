import { useEffect, useRef } from 'react';
import type { NextStep } from './decide-next-step';
import type { BookingModel } from './use-booking';

/**
 * Holds the chosen time before the rest of the form is filled in, so that nobody loses it while typing. Asks once for a
 * choice: one that was refused is said at its place, and "Continue" may ask again.
 * @returns asks; with `again` also for a choice that was asked before, because the person pressed it anew
 */
export function useEarlyHold({ form, hold, onProblem }: BookingModel, step: NextStep): (again?: boolean) => void {
  const asked = useRef('');
  const isWanted = useRef(false);
  const ask = (again = false) => {
    isWanted.current = true;
    const values = form.getValues();
    const { visitTypeId, startsAt, mode } = values;
    if (step !== 'book' || hold.current !== null || !visitTypeId || !startsAt || !mode) return;
    const choice = `${visitTypeId} ${startsAt} ${mode}`;
    if (asked.current === choice && !again) return;
    asked.current = choice;
    void hold.take({ visitTypeId, startsAt, mode }).then((held) => {
      if (!held.ok) onProblem(held.error, values, !again);
    });
  };
  // Whoever was faster than the connection gets the hold as soon as it stands.
  useEffect(() => {
    if (isWanted.current) ask();
  }, [step]);
  return ask;
}
