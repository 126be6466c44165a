import { useEffect, useRef } from 'react';
import type { NextStep } from './decide-next-step';
import type { BookingModel } from './use-booking';

/**
 * Holds the chosen time before the rest of the form is filled in, so that the user does not lose it while typing. Tries once
 * per choice: a refusal is shown in place and "Continue" may retry.
 * @returns a function that asks; with `again` also for a choice tried before, because the user pressed it again
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
  // A user who was faster than the connection gets the hold once it is up.
  useEffect(() => {
    if (isWanted.current) ask();
  }, [step]);
  return ask;
}
