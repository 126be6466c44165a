import { AnswerRequestDialog } from '@telehealth/care/visits/answer-request';
import { CancelVisitDialog } from '@telehealth/care/visits/cancel-visit-dialog';
import { ProposeTimeDialog } from '@telehealth/care/visits/propose-time-dialog';
import { CancelAllDialog } from '../../visits/cancel-all-dialog';
import type { VisitStep } from './visit-day-list';

const DIALOGS = {
  answer: AnswerRequestDialog,
  cancel: CancelVisitDialog,
  cancelAll: CancelAllDialog,
};

/** The dialog for the action that the specialist chose. */
export function StepDialog({ way, visit, to, onClose }: VisitStep & { onClose: () => void }) {
  if (way === 'move') return <ProposeTimeDialog visit={visit} {...(to !== undefined && { to })} onClose={onClose} />;
  const StepOf = DIALOGS[way];
  return <StepOf visit={visit} onClose={onClose} />;
}
