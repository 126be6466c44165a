import { now } from '@telehealth/contracts/clock';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { Countdown } from '@telehealth/ui/parts/countdown';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { type ReactNode, useState } from 'react';

/** Time for an undo in ms. The server waits two seconds more, for slow networks. */
const UNDO_MS = 10_000;

interface UndoDialogProps {
  title: string;
  children: ReactNode;
  problem: string | null;
  isRunning: boolean;
  onUndo: () => void;
  /** The time is over, or the user closed the dialog. */
  onEnd: () => void;
}

/** Offers an undo for ten seconds. It replaces the dialog that confirmed the action. */
export function UndoDialog({ title, children, problem, isRunning, onUndo, onEnd }: UndoDialogProps) {
  const [until] = useState(() => new Date(now().getTime() + UNDO_MS));
  const end = isRunning ? () => undefined : onEnd;
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      onClose={end}
      description={children}
      actions={
        <>
          <Button variant="line" busy={isRunning} onClick={onUndo}>
            Undo
          </Button>
          <Button onClick={end} disabled={isRunning}>
            Done
          </Button>
        </>
      }
    >
      <Countdown until={until} label="You can undo this for" onEnd={end} />
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </Dialog>
  );
}
