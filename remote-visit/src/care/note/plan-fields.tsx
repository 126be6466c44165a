import { message } from '@telehealth/contracts/messages';
import { LIMITS } from '@telehealth/contracts/settings';
import type { NoteWords } from '@telehealth/data/notes/note.schema';
import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';
import styles from './note.module.css';
import { readingHint } from './reading-level';
import { SeeAgain } from './see-again';
import { TeachBackFields } from './teach-back-fields';
import { WatchFields } from './watch-fields';

interface PlanFieldsProps {
  words: NoteWords;
  isAddendum: boolean;
  /** The user tried to sign: mark what is missing. */
  showsProblems: boolean;
  onChange: (change: Partial<NoteWords>) => void;
}

/** What the patient reads: the plan in plain words, comprehension questions, and what to watch for. */
export function PlanFields({ words, isAddendum, showsProblems, onChange }: PlanFieldsProps) {
  return (
    <div className={styles.plan}>
      <h3>{isAddendum ? 'Changes of the plan, for the patient' : 'Plan in plain words'}</h3>
      <Field
        label="What the patient does, step by step"
        hint={`One step a line. The patient reads this once you sign. ${readingHint(words.planPlain)}`.trim()}
        error={planProblem(words.planPlain, showsProblems && !isAddendum)}
        optional={isAddendum}
      >
        {(control) => (
          <TextArea
            {...control}
            className={styles.area}
            rows={3}
            value={words.planPlain}
            onChange={(event) => onChange({ planPlain: event.currentTarget.value })}
          />
        )}
      </Field>
      {!isAddendum && <SeeAgain plan={words.planPlain} onChange={(planPlain) => onChange({ planPlain })} />}
      <WatchFields watchFor={words.watchFor} onChange={(watchFor) => onChange({ watchFor })} />
      <TeachBackFields questions={words.teachBack} onChange={(teachBack) => onChange({ teachBack })} />
    </div>
  );
}

function planProblem(plan: string, isAsked: boolean): string | undefined {
  if (plan.length > LIMITS.planPlain.max) return message('notes.planTooLong');
  return isAsked && plan.trim() === '' ? message('notes.planRequired') : undefined;
}
