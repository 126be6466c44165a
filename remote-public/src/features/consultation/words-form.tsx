import { errorText, LIMITS, SYMPTOM_CHANGES, type SymptomChange, type VisitDetails } from '@telehealth/contracts';
import { useSaveIntake } from '@telehealth/data/visits/visit.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { type FormEvent, useRef, useState } from 'react';
import { RedFlagWatch } from '../../safety/red-flag-watch';
import { SharedFiles } from './shared-files';

const CHANGES: Readonly<Record<SymptomChange, string>> = { better: 'Better', same: 'The same', worse: 'Worse' };
const NUMBERS = ['First', 'Second', 'Third'] as const;

/** Up to three questions and how it is now, read by the specialist before the visit. Every save is kept as a version. */
export function WordsForm({ details }: { details: VisitDetails }) {
  const { visit, intake, side } = details;
  const [questions, setQuestions] = useState(() => NUMBERS.map((_, at) => intake?.questions[at] ?? ''));
  const [symptoms, setSymptoms] = useState<SymptomChange | ''>(intake?.symptoms ?? '');
  const [isSaved, setSaved] = useState(false);
  const changes = useRef(0);
  const saving = useSaveIntake();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const before = changes.current;
    const result = await saving.run({ appointmentId: visit.id, kept: intake, questions, symptoms: symptoms || null });
    // What was written meanwhile is not on the way yet.
    setSaved(result.ok && changes.current === before);
  };
  const touch = () => {
    changes.current += 1;
    setSaved(false);
  };
  const change = (at: number, text: string) => {
    touch();
    setQuestions(questions.map((question, index) => (index === at ? text : question)));
  };
  // Whoever acts for the patient does not read what was written, and so cannot replace it unseen.
  if (side !== 'patient') return null;
  return (
    <Card title="What you want to ask">
      <form id="words" noValidate onSubmit={(event) => void save(event)}>
        <Stack>
          {NUMBERS.map((number, at) => (
            <Field key={number} label={`${number} question`} optional>
              {(control) => (
                <TextInput
                  {...control}
                  maxLength={LIMITS.line.max}
                  value={questions[at]}
                  onChange={(event) => change(at, event.currentTarget.value)}
                />
              )}
            </Field>
          ))}
          <RedFlagWatch text={questions.join('\n')} />
          <ChipGroup
            type="radio"
            legend="How is it now, compared with when you booked?"
            name="symptoms"
            optional
            options={SYMPTOM_CHANGES.map((value) => ({ value, label: CHANGES[value] }))}
            value={symptoms}
            onChange={(value) => {
              touch();
              setSymptoms(value);
            }}
          />
          {symptoms === 'worse' && (
            <Notice tone="warning" title="If it became much worse, do not wait for this visit">
              Call your nearest doctor or, in danger, 112.
            </Notice>
          )}
          {intake !== null && intake.files.length > 0 && <SharedFiles files={intake.files} />}
          <div role="status">
            {saving.error !== null && <Notice tone="danger">{errorText(saving.error)}</Notice>}
            {isSaved && <Notice tone="success">Saved. Your specialist reads it before the visit.</Notice>}
          </div>
          <div>
            <Button type="submit" variant="line" busy={saving.isRunning}>
              Save
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
