import type { ChartList } from '@telehealth/contracts';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { useState } from 'react';
import { UploadDialog } from './documents/upload-dialog';
import type { RecordPlace } from './moments/use-record-place';
import { TakeOutDialog } from './paper/take-out-dialog';
import { RecordIcon } from './record-icon';
import { EntryDialog } from './write/entry-dialog';
import { LIST_WORDS } from './write/entry-forms';

type Open = 'choose' | 'upload' | 'takeOut' | ChartList;

/** What one can put into the record, and how to take it along. Of an empty one only the first steps. */
export function RecordActions({ place, isFirstStep = false }: { place: RecordPlace; isFirstStep?: boolean }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button icon="plus" onClick={() => setOpen('choose')}>
        {isFirstStep ? 'Write something down' : 'Add'}
      </Button>
      <Button variant="line" onClick={() => setOpen('upload')}>
        <RecordIcon name="upload" size={18} />
        {isFirstStep ? 'Upload a document' : 'Upload'}
      </Button>
      {!isFirstStep && (
        <Button variant="line" onClick={() => setOpen('takeOut')}>
          <RecordIcon name="print" size={18} />
          Print, export
        </Button>
      )}
      {open === 'takeOut' && <TakeOutDialog place={place} onClose={close} />}
      {open === 'choose' && <ChooseDialog place={place} onChoose={setOpen} onClose={close} />}
      {open === 'upload' && <UploadDialog onClose={close} />}
      {open !== null && open !== 'choose' && open !== 'upload' && open !== 'takeOut' && (
        <EntryDialog list={open} entry={null} onClose={close} />
      )}
    </>
  );
}

const LISTS: readonly ChartList[] = ['allergies', 'medications', 'conditions', 'remarks'];

interface ChooseDialogProps {
  place: RecordPlace;
  onChoose: (list: Open) => void;
  onClose: () => void;
}

function ChooseDialog({ place, onChoose, onClose }: ChooseDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add to your record"
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
