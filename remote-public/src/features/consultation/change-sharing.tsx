import { type ChartCategory, errorText } from '@telehealth/contracts';
import { useSetVisitAccess } from '@telehealth/data/visit-access/visit-access.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';
import { AccessChoice } from '../../visit/access-choice';

interface ChangeSharingProps {
  appointmentId: string;
  categories: readonly ChartCategory[];
  name: string;
}

/** The patient changes what a visit shares, or takes all of it back; it counts at once. */
export function ChangeSharing({ appointmentId, categories, name }: ChangeSharingProps) {
  const [chosen, setChosen] = useState<readonly ChartCategory[] | null>(null);
  const saving = useSetVisitAccess();
  const save = async (wanted: readonly ChartCategory[]) => {
    const saved = await saving.run({ appointmentId, categories: wanted });
    if (saved.ok) setChosen(null);
  };
  return (
    <>
      <Button variant="line" size="s" onClick={() => setChosen(categories)}>
        Change what is shared
      </Button>
      {chosen !== null && (
        <Dialog
          open
          onClose={() => setChosen(null)}
          title={`What ${name} may see`}
          description="It counts at once. What was seen or written before stays known."
          actions={
            <>
              <Button variant="line" busy={saving.isRunning} onClick={() => void save([])}>
                Share nothing
              </Button>
              <Button busy={saving.isRunning} onClick={() => void save(chosen)}>
                Share this
              </Button>
            </>
          }
        >
          <Stack>
            <AccessChoice value={chosen} onChange={setChosen} />
            {saving.error && (
              <Notice tone="danger" live>
                {errorText(saving.error)}
              </Notice>
            )}
          </Stack>
        </Dialog>
      )}
    </>
  );
}
