import { needsWords } from '@telehealth/contracts/visit';
import { useNeedsOfVisit } from '@telehealth/data/chart/chart.queries';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Button } from '@telehealth/ui/parts/button';
import { useEffect, useEffectEvent } from 'react';
import { useLargeText, useOwnNeeds } from '../../visit/own-needs';
import styles from './room.module.css';
import type { CallActions } from './use-call-actions';

/** The patient's needs in this visit, with the actions for them, above the practice's panels. */
export function NeedsStrip({ appointmentId, callActions }: { appointmentId: string; callActions: CallActions }) {
  const { data } = useNeedsOfVisit(appointmentId, true);
  const words = data === undefined ? [] : needsWords(data);
  if (data === undefined || words.length === 0) return null;
  return (
    <section className={styles.needs} aria-label="What the patient needs">
      <p>
        <b>Needs:</b> {words.join('. ')}
      </p>
      {data.captions && !callActions.isChatOpen && (
        <Button variant="line" size="s" onClick={() => callActions.show('chat')}>
          Open the chat
        </Button>
      )}
      {data.interpreter !== '' && (
        <Button variant="line" size="s" onClick={() => callActions.open('more')}>
          Invite an interpreter
        </Button>
      )}
    </section>
  );
}

/** Applies the patient's own needs: larger text, and an open chat where the main points are written. */
export function OwnNeedsInCall({ details, callActions }: { details: VisitDetails; callActions: CallActions }) {
  const needs = useOwnNeeds(details);
  useLargeText(needs.largeText === true);
  const openChat = useEffectEvent(() => callActions.show('chat'));
  useEffect(() => {
    if (needs.captions) openChat();
  }, [needs.captions]);
  return null;
}
