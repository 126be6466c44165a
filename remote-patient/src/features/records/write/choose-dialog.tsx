import type { ChartList } from '@telehealth/contracts/chart';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import type { RecordPlace } from '../timeline/use-record-place';
import { LIST_WORDS } from './entry-forms';

export type Choice = 'upload' | ChartList;

const LISTS: readonly ChartList[] = ['allergies', 'medications', 'conditions', 'vaccinations', 'remarks'];

interface ChooseDialogProps {
  place: RecordPlace;
  onChoose: (choice: Choice) => void;
  onClose: () => void;
}

export function ChooseDialog({ place, onChoose, onClose }: ChooseDialogProps) {
  const { your } = useSubjectWords();
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Add to ${your} record`}
      description="It is marked as said by you until a clinician confirms it."
      size="s"
    >
      <Stack gap={2}>
        {LISTS.map((list) => (
          <Button key={list} variant="line" wide onClick={() => onChoose(list)}>
            {LIST_WORDS[list].add}
          </Button>
        ))}
        <Button variant="line" wide onClick={() => onChoose('upload')}>
          Upload a document
        </Button>
        <LinkButton variant="line" wide to={place.linkTo({ view: 'import' })} onClick={onClose}>
          Import a record from another system
        </LinkButton>
      </Stack>
    </Dialog>
  );
}
