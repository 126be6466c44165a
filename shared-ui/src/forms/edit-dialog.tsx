import type { AppError } from '@telehealth/contracts/errors';
import { errorText } from '@telehealth/contracts/messages';
import type { ReactNode } from 'react';
import { Cluster, Stack } from '../layout/stack';
import { Button } from '../parts/button';
import { Dialog } from '../parts/dialog';
import { Form } from './form';
import { SubmitButton } from './submit-button';
import type { ZodForm } from './use-zod-form';

type Values = Record<string, unknown>;

interface EditDialogProps<Input extends Values, Output> {
  title: string;
  description?: ReactNode;
  form: ZodForm<Input, Output>;
  submitLabel?: string;
  closeLabel?: string;
  isRunning: boolean;
  error: AppError | null;
  onSubmit: (values: Output) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A short form in a dialog. Its input stays until it is saved or discarded. */
export function EditDialog<Input extends Values, Output>(props: EditDialogProps<Input, Output>) {
  const {
    title,
    description,
    form,
    submitLabel = 'Save',
    closeLabel = 'Cancel',
    isRunning,
    error,
    onSubmit,
    onClose,
    children,
  } = props;
  const close = () => {
    if (!isRunning) onClose();
  };
  return (
    <Dialog open onClose={close} title={title} description={description}>
      <Form form={form} label={title} onSubmit={onSubmit} problem={error === null ? null : errorText(error)} focusFirst>
        <Stack>{children}</Stack>
        <Cluster justify="flex-end">
          <Button variant="line" onClick={close}>
            {closeLabel}
          </Button>
          <SubmitButton busy={isRunning} busyLabel="Saving">
            {submitLabel}
          </SubmitButton>
        </Cluster>
      </Form>
    </Dialog>
  );
}
