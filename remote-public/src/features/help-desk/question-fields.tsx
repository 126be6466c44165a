import { RedFlagWatch } from '@telehealth/care/safety/red-flag-watch';
import { HELP_TOPIC_LABELS, HELP_TOPICS } from '@telehealth/contracts/schemas/help';
import { LIMITS } from '@telehealth/contracts/settings';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { TextField } from '@telehealth/ui/forms/text-field';
import type { ReactNode } from 'react';

const TOPICS = HELP_TOPICS.map((value) => ({ value, label: HELP_TOPIC_LABELS[value] }));

interface QuestionFieldsProps {
  /** What is typed and chosen so far. */
  request: string;
  reach: string;
  /** How an answer in writing comes, e.g. "Here, with an email". */
  written: string;
  /** What is asked after the topic. */
  about?: ReactNode;
  /** What is asked where the answer is written. */
  address?: ReactNode;
  /** Where somebody finds care instead. */
  forCare: string;
}

/** What everybody who asks the help desk is asked: the topic, the question, and how the answer comes. */
export function QuestionFields({ request, reach, written, about, address, forCare }: QuestionFieldsProps) {
  const reaches = [
    { value: 'written', label: written },
    { value: 'call', label: 'Call me' },
  ];
  return (
    <>
      <SelectField name="topic" label="What is it about?" options={TOPICS} required />
      {about}
      <TextAreaField
        name="request"
        label="Your question"
        hint={`Do not write passwords or card numbers. ${forCare}`}
        rows={4}
        maxLength={LIMITS.caseNote.max}
        required
      />
      <RedFlagWatch text={request} />
      <RadioGroupField name="reach" label="How shall we answer?" options={reaches} look="chips" required />
      {reach === 'call' ? (
        <TextField name="phone" type="tel" inputMode="tel" label="Which number?" autoComplete="tel" required />
      ) : (
        address
      )}
    </>
  );
}
