import type { CareVisit } from '@telehealth/care/care-visit';
import { referralSchema } from '@telehealth/contracts/schemas/letter';
import { LIMITS } from '@telehealth/contracts/settings';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { useState } from 'react';
import { useIssueLetter } from '../../data/letters/letter.mutations';
import type { Letter } from '../../data/letters/letter.schema';
import { fillIn, referralDraft, useLetterDraft } from '../../data/letters/letter-draft';
import { LetterDialog } from './letter-dialog';
import { URGENCY_WORDS } from './letter-words';

interface ReferralDialogProps {
  visit: CareVisit;
  /** The one whose place it takes: the form begins with what it says. */
  replaces: Letter | null;
  onClose: () => void;
}

/** A letter to the practitioner who sees the patient next. */
export function ReferralDialog({ visit, replaces, onClose }: ReferralDialogProps) {
  const issuing = useIssueLetter();
  const [key] = useState(() => crypto.randomUUID());
  const form = useZodForm({
    schema: referralSchema,
    defaultValues: {
      to: '',
      reason: '',
      question: '',
      ...(replaces !== null && 'reason' in replaces.body && replaces.body),
    },
  });
  const draft = useLetterDraft({
    appointmentId: visit.appointmentId,
    kind: 'referral',
    replaces: replaces?.id ?? null,
    schema: referralDraft,
    values: form.watch(),
    restore: (kept) => fillIn(form, kept),
  });
  return (
    <LetterDialog
      title="Write a referral"
      patientName={visit.patientName}
      form={form}
      draft={draft}
      isRunning={issuing.isRunning}
      error={issuing.error}
      onClose={onClose}
      onIssue={(body) =>
        issuing.run({
          appointmentId: visit.appointmentId,
          key,
          letter: { kind: 'referral', body },
          replaces: replaces?.id ?? null,
        })
      }
    >
      <TextField
        name="to"
        label="To"
        hint="A person, a clinic or a speciality"
        maxLength={LIMITS.letter.to.max}
        required
      />
      <RadioGroupField
        name="urgency"
        label="To be seen"
        hint="In danger now? Send help instead; a letter takes too long."
        options={Object.entries(URGENCY_WORDS).map(([value, label]) => ({ value, label }))}
        required
      />
      <TextAreaField
        name="reason"
        label="Why, and what was found"
        rows={5}
        maxLength={LIMITS.letter.reason.max}
        required
      />
      <TextAreaField name="question" label="Your question" rows={2} maxLength={LIMITS.letter.question.max} optional />
    </LetterDialog>
  );
}
