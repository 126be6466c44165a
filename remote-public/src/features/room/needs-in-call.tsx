import { needsWords } from '@telehealth/contracts';
import { useNeedsOfVisit } from '@telehealth/data/chart/chart.queries';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Button } from '@telehealth/ui/parts/button';
import { useEffect, useEffectEvent } from 'react';
import { useLargeText, useOwnNeeds } from '../../visit/own-needs';
import styles from './room.module.css';
import type { CallMoves } from './use-call-moves';

/** What the patient needs in this visit, above the practice's side of the call, with what can be done about it here. */
export function NeedsStrip({ appointmentId, moves }: { appointmentId: string; moves: CallMoves }) {
  const { data } = useNeedsOfVisit(appointmentId, true);
  const words = data === undefined ? [] : needsWords(data);
  if (data === undefined || words.length === 0) return null;
  return (
    <section className={styles.needs} aria-label="What the patient needs">
      <p>
        <b>Needs:</b> {words.join('. ')}
      </p>
      {data.captions && !moves.isChatOpen && (
        <Button variant="line" size="s" onClick={() => moves.show('chat')}>
          Open the chat
        </Button>
      )}
      {data.interpreter !== '' && (
        <Button variant="line" size="s" onClick={() => moves.open('more')}>
          Invite an interpreter
        </Button>
      )}
    </section>
  );
}

/** What a patient's own needs change in the call: larger text, and the chat open where the main points are written. */
export function OwnNeedsInCall({ details, moves }: { details: VisitDetails; moves: CallMoves }) {
  const needs = useOwnNeeds(details);
  useLargeText(needs.largeText === true);
  const openChat = useEffectEvent(() => moves.show('chat'));
  useEffect(() => {
    if (needs.captions) openChat();
  }, [needs.captions]);
  return null;
}
