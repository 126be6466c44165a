import { AnswerRequestDialog } from '@telehealth/visits/answer-request';
import { CancelAllDialog } from '@telehealth/visits/cancel-all-dialog';
import { CancelVisitDialog } from '@telehealth/visits/cancel-visit-dialog';
import { MoveVisitDialog } from '@telehealth/visits/move-visit-dialog';
import type { VisitStep } from './visit-day-list';

const DIALOGS = {
  answer: AnswerRequestDialog,
  cancel: CancelVisitDialog,
  cancelAll: CancelAllDialog,
};

/** The dialog of what the specialist sets about to do with a visit. */
export function StepDialog({ way, visit, to, onClose }: VisitStep & { onClose: () => void }) {
  if (way === 'move') return <MoveVisitDialog visit={visit} {...(to !== undefined && { to })} onClose={onClose} />;
  const StepOf = DIALOGS[way];
  return <StepOf visit={visit} onClose={onClose} />;
}
