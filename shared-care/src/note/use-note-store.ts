import { useBackendState } from '@telehealth/contracts/session';
import type { BackendHandle } from '@telehealth/data/client/backend';
import { useBackend } from '@telehealth/data/client/use-backend';
import { beginNote, saveNote } from '@telehealth/data/notes/note.calls';
import type { Note } from '@telehealth/data/notes/note.schema';
import { useEffect, useSyncExternalStore } from 'react';
import { hasUnsaved, type NoteSaving } from './note-saving';
import { NoteStore } from './note-store';

interface StoresOfPerson {
  userId: string;
  stores: Map<string, NoteStore>;
}
/** Of one page and the person who uses it now: whoever signs in next finds nothing of the one before. */
const KEPT = new WeakMap<object, StoresOfPerson>();

interface Written {
  appointmentId: string;
  /** As the database last had it; null: not begun. */
  note: Note | null;
}

/** The note of a visit, or one addendum of it, that saves itself while somebody writes and whenever they look away. */
export function useNoteStore({ appointmentId, note }: Written): { store: NoteStore; saving: NoteSaving } {
  const backend = useBackend();
  const session = useBackendState();
  const userId = session.status === 'ready' ? session.userId : '';
  const store = storeOf(backend, userId, { appointmentId, note });
  const saving = useSyncExternalStore(store.subscribe, store.state);
  useEffect(() => {
    if (note !== null) store.read(note);
  }, [store, note]);
  useSaveWhenLeaving(store);
  return { store, saving };
}

function storeOf(backend: BackendHandle, userId: string, { appointmentId, note }: Written): NoteStore {
  let kept = KEPT.get(backend.queries);
  if (kept === undefined || kept.userId !== userId) {
    kept = { userId, stores: new Map() };
    KEPT.set(backend.queries, kept);
  }
  // An addendum is begun before it is written; the note itself with its first word.
  const key = note !== null && note.chainNo > 0 ? note.id : appointmentId;
  const found = kept.stores.get(key);
  if (found !== undefined) return found;
  const made = new NoteStore(note, {
    begin: () => beginNote(backend, appointmentId),
    save: (draft, words) => saveNote(backend, draft, words),
  });
  kept.stores.set(key, made);
  return made;
}

function useSaveWhenLeaving(store: NoteStore): void {
  useEffect(() => {
    const save = () => void store.save();
    const hold = (event: BeforeUnloadEvent) => {
      if (hasUnsaved(store.state())) event.preventDefault();
      save();
    };
    document.addEventListener('visibilitychange', save);
    window.addEventListener('pagehide', save);
    window.addEventListener('online', save);
    window.addEventListener('beforeunload', hold);
    return () => {
      document.removeEventListener('visibilitychange', save);
      window.removeEventListener('pagehide', save);
      window.removeEventListener('online', save);
      window.removeEventListener('beforeunload', hold);
      save();
    };
  }, [store]);
}
