import type { CareVisit } from '@telehealth/care/care-visit';
import { useBackend } from '@telehealth/data/client/use-backend';
import { noteKeys } from '@telehealth/data/notes/note.queries';
import type { Note, NoteWords } from '@telehealth/data/notes/note.schema';
import { useOwnPrescriptions } from '@telehealth/data/prescribing/own-prescription.queries';
import { useRef, useState } from 'react';
import { AsLastTime } from './as-last-time';
import { InsertFacts } from './insert-facts';
import styles from './note.module.css';
import { NoteConflict } from './note-conflict';
import { PlanFields } from './plan-fields';
import { SaveState } from './save-state';
import { SignBar } from './sign-bar';
import { SoapFields, type SoapPart } from './soap-fields';
import { useNoteStore } from './use-note-store';

interface DraftEditorProps {
  visit: CareVisit;
  /** Null until the first save. */
  note: Note | null;
}

/** Editor of a note or an addendum. It saves by itself; signing is the only button. */
export function DraftEditor({ visit, note }: DraftEditorProps) {
  const { queries } = useBackend();
  const { store, saving } = useNoteStore({ appointmentId: visit.appointmentId, note });
  const prescriptions = useOwnPrescriptions(visit.appointmentId);
  const lastPart = useRef<SoapPart>('objective');
  const [showsProblems, setShowsProblems] = useState(false);
  const isAddendum = note !== null && note.chainNo > 0;
  const { words } = saving;
  const write = (change: Partial<NoteWords>) => store.write({ ...words, ...change });
  const decide = (chosen: NoteWords) => {
    store.decide(chosen);
    // A note that was finished in another tab is refetched, to show its current state.
    void queries.invalidateQueries({ queryKey: noteKeys.all });
  };
  const insert = (text: string) => {
    const before = words.soap[lastPart.current].trimEnd();
    write({ soap: { ...words.soap, [lastPart.current]: before === '' ? text : `${before}\n${text}` } });
  };
  return (
    <section className={styles.editor} aria-label={isAddendum ? 'Addendum' : 'Note'} onBlur={() => void store.save()}>
      <SaveState saving={saving} isAddendum={isAddendum} onRetry={() => void store.save()} />
      {saving.conflict !== null && <NoteConflict saving={saving} conflict={saving.conflict} onDecide={decide} />}
      <SoapFields
        soap={words.soap}
        isAddendum={isAddendum}
        onChange={(soap) => write({ soap })}
        onPart={(part) => {
          lastPart.current = part;
        }}
      />
      {!isAddendum && (
        <AsLastTime appointmentId={visit.appointmentId} patientId={visit.patientId} words={words} onFill={write} />
      )}
      <InsertFacts visit={visit} onInsert={insert} />
      <PlanFields words={words} isAddendum={isAddendum} showsProblems={showsProblems} onChange={write} />
      <SignBar
        visit={visit}
        store={store}
        saving={saving}
        isAddendum={isAddendum}
        openDrafts={prescriptions.data?.filter(({ status }) => status === 'draft').length ?? 0}
        onIncomplete={() => setShowsProblems(true)}
      />
    </section>
  );
}
