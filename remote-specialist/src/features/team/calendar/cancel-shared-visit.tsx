import { formatMoment, SOUTH_AFRICAN_ZONE } from '@telehealth/contracts/formatting';
import { useHostServices } from '@telehealth/contracts/session';
import { EditDialog } from '@telehealth/ui/forms/edit-dialog';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { z } from 'zod';
import { useCancelSharedVisit } from '../../../data/team/shared-calendar.queries';
import type { SharedStepProps } from './shared-step';

const LONGEST = 500;
const schema = z.object({
  reason: z.string().trim().min(1, 'booking.cancelReasonRequired').max(LONGEST, 'validation.tooLong'),
});
type CancelForm = z.output<typeof schema>;

/** Says what cancelling does, and asks why. */
export function CancelSharedVisit({ visit: { id, name, startsAt }, onClose }: SharedStepProps) {
  const cancelling = useCancelSharedVisit();
  const { notify } = useHostServices();
  const form = useZodForm<CancelForm, CancelForm>({ schema, defaultValues: { reason: '' } });
  const cancel = async ({ reason }: CancelForm) => {
    if (!(await cancelling.run({ id, reason })).ok) return;
    notify('booking.cancelled', { name });
    onClose();
  };
  return (
    <EditDialog
      title={`Cancel the visit of ${name}?`}
      description={`It is on ${formatMoment(startsAt, SOUTH_AFRICAN_ZONE)}. The patient gets everything back that they paid, and both they and the doctor are told. It cannot be undone.`}
      form={form}
      submitLabel="Cancel the visit"
      closeLabel="Keep it"
      isRunning={cancelling.isRunning}
      error={cancelling.error}
      onSubmit={cancel}
      onClose={onClose}
    >
      <TextAreaField<CancelForm>
        name="reason"
        label="Why"
        hint="The patient reads this."
        rows={2}
        maxLength={LONGEST}
      />
    </EditDialog>
  );
}
