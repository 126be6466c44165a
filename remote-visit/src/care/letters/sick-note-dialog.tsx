import type { CareVisit } from '@telehealth/care/care-visit';
import { now } from '@telehealth/contracts/clock';
import { dayKey, viewerTimeZone } from '@telehealth/contracts/formatting';
import { sickNoteSchema } from '@telehealth/contracts/schemas/letter';
import { LIMITS } from '@telehealth/contracts/settings';
import { CheckboxField } from '@telehealth/ui/forms/checkbox-field';
import { DateField } from '@telehealth/ui/forms/date-field';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { useState } from 'react';
import { useIssueLetter } from '../../data/letters/letter.mutations';
import type { Letter } from '../../data/letters/letter.schema';
import { fillIn, sickNoteDraft, useLetterDraft } from '../../data/letters/letter-draft';
import { LetterDialog } from './letter-dialog';
import { BASIS_WORDS, FITNESS_WORDS, KIND_WORDS } from './letter-words';

const toOptions = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }));

interface SickNoteDialogProps {
  visit: CareVisit;
  /** `school_note`: the same facts, for the school or crèche of a child. */
  kind: 'sick_note' | 'school_note';
  /** The one whose place it takes: the form begins with what it says. */
  replaces: Letter | null;
  onClose: () => void;
}
const READERS = { sick_note: 'Their employer', school_note: 'The school or crèche' } as const;
const AGREES = {
  sick_note: 'The patient agrees that the illness is named',
  school_note: 'The patient, or the parent of a child under 12, agrees that the illness is named',
} as const;

/**
 * A sick note with the contents that rule 16 of the Ethical Rules of Conduct requires of a certificate of illness (HPCSA,
 * Government Notice R717 of 4 August 2006). Choices of legal weight have no default.
 */
export function SickNoteDialog({ visit, kind, replaces, onClose }: SickNoteDialogProps) {
  const issuing = useIssueLetter();
  const [key] = useState(() => crypto.randomUUID());
  const today = dayKey(now(), viewerTimeZone());
  const form = useZodForm({
    schema: sickNoteSchema,
    defaultValues: {
      from: today,
      to: '',
      illness: '',
      ...(replaces !== null && 'from' in replaces.body && replaces.body),
      consent: false,
    },
  });
  const draft = useLetterDraft({
    appointmentId: visit.appointmentId,
    kind,
    replaces: replaces?.id ?? null,
    schema: sickNoteDraft,
    values: form.watch(),
    restore: (kept) => fillIn(form, kept),
  });
  const named = form.watch('illness') ?? '';
  return (
    <LetterDialog
      title={`Write a ${KIND_WORDS[kind].toLowerCase()}`}
      patientName={visit.patientName}
      form={form}
      draft={draft}
      isRunning={issuing.isRunning}
      error={issuing.error}
      onClose={onClose}
      onIssue={({ consent, ...body }) =>
        issuing.run({
          appointmentId: visit.appointmentId,
          key,
          letter: { kind, body },
          replaces: replaces?.id ?? null,
        })
      }
    >
      <DateField name="from" label="First day" required />
      <DateField name="to" label="Last day" required />
      <RadioGroupField name="fitness" label="The patient is" options={toOptions(FITNESS_WORDS[kind])} required />
      <RadioGroupField name="basis" label="Based on" options={toOptions(BASIS_WORDS[kind])} required />
      <TextField
        name="illness"
        label="Illness, in plain words"
        hint={`${READERS[kind]} will read it. If you leave it empty, the note says that it is not named.`}
        maxLength={LIMITS.letter.illness.max}
        optional
      />
      {named.trim() !== '' && <CheckboxField name="consent" label={AGREES[kind]} />}
    </LetterDialog>
  );
}
