import { type ReactNode, useState } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** May take its time: the dialog stays, busy, until the promise settles. Closing is up to the owner. */
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

/** Asks before something that is hard to undo. The safe answer comes first and is one key away. */
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
