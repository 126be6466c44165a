import { useSearchParams } from '@telehealth/contracts/router';
import { Button } from '@telehealth/ui/parts/button';
import { Suspense, useState } from 'react';
import { ChooseDialog, EntryDialog, TakeOutDialog, UploadDialog } from './opened-parts';
import { RecordIcon } from './record-icon';
import type { RecordPlace } from './timeline/use-record-place';
import type { Choice } from './write/choose-dialog';

type Open = 'choose' | 'takeOut' | 'authority' | Choice;

/** How a paper is called that proves that somebody may act for the person, until they name it. */
const PAPER = { title: 'My right to look after them', type: 'authority' } as const;

/** Adds to the record, or exports it. An empty record shows only the first steps. */
export function RecordActions({ place, isFirstStep = false }: { place: RecordPlace; isFirstStep?: boolean }) {
  const [search, setSearch] = useSearchParams();
  // The family page leads here to prove a right.
  const [open, setOpen] = useState<Open | null>(search.get('add') === 'authority' ? 'authority' : null);
  const close = () => {
    setOpen(null);
    if (!search.has('add')) return;
    setSearch(
      (before) => {
        before.delete('add');
        return before;
      },
      { replace: true },
    );
  };
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
      <Suspense>
        {open === 'takeOut' && <TakeOutDialog place={place} onClose={close} />}
        {open === 'choose' && <ChooseDialog place={place} onChoose={setOpen} onClose={close} />}
        {open === 'upload' && <UploadDialog onClose={close} />}
        {open === 'authority' && <UploadDialog onClose={close} begins={PAPER} />}
        {open !== null && open !== 'choose' && open !== 'upload' && open !== 'takeOut' && open !== 'authority' && (
          <EntryDialog list={open} entry={null} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
