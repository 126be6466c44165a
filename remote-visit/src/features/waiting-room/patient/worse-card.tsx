import { EMERGENCY_LEVEL } from '@telehealth/clinical/emergency-level';
import { errorText } from '@telehealth/contracts/messages';
import type { DangerCheck } from '@telehealth/contracts/schemas/consultation';
import { SYMPTOM_CHANGES, type SymptomChange } from '@telehealth/contracts/visit';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { type ComponentProps, type ComponentType, useEffect, useId, useRef, useState } from 'react';
import { useSaveIntake } from '../../../data/visits/visit.mutations';
import { useInTurn } from '../../../visit/use-in-turn';
import styles from '../waiting-room.module.css';
import type { DangerQuestions } from './danger-questions';

const LABELS: Readonly<Record<SymptomChange, string>> = { better: 'Better', same: 'The same', worse: 'Worse' };

/** "Worse than when you booked?", stored with the visit at each press. "Worse" asks about danger signs at once. */
export function WorseCard({ details }: { details: VisitDetails }) {
  const id = useId();
  const { said, say, check, error, isUnsaved, isAsked, round } = useSaying(details);
  const { visit, side, treatedBy } = details;
  if (side !== 'patient') return null;
  return (
    <Card title="Worse than when you booked?">
      <Stack>
        {visit.reason !== '' && <p id={id}>You wrote: “{visit.reason}”.</p>}
        {/* biome-ignore lint/a11y/useSemanticElements: the heading of the card names it; a fieldset would say it twice. */}
        <div role="group" aria-label="Compared with when you booked" className={styles.buttons}>
          {SYMPTOM_CHANGES.map((change) => (
            <Button
              key={change}
              variant="line"
              aria-pressed={said === change}
              className={styles.pick}
              onClick={() => say(change)}
            >
              {LABELS[change]}
            </Button>
          ))}
        </div>
        <div role="status">
          {said !== null && said !== 'worse' && !isUnsaved && (
            <Notice tone="success">{treatedBy} sees it before the visit.</Notice>
          )}
          {error !== null && (
            <Notice tone="danger" title="This was not kept yet">
              {errorText(error)} Press your answer again. In danger, call <a href="tel:112">112</a>.
            </Notice>
          )}
        </div>
        {said === 'worse' && (
          <Worse details={details} isAsked={isAsked} round={round} onAgain={() => say('worse')} onChecked={check} />
        )}
      </Stack>
    </Card>
  );
}

/** Sends one answer after the other. The last press shows at once and wins in the database. */
function useSaying({ visit, intake }: VisitDetails) {
  const [pressed, setPressed] = useState<SymptomChange | null>(null);
  const [isUnsaved, setUnsaved] = useState(false);
  const [round, setRound] = useState(0);
  const saving = useSaveIntake();
  const inTurn = useInTurn();
  const latest = useRef(intake);
  useEffect(() => {
    latest.current = intake;
  });
  const save = (symptoms: SymptomChange, danger?: DangerCheck) => {
    setPressed(symptoms);
    setUnsaved(true);
    inTurn(async () => {
      const send = () => {
        const kept = latest.current;
        const questions = kept?.questions ?? [];
        return saving.run({ appointmentId: visit.id, kept, questions, symptoms, ...(danger && { danger }) });
      };
      const first = await send();
      // Another component may have saved the same intake meanwhile, so a conflict is retried on its version.
      const isOvertaken = !first.ok && first.error.id === 'data.conflict';
      const result = isOvertaken ? await afterDrawing().then(send) : first;
      if (result.ok) setUnsaved(false);
    });
  };
  return {
    said: pressed ?? intake?.symptoms ?? null,
    say: (symptoms: SymptomChange) => {
      setRound((before) => before + 1);
      save(symptoms);
    },
    round,
    check: (danger: DangerCheck) => save('worse', danger),
    /** Pressed now, and not read from an earlier answer. */
    isAsked: pressed !== null,
    error: isUnsaved ? saving.error : null,
    isUnsaved,
  };
}

const afterDrawing = () => new Promise<void>((resolve) => setTimeout(resolve, 50));

interface WorseProps extends ComponentProps<typeof DangerQuestions> {
  isAsked: boolean;
  /** Counts presses of "Worse"; each asks the questions again. */
  round: number;
  onAgain: () => void;
}

/** The danger signs: questions now, or the earlier answers with a way to answer again. */
function Worse({ isAsked, round, onAgain, ...rest }: WorseProps) {
  const { intake, treatedBy } = rest.details;
  const answered = intake?.danger ?? null;
  if (isAsked || answered === null) return <Questions key={round} {...rest} />;
  return (
    <Notice
      tone={answered.level <= EMERGENCY_LEVEL ? 'danger' : 'info'}
      title={
        answered.signs.length > 0 ? 'You said that a danger sign is there' : 'You answered the danger signs with no'
      }
      action={
        <Button variant="line" size="s" onClick={onAgain}>
          Answer again
        </Button>
      }
    >
      {answered.signs.map(({ says }) => says).join('; ')} {treatedBy} sees it. If it is there now, do not wait: call{' '}
      <a href="tel:112">112</a>.
    </Notice>
  );
}

type Loaded = ComponentType<ComponentProps<typeof DangerQuestions>> | 'loading' | 'failed';

/** The rules are loaded only for patients who feel worse. */
function Questions(props: ComponentProps<typeof DangerQuestions>) {
  const [Loaded, setLoaded] = useState<Loaded>('loading');
  const [tries, setTries] = useState(0);
  // Each press of "Try again" fetches them once more.
  useEffect(() => {
    let isHere = true;
    import(/* webpackChunkName: "red-flags" */ './danger-questions').then(
      (loaded) => isHere && setLoaded(() => loaded.DangerQuestions),
      () => isHere && setLoaded('failed'),
    );
    return () => {
      isHere = false;
    };
  }, [tries]);
  const again = () => {
    setLoaded('loading');
    setTries(tries + 1);
  };
  if (Loaded === 'loading') return <Spinner label="Loading the danger signs" />;
  if (Loaded !== 'failed') return <Loaded {...props} />;
  return (
    <Notice
      tone="warning"
      title="The danger signs could not be loaded"
      live
      action={
        <Button variant="line" size="s" onClick={again}>
          Try again
        </Button>
      }
    >
      Nothing checks them here now. If it became much worse, do not wait: call <a href="tel:112">112</a>.
    </Notice>
  );
}
