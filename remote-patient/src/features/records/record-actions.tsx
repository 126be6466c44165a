import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { Suspense, useState } from 'react';
import { ChooseDialog, EntryDialog, TakeOutDialog, UploadDialog } from './opened-parts';
import { RecordIcon } from './record-icon';
import type { RecordPlace } from './timeline/use-record-place';
import type { Choice } from './write/choose-dialog';

type Open = 'choose' | 'takeOut' | Choice;

/** Adds to the record, or exports it. An empty record shows only the first steps. */
export function RecordActions({ place, isFirstStep = false }: { place: RecordPlace; isFirstStep?: boolean }) {
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button icon={icons.plus} onClick={() => setOpen('choose')}>
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
      <Suspense>
        {open === 'takeOut' && <TakeOutDialog place={place} onClose={close} />}
        {open === 'choose' && <ChooseDialog place={place} onChoose={setOpen} onClose={close} />}
        {open === 'upload' && <UploadDialog onClose={close} />}
        {open !== null && open !== 'choose' && open !== 'upload' && open !== 'takeOut' && (
          <EntryDialog list={open} entry={null} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
