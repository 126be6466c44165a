import { errorText } from '@telehealth/contracts/messages';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { HELP_TOPIC_LABELS, helpAnswerSchema } from '@telehealth/contracts/schemas/help';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { nameStep } from '@telehealth/data/appointments/visit-name';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import * as icons from '@telehealth/ui/parts/icons';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useAnswerHelp } from '../../data/desk/desk.mutations';
import { useHelpCases } from '../../data/desk/desk.queries';
import type { HelpCase } from '../../data/desk/desk.schema';
import styles from './desk.module.css';
import { dueWords, lengthWords, momentWords } from './desk-words';
import { firstAnswerTime } from './first-answer-time';

/** Questions to the help desk, the first due first, and how long a first answer takes. */
export function HelpQueue({ now }: { now: Date }) {
  const query = useHelpCases();
  return (
    <QueryPanel query={query} safe="Nothing was sent." empty={<p>Nobody has asked the help desk anything.</p>}>
      {(cases) => {
        const waiting = cases.filter(({ answeredAt }) => answeredAt === null);
        const answered = cases.filter(({ answeredAt }) => answeredAt !== null);
        const usual = firstAnswerTime(answered);
        return (
          <>
            <p>
              {waiting.length === 0 && 'Every question to the help desk is answered. '}
              {usual !== null &&
                `Half of the answers of the last 30 days came within ${lengthWords(usual)}. A day is promised.`}
            </p>
            <ul className={styles.cases} aria-label="Questions to answer">
              {waiting.map((one) => (
                <li key={one.id}>
                  <HelpCard one={one} now={now} />
                </li>
              ))}
            </ul>
            {answered.length > 0 && (
              <Card title="Answered questions">
                <RowList label="Answered questions">
                  {answered.map(({ id, request, answer }) => (
                    <Row key={id} title={`“${request}”`} detail={answer} />
                  ))}
                </RowList>
              </Card>
            )}
          </>
        );
      }}
    </QueryPanel>
  );
}

/** Who reads what is written. */
function hintOf({ phone, isGuest }: HelpCase): string {
  if (isGuest) return phone === '' ? 'They read it behind a link in an email.' : 'Only operators read it.';
  return 'They read it on the contact page, and are told by email that it is there.';
}

function ReceiptLink({ receipt }: { receipt: string }) {
  return (
    <p className="small">
      Receipt <Link to={pathTo('desk.payments', {}, { receipt })}>{receipt}</Link>
    </p>
  );
}

function HelpCard({ one, now }: { one: HelpCase; now: Date }) {
  const answering = useAnswerHelp();
  const { notify } = useHostServices();
  const form = useZodForm({ schema: helpAnswerSchema, defaultValues: { answer: '' } });
  const send = async ({ answer }: { answer: string }) => {
    if ((await answering.run({ id: one.id, answer })).ok) notify('desk.helpAnswered');
  };
  return (
    <Card
      as="article"
      title={`${one.personName}${one.isGuest ? ', without an account' : ''}: ${HELP_TOPIC_LABELS[one.topic].toLowerCase()}`}
      actions={<Badge icon={icons.clock}>{dueWords(one.dueAt, now)}</Badge>}
    >
      <blockquote className={styles.quote}>“{one.request}”</blockquote>
      {one.phone !== '' && (
        <p>
          Wants to be called: <b>{one.phone}</b>
        </p>
      )}
      {one.visitAt !== null && (
        <p className="small">
          Visit of {momentWords(one.visitAt)}: {one.patientName} with {one.specialistName},{' '}
          {one.visitStatus && nameStep(one.visitStatus, 'operator').toLowerCase()}.
        </p>
      )}
      {one.receipt !== '' && <ReceiptLink receipt={one.receipt} />}
      <Form
        form={form}
        onSubmit={send}
        label={`Answer to the question of ${momentWords(one.askedAt)}`}
        problem={answering.error && errorText(answering.error)}
      >
        <TextAreaField
          name="answer"
          label={one.phone === '' ? 'Your answer' : 'What you said on the phone'}
          hint={`${hintOf(one)} It cannot be changed afterwards.`}
          rows={3}
          maxLength={LIMITS.caseNote.max}
        />
        <div>
          <SubmitButton busyLabel="Sending">{one.phone === '' ? 'Send the answer' : 'I called them'}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
