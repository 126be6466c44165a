import { useBackend } from '@telehealth/data/client/use-backend';
import type { Note } from '@telehealth/data/notes/note.schema';
import { useEffect } from 'react';
import { beginNote, saveNote } from '../../data/notes/note.calls';
import { keptWriting } from '../writing/kept-writing';
import { useSelfSaving, useWriter } from '../writing/use-writer';
import type { NoteSaving } from './note-saving';
import { NoteStore } from './note-store';

interface Written {
  appointmentId: string;
  /** As last read from the database; null: not begun. */
  note: Note | null;
}

/** A visit's note or one addendum, saved while the user types and when they look away. */
export function useNoteStore({ appointmentId, note }: Written): { store: NoteStore; saving: NoteSaving } {
  const backend = useBackend();
  // An addendum's row exists before it is edited; the note's row is created by the first save.
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
