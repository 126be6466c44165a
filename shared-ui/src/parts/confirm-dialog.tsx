import { type ReactNode, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** The dialog stays busy until the promise settles. The owner closes it. */
  onConfirm: () => void | Promise<void>;
  title: string;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  /** Work that the owner tracks itself. */
  busy?: boolean;
  /** What happens, and what cannot be undone. */
  children?: ReactNode;
}

/** Confirms an action that is hard to undo. The safe answer comes first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onClose, onConfirm, title, confirmLabel, cancelLabel = 'Keep it', tone = 'danger', children } = props;
  const [running, setRunning] = useState(false);
  const busy = running || props.busy === true;
  const confirm = async () => {
    setRunning(true);
    try {
      await onConfirm();
    } finally {
      setRunning(false);
    }
  };
  const close = () => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={children}
      size="s"
      role="alertdialog"
      actions={
        <>
          <Button variant="line" onClick={close}>
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
