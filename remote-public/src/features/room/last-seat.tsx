import { usePatientLeftAt } from '@telehealth/data/room/last-seat.queries';
import { useEffect } from 'react';
import type { CallFacts } from './say-connection';

interface LastSeatProps {
  appointmentId: string;
  facts: CallFacts;
  onKnown: (leftAt: Date) => void;
}

/** Finds out when the patient went whom this tab has not seen go, since it was reloaded. Draws nothing. */
export function LastSeat({ appointmentId, facts, onKnown }: LastSeatProps) {
  const isAsked = facts.side === 'practice' && !facts.isOtherSeated && facts.leftAt === null;
  const { data = null } = usePatientLeftAt(appointmentId, isAsked);
  useEffect(() => {
    if (data !== null) onKnown(data);
  }, [data, onKnown]);
  return null;
}
