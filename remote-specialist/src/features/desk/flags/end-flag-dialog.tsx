import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { useEndFlag } from '../../../data/desk/desk.mutations';
import type { FlagState } from '../../../data/desk/desk.schema';

interface EndFlagDialogProps {
  flag: FlagState;
  title: string;
  onClose: () => void;
}

/** Takes an ability from everybody who has it. */
export function EndFlagDialog({ flag, title, onClose }: EndFlagDialogProps) {
  const ending = useEndFlag();
  const { notify } = useHostServices();
  const end = async () => {
    if (!(await ending.run(flag)).ok) return;
    notify('desk.flagEnded');
    onClose();
  };
  return (
    <ConfirmDialog open title={`End it: ${title}?`} confirmLabel="End it" onConfirm={end} onClose={onClose}>
      <p>Nobody has it from their next page on. What people did with it stays. It can be set again.</p>
      {ending.error && (
        <Notice tone="danger" live>
          {errorText(ending.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
