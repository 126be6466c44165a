import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { useRevokeAccess } from '@telehealth/data/access/access.mutations';
import type { Viewer } from '@telehealth/data/access/access.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';

/** Asks once before access is revoked. No reason is needed. */
export function TakeBackDialog({ viewer, onClose }: { viewer: Viewer; onClose: () => void }) {
  const revoke = useRevokeAccess();
  const { notify } = useHostServices();
  const takeBack = async () => {
    const taken = await revoke.run(viewer.id);
    if (!taken.ok) return;
    notify('access.revoked');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={takeBack}
      title={`Take back what ${viewer.personName} may see?`}
      confirmLabel="Take it back"
    >
      <p>
        This applies immediately, even if your record is open on their screen. It does not affect your care. They can
        still read what they wrote about you, and what they have read cannot be unread.
      </p>
      {revoke.error && (
        <Notice tone="danger" live>
          {errorText(revoke.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
