import type { CareVisit } from '@telehealth/care/care-visit';
import { message } from '@telehealth/contracts/messages';
import { useOwnNotes } from '@telehealth/data/notes/note.queries';
import type { Note } from '@telehealth/data/notes/note.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Stack } from '@telehealth/ui/layout/stack';
import { DraftEditor } from './draft-editor';
import { SignedNote } from './signed-note';

const WRITTEN_IN: readonly string[] = ['waiting', 'in_progress', 'completed'];

/** A visit's note for the specialist who treats: write and sign, then read and add to it. */
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
