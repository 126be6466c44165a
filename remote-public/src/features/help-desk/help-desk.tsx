import '@telehealth/contracts/words';
import { RedFlagWatch } from '@telehealth/care/safety/red-flag-watch';
import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useSearchParams } from '@telehealth/contracts/router';
import {
  HELP_TOPIC_LABELS,
  HELP_TOPICS,
  type HelpRequestForm,
  helpRequestSchema,
} from '@telehealth/contracts/schemas/help';
import { LIMITS } from '@telehealth/contracts/settings';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Form } from '@telehealth/ui/forms/form';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { type HelpRequest, useAskHelp, useMyHelpRequests } from '../../data/help/help.queries';

const TOPICS = HELP_TOPICS.map((value) => ({ value, label: HELP_TOPIC_LABELS[value] }));

/** Asks a person of the service, with a visit attached, and shows what was asked before with the answers. */
export function HelpDesk() {
  const query = useMyHelpRequests();
  return (
    <>
      <AskForm />
      <QueryPanel
        query={query}
        safe="What you asked is kept."
        empty={<p className="soft">You have not asked anything yet. The answers appear here.</p>}
      >
        {(all) => <Asked all={all} />}
      </QueryPanel>
    </>
  );
}

function AskForm() {
  const asking = useAskHelp();
  const visits = useMyAppointments();
  const [search] = useSearchParams();
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [isSent, setSent] = useState(false);
  const form = useZodForm({
    schema: helpRequestSchema,
    defaultValues: { request: '', visit: search.get('visit') ?? '' },
  });
  const send = async ({ topic, visit, request }: HelpRequestForm) => {
    setSent(false);
    if (!(await asking.run({ key, topic, visit, request })).ok) return;
    // Another question is another one, not a repeated one.
    setKey(crypto.randomUUID());
    form.reset();
    setSent(true);
  };
  const zone = viewerTimeZone();
  const options = (visits.data ?? []).map(({ id, startsAt, counterpartName }) => ({
    value: id,
    label: `${formatMoment(startsAt, zone)}, with ${counterpartName}`,
  }));
  return (
    <>
      <LiveRegion message={isSent ? 'Your question is sent' : ''} />
      {isSent && (
        <Notice tone="success" title="Your question is sent">
          A person answers within a day. You get an email, and the answer stands below.
        </Notice>
      )}
      <Form
        form={form}
        onSubmit={send}
        label="Ask the help desk"
        problem={asking.error && `${errorText(asking.error)} What you wrote is still here.`}
      >
        <SelectField<HelpRequestForm> name="topic" label="What is it about?" options={TOPICS} required />
        <SelectField<HelpRequestForm>
          name="visit"
          label="Which visit?"
          hint={
            visits.error === null
              ? 'Whoever answers then sees its time and the names, nothing of what was said.'
              : 'Your visits did not load. Write the day and the time of the visit into your question.'
          }
          placeholder="No visit"
          options={options}
          optional
        />
        <TextAreaField<HelpRequestForm>
          name="request"
          label="Your question"
          hint="Do not write passwords or card numbers. For care, write to your specialist on the page of the visit."
          rows={4}
          maxLength={LIMITS.caseNote.max}
          required
        />
        <RedFlagWatch text={form.watch('request')} />
        <div>
          <SubmitButton busyLabel="Sending">Send to the help desk</SubmitButton>
        </div>
      </Form>
    </>
  );
}

function Asked({ all }: { all: readonly HelpRequest[] }) {
  const zone = viewerTimeZone();
  return (
    <RowList label="What you asked">
      {all.map(({ id, topic, request, askedAt, dueAt, answer, answeredAt }) => (
        <Row
          key={id}
          title={`“${request}”`}
          detail={
            answeredAt === null
              ? `${HELP_TOPIC_LABELS[topic]}. Asked ${formatMoment(askedAt, zone)}. A person answers by ${formatMoment(dueAt, zone)}.`
              : `Answered ${formatMoment(answeredAt, zone)}: ${answer}`
          }
        />
      ))}
    </RowList>
  );
}
