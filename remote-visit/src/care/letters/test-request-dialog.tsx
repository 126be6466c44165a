import type { CareVisit } from '@telehealth/care/care-visit';
import { type TestRequestForm, testRequestSchema, testsOf } from '@telehealth/contracts/schemas/letter';
import { LIMITS } from '@telehealth/contracts/settings';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import { useIssueLetter } from '../../data/letters/letter.mutations';
import type { Letter } from '../../data/letters/letter.schema';
import { fillIn, testRequestDraft, useLetterDraft } from '../../data/letters/letter-draft';
import { LetterDialog } from './letter-dialog';
import { CATEGORY_WORDS, PRIORITY_WORDS } from './letter-words';

/** What primary care asks for most; one press adds a line. */
const USUAL = {
  laboratory: [
    'Full blood count',
    'Creatinine and electrolytes',
    'HbA1c',
    'Glucose',
    'Lipids',
    'TSH',
    'Liver function',
    'CRP',
    'HIV test',
    'Urine culture',
  ],
  imaging: ['Chest X-ray', 'Abdominal ultrasound', 'Pelvic ultrasound', 'Mammogram'],
} as const;

const toOptions = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

interface TestRequestDialogProps {
  visit: CareVisit;
  /** The one whose place it takes: the form begins with what it says. */
  replaces: Letter | null;
  onClose: () => void;
}

function firstValues(replaces: Letter | null): Partial<TestRequestForm> {
  const empty = { tests: '', question: '', code: '', fasting: false, to: '' };
  if (replaces === null || !('tests' in replaces.body)) return empty;
  return { ...replaces.body, tests: replaces.body.tests.join('\n') };
}

/** An order of tests or pictures. Its code is the number by which a result finds its way back. */
export function TestRequestDialog({ visit, replaces, onClose }: TestRequestDialogProps) {
  const issuing = useIssueLetter();
  const [key] = useState(() => crypto.randomUUID());
  const form = useZodForm({ schema: testRequestSchema, defaultValues: firstValues(replaces) });
  const draft = useLetterDraft({
    appointmentId: visit.appointmentId,
    kind: 'test_request',
    replaces: replaces?.id ?? null,
    schema: testRequestDraft,
    values: form.watch(),
    restore: (kept) => fillIn(form, kept),
  });
  const category = form.watch('category');
  const isBlood = category === 'laboratory';
  const add = (test: string) => {
    const lines = testsOf(form.getValues('tests') ?? '');
    if (!lines.includes(test)) form.setValue('tests', [...lines, test].join('\n'), { shouldDirty: true });
    form.clearErrors('tests');
  };
  return (
    <LetterDialog
      title="Order a test"
      patientName={visit.patientName}
      form={form}
      draft={draft}
      isRunning={issuing.isRunning}
      error={issuing.error}
      onClose={onClose}
      onIssue={({ tests, fasting, code, ...body }) =>
        issuing.run({
          appointmentId: visit.appointmentId,
          key,
          letter: {
            kind: 'test_request',
            body: { ...body, tests: testsOf(tests), fasting: fasting && isBlood, code: code.toUpperCase() },
          },
          replaces: replaces?.id ?? null,
        })
      }
    >
      <RadioGroupField name="category" label="Asked of" options={toOptions(CATEGORY_WORDS)} required />
      {(isBlood || category === 'imaging') && (
        <Cluster>
          {USUAL[category].map((test) => (
            <Button key={test} variant="quiet" size="s" icon={icons.plus} onClick={() => add(test)}>
              {test}
            </Button>
          ))}
        </Cluster>
      )}
      <TextAreaField name="tests" label="What is to be done" hint="One on each line" rows={4} required />
      <TextAreaField
        name="question"
        label="What you want to know"
        hint="Where, since when, and what you think of"
        rows={3}
        maxLength={LIMITS.letter.question.max}
        required
      />
      <TextField
        name="code"
        label="ICD-10 code of the illness"
        hint="Such as I10. Laboratories bill by it; whoever has the paper can look it up."
        maxLength={8}
        optional
      />
      <RadioGroupField
        name="urgency"
        label="How soon"
        hint="In danger now? Send help instead; a test takes too long."
        options={toOptions(PRIORITY_WORDS)}
        required
      />
      {isBlood && (
        <CheckboxField name="fasting" label="Fasting: nothing but water for eight hours before" required={false} />
      )}
      <TextField
        name="to"
        label="To"
        hint="Empty: the patient chooses where"
        maxLength={LIMITS.letter.to.max}
        optional
      />
    </LetterDialog>
  );
}
