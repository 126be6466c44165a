import { RedFlagWatch } from '@telehealth/care/safety/red-flag-watch';
import { errorText } from '@telehealth/contracts/messages';
import { LIMITS } from '@telehealth/contracts/settings';
import { SYMPTOM_CHANGES, type SymptomChange } from '@telehealth/contracts/visit';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import type { FormEvent } from 'react';
import { useSaveIntake } from '../data/visits/visit.mutations';
import { SharedFiles } from './shared-files';
import { type IntakeDraft, useIntakeDraft, type Words } from './use-intake-draft';

const CHANGES: Readonly<Record<SymptomChange, string>> = { better: 'Better', same: 'The same', worse: 'Worse' };
const NUMBERS = ['First', 'Second', 'Third'] as const;

interface WordsFormProps {
  details: VisitDetails;
  /** Whether it asks for the symptom change; false where the page has a separate control. */
  asksHow?: boolean;
}

/** Up to three questions and the symptom change, which the specialist reads before the visit. Each save is a version. */
export function WordsForm({ details, asksHow = true }: WordsFormProps) {
  const { Your } = useSubjectWords();
  const { visit, intake, side } = details;
  const words = useIntakeDraft(intake);
  const { questions, symptoms, change } = words;
  const saving = useSaveIntake();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const written = words.send();
    const result = await saving.run({
      appointmentId: visit.id,
      kept: words.base,
      questions,
      symptoms: symptoms || null,
    });
    if (result.ok) words.settle(written);
  };
  // A delegate cannot read the text, so they must not replace it.
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
                  onChange={(event) =>
                    change({
                      questions: questions.map((question, index) =>
                        index === at ? event.currentTarget.value : question,
                      ),
                    })
                  }
                />
              )}
            </Field>
          ))}
          <RedFlagWatch text={questions.join('\n')} />
          {asksHow && <HowItIs symptoms={symptoms} change={change} />}
          <SharedFiles details={details} />
          <div role="status">
            {words.other !== null && <OtherWords other={words.other} words={words} />}
            {saving.error !== null && words.other === null && <Notice tone="danger">{errorText(saving.error)}</Notice>}
            {words.isSaved && <Notice tone="success">Saved. {Your} specialist reads it before the visit.</Notice>}
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

function HowItIs({ symptoms, change }: Pick<IntakeDraft, 'symptoms' | 'change'>) {
  return (
    <>
      <ChipGroup
        type="radio"
        legend="How is it now, compared with when you booked?"
        name="symptoms"
        optional
        options={SYMPTOM_CHANGES.map((value) => ({ value, label: CHANGES[value] }))}
        value={symptoms}
        onChange={(value) => change({ symptoms: value })}
      />
      {symptoms === 'worse' && (
        <Notice tone="warning" title="If it became much worse, do not wait for this visit">
          Call your nearest doctor or, in danger, 112.
        </Notice>
      )}
    </>
  );
}

/** The text was saved in another tab or by a delegate while this one has unsaved edits. */
function OtherWords({ other, words }: { other: Words; words: IntakeDraft }) {
  const said = other.questions.filter((question) => question !== '');
  return (
    <Notice
      tone="warning"
      title="Something else was saved in the meantime"
      action={
        <Cluster>
          <Button variant="line" size="s" onClick={words.takeOther}>
            Use what was saved
          </Button>
          <Button variant="line" size="s" onClick={words.keepMine}>
            Keep mine, then save
          </Button>
        </Cluster>
      }
    >
      {said.length > 0 ? `It says: ${said.join(' / ')}` : 'It has no questions.'}
      {other.symptoms && ` How it is: ${CHANGES[other.symptoms].toLowerCase()}.`} What you wrote here is still here, and
      not saved.
    </Notice>
  );
}
