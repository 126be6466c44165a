import { errorText } from '@telehealth/contracts/messages';
import { type CorrectionAnswer, correctionAnswerSchema } from '@telehealth/contracts/schemas/chart';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { Form } from '@telehealth/ui/forms/form';
import { RadioGroupField } from '@telehealth/ui/forms/radio-group-field';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useAnswerCorrection } from '../data/chart/chart.mutations';
import type { AskedCorrection } from '../data/chart/corrections.queries';

interface AnswerDialogProps {
  correction: AskedCorrection;
  name: string;
  title: string;
  onClose: () => void;
  onAnswered?: () => void;
}

/** Signed notes and prescriptions are never struck, but amended or stopped. */
const SIGNED: readonly string[] = ['notes', 'prescriptions'];
const UNDECIDED = { decision: '' as CorrectionAnswer['decision'], answer: '' };

/** The author decides; no answer is preselected. */
export function AnswerDialog({ correction, name, title, onClose, onAnswered }: AnswerDialogProps) {
  const { id, kind, patientId, wrong, wanted } = correction;
  const form = useZodForm({ schema: correctionAnswerSchema, defaultValues: UNDECIDED });
  const answering = useAnswerCorrection(patientId);
  const { notify } = useHostServices();
  const answer = async (values: CorrectionAnswer) => {
    if (!(await answering.run({ id, kind, ...values })).ok) return;
    notify('chart.correctionAnswered');
    onClose();
    onAnswered?.();
  };
  return (
    <Dialog open onClose={answering.isRunning ? () => undefined : onClose} title={`Answer about ${title}`}>
      <p>
        {name}: “{wrong}”{wanted !== '' && ` They would like: “${wanted}”`}
      </p>
      <Form
        form={form}
        label="Answer to a correction"
        onSubmit={answer}
        problem={answering.error && errorText(answering.error)}
      >
        <RadioGroupField
          name="decision"
          label="What do you decide?"
          options={[
            {
              value: 'corrected',
              label: 'They are right',
              note: SIGNED.includes(kind)
                ? 'What was signed stays as it is: correct it by an addendum, or stop the prescription, on the page of the visit'
                : 'The entry is taken off the record; what it said is kept in its history',
            },
            {
              value: 'refused',
              label: 'It stays as it is',
              note: 'Everyone who reads the entry sees that the patient disagrees',
            },
          ]}
        />
        <TextAreaField
          name="answer"
          label="Your answer"
          hint="In words the patient understands: they see it with the entry."
          rows={4}
          maxLength={LIMITS.correction.max}
        />
        <Cluster justify="flex-end">
          <Button variant="line" onClick={onClose}>
            Not now
          </Button>
          <SubmitButton busyLabel="Sending">Send the answer</SubmitButton>
        </Cluster>
      </Form>
    </Dialog>
  );
}
