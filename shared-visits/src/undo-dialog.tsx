import { now } from '@telehealth/contracts';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { Countdown } from '@telehealth/ui/parts/countdown';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { type ReactNode, useState } from 'react';

/** How long a step can be taken back, in ms. The server waits two seconds more, for a slow line. */
const UNDO_MS = 10_000;

interface UndoDialogProps {
  title: string;
  /** What was just done, as it stands. */
  children: ReactNode;
  problem: string | null;
  isRunning: boolean;
  onUndo: () => void;
  /** The seconds are over, or the person needs none of them. */
  onEnd: () => void;
}

/** Ten seconds to take back what was just done. The question that led here gives its place to this. */
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
