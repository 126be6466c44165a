import { actingPerson } from '@telehealth/contracts/people';
import type { BookingForm } from '@telehealth/contracts/schemas/booking';
import type { SaidPerson } from '@telehealth/triage/people';
import { useState } from 'react';
import type { NextStep } from './decide-next-step';

export interface AskWhom {
  /** The question is open: of whom the words speak. */
  asked: { said: SaidPerson; values: BookingForm } | null;
  /** Asks once if the words name somebody else than whom the visit is for. @returns whether it asks now */
  asks: (values: BookingForm) => Promise<boolean>;
  /** @param isMine the visit is the user's own: these words are not asked about again */
  close: (isMine?: boolean) => void;
}

/** Before a visit is booked for the user whose words name somebody else, the page asks whom it is for. */
export function useAskWhom(step: NextStep): AskWhom {
  const [asked, setAsked] = useState<AskWhom['asked']>(null);
  const [answered, setAnswered] = useState<string | null>(null);
  const asks = async (values: BookingForm) => {
    if (step !== 'book' || actingPerson() !== null || values.forWhom !== 'me' || values.reason === answered)
      return false;
    const said = await personIn(values.reason);
    if (said === null) return false;
    setAsked({ said, values });
    return true;
  };
  const close = (isMine = false) => {
    if (isMine && asked !== null) setAnswered(asked.values.reason);
    setAsked(null);
  };
  return { asked, asks, close };
}

/** Without the reader nothing is asked: a visit must not wait for a question. */
async function personIn(words: string): Promise<SaidPerson | null> {
  try {
    const reader = await import(/* webpackChunkName: "red-flags" */ '@telehealth/triage/people');
    return reader.personIn(words);
  } catch {
    return null;
  }
}
