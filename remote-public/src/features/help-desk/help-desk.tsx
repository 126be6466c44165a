import '@telehealth/contracts/words';
import { formatMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useSearchParams } from '@telehealth/contracts/router';
import { HELP_TOPIC_LABELS, type HelpRequestForm, helpRequestSchema } from '@telehealth/contracts/schemas/help';
import { useMyAppointments } from '@telehealth/data/appointments/appointment.queries';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Form } from '@telehealth/ui/forms/form';
import { SelectField } from '@telehealth/ui/forms/select-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { type HelpRequest, useAskHelp, useMyHelpRequests } from '../../data/help/help.queries';
import { QuestionFields } from './question-fields';

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
  const [sent, setSent] = useState<HelpRequestForm['reach'] | null>(null);
  const form = useZodForm({
    schema: helpRequestSchema,
    defaultValues: { request: '', visit: search.get('visit') ?? '', reach: 'written', phone: '' },
  });
  const send = async (asked: HelpRequestForm) => {
    setSent(null);
    if (!(await asking.run({ key, ...asked })).ok) return;
    // Another question is another one, not a repeated one.
    setKey(crypto.randomUUID());
    form.reset();
    setSent(asked.reach);
  };
  const zone = viewerTimeZone();
  const options = (visits.data ?? []).map(({ id, startsAt, counterpartName }) => ({
    value: id,
    label: `${formatMoment(startsAt, zone)}, with ${counterpartName}`,
  }));
  return (
    <>
      <LiveRegion message={sent === null ? '' : 'Your question is sent'} />
      {sent !== null && (
        <Notice tone="success" title="Your question is sent">
          {sent === 'call'
            ? 'A person calls you within a day. What was said stands below afterwards.'
            : 'A person answers within a day. You get an email, and the answer stands below.'}
        </Notice>
      )}
      <Form
        form={form}
        onSubmit={send}
        label="Ask the help desk"
        problem={asking.error && `${errorText(asking.error)} What you wrote is still here.`}
      >
        <QuestionFields
          request={form.watch('request')}
          reach={form.watch('reach')}
          written="Here, with an email"
          forCare="For care, write to your specialist on the page of the visit."
          about={
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
          }
        />
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
      {all.map(({ id, topic, request, askedAt, dueAt, answer, answeredAt, phone }) => (
        <Row
          key={id}
          title={`“${request}”`}
          detail={
            answeredAt === null
              ? `${HELP_TOPIC_LABELS[topic]}. Asked ${formatMoment(askedAt, zone)}. A person ${phone === '' ? 'answers' : `calls ${phone}`} by ${formatMoment(dueAt, zone)}.`
              : `Answered ${formatMoment(answeredAt, zone)}: ${answer}`
          }
        />
      ))}
    </RowList>
  );
}
