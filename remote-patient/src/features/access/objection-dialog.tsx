import type { AppError } from '@telehealth/contracts/errors';
import { errorText, message } from '@telehealth/contracts/messages';
import { LIMITS } from '@telehealth/contracts/settings';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Field } from '@telehealth/ui/parts/field';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { useRef, useState } from 'react';

interface ObjectionDialogProps {
  title: string;
  description: string;
  label: string;
  /** The message for an empty text. */
  requiredId: 'access.disputeRequired' | 'access.reportRequired';
  confirmLabel: string;
  isRunning: boolean;
  error: AppError | null;
  onConfirm: (text: string) => void;
  onClose: () => void;
}

/** The patient describes in their own words what was wrong. */
export function ObjectionDialog(props: ObjectionDialogProps) {
  const { title, description, label, requiredId, confirmLabel, isRunning, error, onConfirm, onClose } = props;
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const confirm = () => {
    setTried(true);
    if (text.trim() === '') field.current?.focus();
    else onConfirm(text.trim());
  };
  return (
    <Dialog
      open
      onClose={isRunning ? () => undefined : onClose}
      title={title}
      description={description}
      actions={
        <>
          <Button variant="line" onClick={onClose} disabled={isRunning}>
            Not now
          </Button>
          <Button busy={isRunning} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Stack>
        <Field label={label} required {...(isTried && text.trim() === '' && { error: message(requiredId) })}>
          {(control) => (
            <TextArea
              {...control}
              ref={field}
              rows={4}
              maxLength={LIMITS.caseNote.max}
              value={text}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          )}
        </Field>
        {error && (
          <Notice tone="danger" live>
            {errorText(error)}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
