import type { AppError, Result } from '@telehealth/contracts/errors';
import { errorText } from '@telehealth/contracts/messages';
import { Form } from '@telehealth/ui/forms/form';
import { KeptNote } from '@telehealth/ui/forms/kept-note';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import type { ZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { type ReactNode, useState } from 'react';
import type { LetterDraft } from '../../data/letters/letter-draft';

type Values = Record<string, unknown>;

interface LetterDialogProps<Input extends Values, Output> {
  title: string;
  /** Of whom it is; they, or who looks after them, read it. */
  patientName: string;
  form: ZodForm<Input, Output>;
  /** Where it is kept while it is typed. */
  draft: LetterDraft;
  isRunning: boolean;
  error: AppError | null;
  onIssue: (values: Output) => Promise<Result<unknown, AppError>>;
  onClose: () => void;
  children: ReactNode;
}

/** The form of a letter. A failed submission keeps its values; so does a closed dialog, unless the draft is thrown away. */
export function LetterDialog<Input extends Values, Output>(props: LetterDialogProps<Input, Output>) {
  const { title, patientName, form, draft, isRunning, error, onIssue, onClose, children } = props;
  const [isDropping, setDropping] = useState(false);
  /** Why the draft could not be thrown away. */
  const [whyKept, setKept] = useState<AppError | null>(null);
  const close = () => {
    if (!isRunning) onClose();
  };
  const drop = async () => {
    const dropped = await draft.drop();
    setDropping(false);
    if (dropped.ok) close();
    else setKept(dropped.error);
  };
  // A draft that arrives after the letter would stand in the list of unfinished ones for ever.
  const issue = async (values: Output) => {
    await draft.end();
    const issued = await onIssue(values);
    if (issued.ok) onClose();
    else draft.resume();
  };
  const failed = error ?? whyKept;
  return (
    <>
      <Dialog
        open
        onClose={close}
        title={title}
        description={`${patientName} reads it at once and it never changes; you can take it back.`}
      >
        <Form
          form={form}
          label={title}
          onSubmit={issue}
          problem={failed === null ? null : errorText(failed)}
          focusFirst
        >
          <Stack>
            <KeptNote {...draft} />
            {children}
          </Stack>
          <Cluster justify="flex-end">
            <Button variant="quiet" onClick={() => setDropping(true)}>
              Throw away
            </Button>
            <Button variant="line" onClick={close}>
              Go on later
            </Button>
            <SubmitButton busy={isRunning || form.formState.isSubmitting} busyLabel="Issuing">
              Issue it
            </SubmitButton>
          </Cluster>
        </Form>
      </Dialog>
      <ConfirmDialog
        open={isDropping}
        onClose={() => setDropping(false)}
        onConfirm={drop}
        title={`Throw away what you typed for ${patientName}?`}
        confirmLabel="Throw it away"
      >
        <p>It is gone on every device then. Nothing was issued.</p>
      </ConfirmDialog>
    </>
  );
}
