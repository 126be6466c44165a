import { useEffect } from 'react';
import { usePatientLeftAt } from '../../data/room/last-seat.queries';
import type { CallFacts } from './connection-message';

interface LastSeatProps {
  appointmentId: string;
  facts: CallFacts;
  onKnown: (leftAt: Date) => void;
}

/** Asks the database when the patient left, which this tab does not know after a reload. Renders nothing. */
export function LastSeat({ appointmentId, facts, onKnown }: LastSeatProps) {
  const isAsked = facts.side === 'practice' && !facts.isOtherSeated && facts.leftAt === null;
  const { data = null } = usePatientLeftAt(appointmentId, isAsked);
  useEffect(() => {
    if (data !== null) onKnown(data);
  }, [data, onKnown]);
  return null;
}
