import { errorText } from '@telehealth/contracts/messages';
import { visitCorrectionSchema } from '@telehealth/contracts/schemas/desk';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS } from '@telehealth/contracts/settings';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useCorrectVisit, type VisitCorrection } from '../../data/desk/desk.mutations';
import type { MissedVisit } from '../../data/desk/desk.schema';

interface CorrectionDialogProps {
  visit: MissedVisit;
  to: VisitCorrection['to'];
  onClose: () => void;
}

const TEXTS = {
  booked: {
    title: 'Book this visit again?',
    what: 'It is booked again at its old time, and the patient and the specialist are told. What was paid or given back stays as it is.',
    confirm: 'Book it again',
    said: 'desk.visitCorrected',
  },
  entered_in_error: {
    title: 'Take this visit out?',
    what: 'It is removed from the patient’s lists and everything that was paid goes back. The patient and the specialist are told. This cannot be undone.',
    confirm: 'Take it out',
    said: 'desk.visitRemoved',
  },
} as const;

/** Asks for a reason, and states the consequences, before a visit is corrected. */
export function CorrectionDialog({ visit, to, onClose }: CorrectionDialogProps) {
  const correcting = useCorrectVisit();
  const { notify } = useHostServices();
  const form = useZodForm({ schema: visitCorrectionSchema, defaultValues: { reason: '' } });
  const texts = TEXTS[to];
  const correct = async ({ reason }: { reason: string }) => {
    if (!(await correcting.run({ appointmentId: visit.appointmentId, to, reason })).ok) return;
    notify(texts.said);
    onClose();
  };
  return (
    <Dialog
      open
      title={texts.title}
      description={texts.what}
      onClose={correcting.isRunning ? () => undefined : onClose}
    >
      <Form
        form={form}
        onSubmit={correct}
        label={texts.title}
        problem={correcting.error && errorText(correcting.error)}
      >
        <TextAreaField
          name="reason"
          label="Why"
          hint="It is kept in the history of the visit."
          rows={3}
          maxLength={LIMITS.correctionReason.max}
        />
        <Cluster justify="flex-end">
          <Button variant="line" onClick={onClose}>
            Leave it as it is
          </Button>
          <SubmitButton variant={to === 'booked' ? 'primary' : 'danger'}>{texts.confirm}</SubmitButton>
        </Cluster>
      </Form>
    </Dialog>
  );
}
