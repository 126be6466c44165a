import { errorText } from '@telehealth/contracts/messages';
import { reportAnswerSchema } from '@telehealth/contracts/schemas/desk';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import * as icons from '@telehealth/ui/parts/icons';
import { useAnswerReport, useOpenReportedLine } from '../../data/desk/desk.mutations';
import type { AccessReport } from '../../data/desk/desk.schema';
import styles from './desk.module.css';
import { lengthWords, momentWords } from './desk-words';
import { LogLines } from './log-lines';

interface ReportCardProps {
  report: AccessReport;
  now: Date;
}

/** A patient's report about one log line, the line itself on a press, and the answer. */
export function ReportCard({ report: { id, report, reportedAt }, now }: ReportCardProps) {
  const opening = useOpenReportedLine();
  const answering = useAnswerReport();
  const { notify } = useHostServices();
  const form = useZodForm({ schema: reportAnswerSchema, defaultValues: { answer: '' } });
  const send = async ({ answer }: { answer: string }) => {
    if ((await answering.run({ id, answer })).ok) notify('desk.reportAnswered');
  };
  return (
    <Card
      as="article"
      title="A patient reports a look"
      actions={<Badge icon={icons.clock}>{lengthWords(now.getTime() - reportedAt.getTime())} ago</Badge>}
    >
      <blockquote className={styles.quote}>“{report}”</blockquote>
      <LogLines opening={opening} id={id} label="Show the line it is about" none="The line could not be found." />
      <Form
        form={form}
        onSubmit={send}
        label={`Answer to the report of ${momentWords(reportedAt)}`}
        problem={answering.error && errorText(answering.error)}
      >
        <TextAreaField
          name="answer"
          label="Your answer"
          hint="The patient reads it at that line of the log. It cannot be changed afterwards."
          rows={3}
          maxLength={LIMITS.caseNote.max}
        />
        <div>
          <SubmitButton busyLabel="Sending">Send the answer</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
