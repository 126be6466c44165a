import type { AppError } from '@telehealth/contracts/errors';
import { errorText } from '@telehealth/contracts/messages';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import type { ZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import type { ReactNode } from 'react';

type Values = Record<string, unknown>;

interface LetterDialogProps<Input extends Values, Output> {
  title: string;
  /** Of whom it is; they, or who looks after them, read it. */
  patientName: string;
  form: ZodForm<Input, Output>;
  isRunning: boolean;
  error: AppError | null;
  onIssue: (values: Output) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a letter. A failed submission keeps its values. */
export function LetterDialog<Input extends Values, Output>(props: LetterDialogProps<Input, Output>) {
  const { title, patientName, form, isRunning, error, onIssue, onClose, children } = props;
  const close = () => {
    if (!isRunning) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      description={`${patientName} reads it at once and it never changes; you can take it back.`}
    >
      <Form form={form} label={title} onSubmit={onIssue} problem={error === null ? null : errorText(error)} focusFirst>
        <Stack>{children}</Stack>
        <Cluster justify="flex-end">
          <Button variant="line" onClick={close}>
            Cancel
          </Button>
          <SubmitButton busy={isRunning} busyLabel="Issuing">
            Issue it
          </SubmitButton>
        </Cluster>
      </Form>
    </Dialog>
  );
}
