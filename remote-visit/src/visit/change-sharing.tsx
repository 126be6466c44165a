import { AccessChoice } from '@telehealth/care/visits/access-choice';
import { errorText } from '@telehealth/contracts/messages';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';
import { useSetVisitAccess } from '../data/visit-access/visit-access.mutations';

interface ChangeSharingProps {
  appointmentId: string;
  sharing: Pick<NonNullable<VisitDetails['sharing']>, 'categories' | 'files'>;
  /** The visit has files of its own. */
  hasFiles: boolean;
  name: string;
}

const FILES = [{ value: 'files', label: 'The files you added' }] as const;
type Choice = ChangeSharingProps['sharing'];
const NOTHING: Choice = { categories: [], files: false };

/** The patient changes or revokes what a visit shares, with immediate effect. */
export function ChangeSharing({ appointmentId, sharing, hasFiles, name }: ChangeSharingProps) {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const saving = useSetVisitAccess();
  const save = async (wanted: Choice) => {
    const saved = await saving.run({ appointmentId, ...wanted });
    if (saved.ok) setChosen(null);
  };
  return (
    <>
      <Button
        variant="line"
        size="s"
        onClick={() => setChosen({ categories: sharing.categories, files: sharing.files })}
      >
        Change what is shared
      </Button>
      {chosen !== null && (
        <Dialog
          open
          onClose={() => setChosen(null)}
          title={`What ${name} may see`}
          description="Changes apply immediately. What was already seen or written cannot be undone."
          actions={
            <>
              <Button variant="line" busy={saving.isRunning} onClick={() => void save(NOTHING)}>
                Share nothing
              </Button>
              <Button busy={saving.isRunning} onClick={() => void save(chosen)}>
                Share this
              </Button>
            </>
          }
        >
          <Stack>
            <AccessChoice value={chosen.categories} onChange={(categories) => setChosen({ ...chosen, categories })} />
            {hasFiles && (
              <ChipGroup
                type="checkbox"
                legend="From this visit"
                name="files"
                options={FILES}
                value={chosen.files ? ['files'] : []}
                onChange={(ticked) => setChosen({ ...chosen, files: ticked.length > 0 })}
              />
            )}
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
