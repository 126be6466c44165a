import type { CorrectableTable } from '@telehealth/data/records/own-record.mutations';
import type { Correction, OwnEntry } from '@telehealth/data/records/own-record.schema';
import { Button } from '@telehealth/ui/parts/button';
import { type ReactNode, useState } from 'react';
import { CorrectionDialog } from '../corrections/correction-dialog';
import { DocumentActions } from '../documents/document-actions';
import type { TimelineEntry } from '../timeline/timeline-entries';
import { isListEntry, isOwnWord, type ListEntry } from '../words';
import { EntryDialog } from '../write/entry-dialog';
import { listOf } from '../write/entry-forms';
import { StrikeReading } from '../write/strike-reading';
import { TakeOffDialog } from '../write/take-off-dialog';

interface EntryActionsProps {
  moment: TimelineEntry;
  corrections: readonly Correction[];
  onGone: () => void;
}

/** The patient edits their own entries; for a clinician's entry they can request a correction. */
export function EntryActions({ moment, corrections, onGone }: EntryActionsProps): ReactNode {
  const { entry } = moment;
  if (!isOwnWord(entry)) return <AskToCorrect moment={moment} corrections={corrections} />;
  if (isListEntry(entry)) return entry.isActive ? <ListActions entry={entry} onGone={onGone} /> : null;
  if (entry.kind === 'observation') return <StrikeReading reading={entry} onGone={onGone} />;
  if (entry.kind === 'document') return <DocumentActions document={entry} onGone={onGone} />;
  return null;
}

function ListActions({ entry, onGone }: { entry: ListEntry; onGone: () => void }) {
  const [open, setOpen] = useState<'change' | 'takeOff' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button variant="line" onClick={() => setOpen('change')}>
        Change
      </Button>
      <Button variant="line" onClick={() => setOpen('takeOff')}>
        Take off the list
      </Button>
      {open === 'change' && <EntryDialog list={listOf(entry)} entry={entry} onClose={close} />}
      {open === 'takeOff' && <TakeOffDialog entry={entry} onClose={close} onGone={onGone} />}
    </>
  );
}

const TABLES: Readonly<Partial<Record<OwnEntry['kind'], CorrectableTable>>> = {
  allergy: 'patient_allergies',
  condition: 'patient_conditions',
  medicine: 'patient_medications',
  vaccination: 'patient_vaccinations',
  observation: 'observations',
  document: 'documents',
  note: 'notes',
  prescription: 'prescriptions',
};

function AskToCorrect({ moment, corrections }: Pick<EntryActionsProps, 'moment' | 'corrections'>) {
  const [isOpen, setOpen] = useState(false);
  const table = TABLES[moment.entry.kind];
  // One request at a time; the open one is shown beside the entry.
  if (table === undefined || corrections.some(({ state }) => state === 'open')) return null;
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        I think this is wrong
      </Button>
      {isOpen && (
        <CorrectionDialog
          table={table}
          id={moment.id}
          title={moment.title}
          author={moment.author}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
