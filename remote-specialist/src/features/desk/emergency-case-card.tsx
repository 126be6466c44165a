import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { type VerdictForm, verdictSchema } from '@telehealth/contracts/schemas/desk';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Form } from '@telehealth/ui/forms/form';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { DataList } from '@telehealth/ui/parts/data-list';
import * as icons from '@telehealth/ui/parts/icons';
import { useGiveVerdict, useOpenEmergencyLines } from '../../data/desk/desk.mutations';
import type { EmergencyCase } from '../../data/desk/desk.schema';
import { dueWords, lengthWords, momentWords, REASON_WORDS } from './desk-words';
import { LogLines } from './log-lines';

const VERDICTS = [
  { value: 'justified', label: 'Justified' },
  { value: 'not_justified', label: 'Not justified' },
] as const;
const CONTACT_WORDS: Readonly<Record<EmergencyCase['contactState'], string>> = {
  none: 'The patient has named nobody to call',
  to_call: 'Not called so far',
  told: 'Called and told',
  not_reached: 'Called, not reached',
};

interface EmergencyCaseCardProps {
  emergency: EmergencyCase;
  now: Date;
}

/** One emergency access: its facts, and the verdict. It does not name the patient. */
export function EmergencyCaseCard({ emergency, now }: EmergencyCaseCardProps) {
  const isDispute = emergency.reviewState !== 'pending';
  const opening = useOpenEmergencyLines();
  return (
    <Card
      as="article"
      title={isDispute ? 'Disputed verdict' : 'Emergency access to review'}
      actions={<Due emergency={emergency} now={now} />}
    >
      <CaseFacts emergency={emergency} />
      <LogLines
        opening={opening}
        id={emergency.id}
        label={`Show what ${emergency.specialistName} opened`}
        none="Nothing was looked at."
      />
      {emergency.isOwnVerdict ? (
        <Notice>You gave this verdict, so a colleague answers the dispute.</Notice>
      ) : (
        <VerdictForms emergency={emergency} isDispute={isDispute} />
      )}
    </Card>
  );
}

function Due({ emergency: { overdue, reviewDueAt, reviewState, disputedAt }, now }: EmergencyCaseCardProps) {
  if (reviewState !== 'pending') {
    return <Badge>{disputedAt && `Disputed ${lengthWords(now.getTime() - disputedAt.getTime())} ago`}</Badge>;
  }
  const words = dueWords(reviewDueAt, now);
  return (
    <Badge tone={overdue ? 'danger' : 'warning'} icon={icons.clock}>
      {words.charAt(0).toUpperCase() + words.slice(1)}
    </Badge>
  );
}

function CaseFacts({ emergency }: { emergency: EmergencyCase }) {
  const { specialistName, openedAt, expiresAt, endedAt, reasonCode, reason, dispute, contactState } = emergency;
  const { reviewState, timesLastYear } = emergency;
  const zone = viewerTimeZone();
  const items = [
    {
      term: 'Who and when',
      detail: `${specialistName}, ${momentWords(openedAt)} to ${formatTime(endedAt ?? expiresAt, zone)}`,
    },
    { term: 'Whose record', detail: 'A patient’s; operators are not told the name' },
    { term: 'Kind', detail: REASON_WORDS[reasonCode] },
    { term: 'Their words', detail: `“${reason}”` },
    { term: 'Patient’s contact', detail: CONTACT_WORDS[contactState] },
    {
      term: 'Within a year',
      detail: timesLastYear === 1 ? 'This one alone' : `${timesLastYear} times, this one included`,
    },
    ...(dispute === '' ? [] : [{ term: 'Patient disputes', detail: `“${dispute}”` }]),
    ...(reviewState === 'pending'
      ? []
      : [{ term: 'Verdict so far', detail: reviewState === 'justified' ? 'Justified' : 'Not justified' }]),
  ];
  return <DataList items={items} />;
}

function VerdictForms({
  emergency: { id, specialistName, openedAt },
  isDispute,
}: {
  emergency: EmergencyCase;
  isDispute: boolean;
}) {
  const giving = useGiveVerdict();
  const { notify } = useHostServices();
  const form = useZodForm({ schema: verdictSchema, defaultValues: { words: '' } });
  const give = async ({ words, verdict }: VerdictForm) => {
    if ((await giving.run({ id, words, verdict, isAnswer: isDispute })).ok) notify('desk.verdictGiven');
  };
  return (
    <Form
      form={form}
      onSubmit={give}
      label={`Verdict on ${specialistName}, ${momentWords(openedAt)}`}
      problem={giving.error && errorText(giving.error)}
    >
      <TextAreaField<VerdictForm>
        name="words"
        label={isDispute ? 'Your answer' : 'Your reason'}
        hint={`The patient and ${specialistName} read it. It cannot be changed afterwards.`}
        rows={3}
        maxLength={LIMITS.caseNote.max}
      />
      <RadioGroupField<VerdictForm> name="verdict" look="chips" label="Verdict" options={VERDICTS} />
      <Cluster justify="flex-end">
        <SubmitButton busyLabel="Recording">{isDispute ? 'Answer and record' : 'Record the verdict'}</SubmitButton>
      </Cluster>
    </Form>
  );
}
