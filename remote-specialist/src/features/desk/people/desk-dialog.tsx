import type { AppError } from '@telehealth/contracts/errors';
import { errorText } from '@telehealth/contracts/messages';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import type { ZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import type { ReactNode } from 'react';

interface DeskDialogProps<Input extends Record<string, unknown>, Output> {
  title: string;
  /** Above the form: what it means. */
  what: ReactNode;
  form: ZodForm<Input, Output>;
  doing: { isRunning: boolean; error: AppError | null };
  confirm: string;
  /** Set for what cannot be taken back: the words while it runs. */
  busyLabel?: string;
  onSubmit: (said: Output) => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** The form of something an operator does once, and says why. It closes when it is done, never while it runs. */
export function DeskDialog<Input extends Record<string, unknown>, Output>(props: DeskDialogProps<Input, Output>) {
  const { title, what, form, doing, confirm, busyLabel, onSubmit, onClose, children } = props;
  const isFinal = busyLabel !== undefined;
  return (
    <Dialog
      open
      {...(isFinal ? { size: 'side' as const } : { description: what })}
      title={title}
      onClose={doing.isRunning ? () => undefined : onClose}
    >
      {isFinal && what}
      <Form form={form} onSubmit={onSubmit} label={title} problem={doing.error && errorText(doing.error)}>
        {children}
        {isFinal ? (
          <SubmitButton variant="danger" busyLabel={busyLabel}>
            {confirm}
          </SubmitButton>
        ) : (
          <Cluster justify="flex-end">
            <Button variant="line" onClick={onClose}>
              Leave it as it is
            </Button>
            <SubmitButton>{confirm}</SubmitButton>
          </Cluster>
        )}
      </Form>
    </Dialog>
  );
}
