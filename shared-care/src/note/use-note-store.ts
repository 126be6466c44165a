import { useBackend } from '@telehealth/data/client/use-backend';
import { beginNote, saveNote } from '@telehealth/data/notes/note.calls';
import type { Note } from '@telehealth/data/notes/note.schema';
import { useEffect } from 'react';
import { keptWriting } from '../writing/kept-writing';
import { useSelfSaving, useWriter } from '../writing/use-writer';
import type { NoteSaving } from './note-saving';
import { NoteStore } from './note-store';

interface Written {
  appointmentId: string;
  /** As the database last had it; null: not begun. */
  note: Note | null;
}

/** The note of a visit, or one addendum of it, that saves itself while somebody writes and whenever they look away. */
export function useNoteStore({ appointmentId, note }: Written): { store: NoteStore; saving: NoteSaving } {
  const backend = useBackend();
  // An addendum is begun before it is written; the note itself with its first word.
  const id = note !== null && note.chainNo > 0 ? note.id : appointmentId;
  const make = () =>
    new NoteStore(note, {
      begin: () => beginNote(backend, appointmentId),
      save: (draft, words) => saveNote(backend, draft, words),
    });
  const store = keptWriting(useWriter(), { kind: 'note', appointmentId, id }, make);
  const saving = useSelfSaving(store);
  useEffect(() => {
    if (note !== null) store.read(note);
  }, [store, note]);
  return { store, saving };
}
