import { now } from '@telehealth/contracts/clock';
import { errorText } from '@telehealth/contracts/messages';
import { pathTo } from '@telehealth/contracts/routes';
import { nameVisit } from '@telehealth/data/appointments/visit-name';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Button } from '@telehealth/ui/parts/button';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useState } from 'react';
import { isPractice } from '../../call/who-talks';
import type { RoomView } from '../../room/room-view';
import { mustAgree, PlaceDialog } from './come-in-first';
import styles from './stage.module.css';

interface OutOfCallProps {
  view: Pick<RoomView, 'phase' | 'refusal'>;
  details: VisitDetails;
  name: string;
  onComeIn: () => void;
}

/** Shown while this tab has no seat: why, and the button that changes it. */
export function OutOfCall({ view, details, name, onComeIn }: OutOfCallProps) {
  const { Your } = useSubjectWords();
  const [asks, setAsks] = useState(false);
  const words = wordsOf(view, name, nameVisit(details.visit, now()).label);
  if (words === null) return <div data-part="stage" className={styles.stage} aria-busy="true" />;
  const list = pathTo(isPractice(details) ? 'specialist.appointments' : 'patient.appointments');
  return (
    <section data-part="stage" className={styles.stage} aria-label="The call">
      <div className={styles.over}>
        <h2>{words.title}</h2>
        <p>{words.text}</p>
        <div className={styles.actions}>
          {words.button !== null && (
            <Button variant="paper" onClick={() => (mustAgree(details) ? setAsks(true) : onComeIn())}>
              {words.button}
            </Button>
          )}
          {view.phase !== 'entering' && (
            <LinkButton variant="line" to={list}>
              {Your} appointments
            </LinkButton>
          )}
        </div>
      </div>
      <PlaceDialog
        details={details}
        title="Before you come in"
        open={asks}
        onClose={() => setAsks(false)}
        onDone={() => {
          setAsks(false);
          onComeIn();
        }}
      />
    </section>
  );
}

interface Words {
  title: string;
  text: string;
  button: string | null;
}

/**
 * Text for each state without a seat; null: this tab has one.
 * @param state the visit's phase in words
 */
export function wordsOf(
  { phase, refusal }: Pick<RoomView, 'phase' | 'refusal'>,
  name: string,
  state: string,
): Words | null {
  switch (phase) {
    case 'outside':
      return {
        title: `The visit is ${state.toLowerCase()}`,
        text: `Come in to see and hear ${name}. Your devices open then.`,
        button: 'Come in',
      };
    case 'entering':
      return {
        title: 'Coming in',
        text: 'Opening your devices. Your browser may ask whether this page may use them.',
        button: null,
      };
    case 'taken':
      return {
        title: 'You took this visit to another tab or device.',
        text: 'Camera and microphone are off here. What you write stays on both.',
        button: 'Use it here again',
      };
    case 'left':
      return {
        title: 'You left the call.',
        text: 'The visit goes on, and you can come back until it is finished.',
        button: 'Come back',
      };
    case 'over':
      return {
        title: 'The visit is over.',
        text: 'Camera and microphone are off. What follows opens here by itself.',
        button: null,
      };
    case 'refused':
      return {
        title: 'You are not in the call.',
        text: errorText(refusal ?? { id: 'data.failed' }),
        button: 'Try again',
      };
    case 'seated':
      return null;
  }
}
