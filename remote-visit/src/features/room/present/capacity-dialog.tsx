import { errorText } from '@telehealth/contracts/messages';
import { LIMITS } from '@telehealth/contracts/settings';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextAreaField } from '@telehealth/ui/forms/text-area-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';
import { capacitySchema, useDecideCapacity } from '../../../data/visits/capacity.mutations';

interface CapacityDialogProps {
  appointmentId: string;
  understands: boolean;
  /** The pressed button's words. */
  title: string;
  firstName: string;
  onClose: () => void;
}

/** Asks why. A failed call keeps the words. */
export function CapacityDialog({ appointmentId, understands, title, firstName, onClose }: CapacityDialogProps) {
  const form = useZodForm({ schema: capacitySchema, defaultValues: { reason: '' } });
  const deciding = useDecideCapacity();
  // Idempotency key of one decision: a retry after a lost answer repeats the same one.
  const [key] = useState(() => crypto.randomUUID());
  const close = () => {
    if (!deciding.isRunning) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      size="s"
      title={title}
      description={
        understands
          ? `${firstName} then agrees to treatment without a parent. It becomes part of the record; ${firstName} can read it.`
          : `Treatment then waits for a parent’s word. It becomes part of the record; ${firstName} can read it.`
      }
    >
      <Form
        form={form}
        label={title}
        problem={deciding.error === null ? null : errorText(deciding.error)}
        focusFirst
        onSubmit={async ({ reason }) => {
          const decided = await deciding.run({ appointmentId, understands, reason, key });
          if (decided.ok) onClose();
        }}
      >
        <Stack>
          <TextAreaField
            name="reason"
            label="Why"
            hint="What was understood of benefit, risk and what else could be done."
            rows={3}
            maxLength={LIMITS.closingReason.max}
            required
          />
          <Cluster justify="flex-end">
            <Button variant="line" onClick={close}>
              Not yet
            </Button>
            <SubmitButton busy={deciding.isRunning} busyLabel="Writing it down">
              Write it down
            </SubmitButton>
          </Cluster>
        </Stack>
      </Form>
    </Dialog>
  );
}
