import { message } from '@telehealth/contracts';
import { useOwnNotes } from '@telehealth/data/notes/note.queries';
import type { Note } from '@telehealth/data/notes/note.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Stack } from '@telehealth/ui/layout/stack';
import type { CareVisit } from '../care-visit';
import { DraftEditor } from './draft-editor';
import { SignedNote } from './signed-note';

const WRITTEN_IN: readonly string[] = ['waiting', 'in_progress', 'completed'];

/** The note of a visit for the one who treats: written and signed, then read and added to. */
export function NoteEditor({ visit }: { visit: CareVisit }) {
  const query = useOwnNotes(visit.appointmentId);
  return (
    <QueryPanel query={query} safe="What was saved of the note is safe.">
      {(notes) => <NoteOf visit={visit} notes={notes} />}
    </QueryPanel>
  );
}

function NoteOf({ visit, notes }: { visit: CareVisit; notes: readonly Note[] }) {
  const main = notes.find(({ chainNo }) => chainNo === 0) ?? null;
  const addenda = notes.filter(({ chainNo }) => chainNo > 0);
  const open = addenda.find(({ state }) => state === 'draft');
  if (main?.state === 'signed') {
    return (
      <Stack gap={4}>
        <SignedNote visit={visit} note={main} addenda={addenda} mayAdd={open === undefined} />
        {open !== undefined && <DraftEditor key={open.id} visit={visit} note={open} />}
      </Stack>
    );
  }
  if (main === null && !WRITTEN_IN.includes(visit.status)) {
    return <Notice>{message('notes.notInVisit')}</Notice>;
  }
  return <DraftEditor visit={visit} note={main} />;
}
