import { useHostServices } from '@telehealth/contracts/session';
import { type Sharing, useChangeAccess } from '@telehealth/data/access/access.mutations';
import type { Viewer } from '@telehealth/data/access/access.schema';
import { SharingDialog } from './sharing-dialog';

/** Changes what another person sees, whether they may add, and until when. */
export function ChangeAccessDialog({ viewer, onClose }: { viewer: Viewer; onClose: () => void }) {
  const changing = useChangeAccess();
  const { notify } = useHostServices();
  const change = async (sharing: Sharing) => {
    const changed = await changing.run({ id: viewer.id, ...sharing });
    if (!changed.ok) return;
    notify('access.changed');
    onClose();
  };
  return (
    <SharingDialog
      title={`What ${viewer.personName} may see`}
      description="Changes apply immediately. What was already seen or written cannot be undone."
      first={viewer}
      isOfVisit={viewer.purpose === 'visit'}
      confirmLabel="Share this"
      isRunning={changing.isRunning}
      error={changing.error}
      onConfirm={(sharing) => void change(sharing)}
      onClose={onClose}
    />
  );
}
