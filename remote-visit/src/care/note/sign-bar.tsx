import type { CareVisit } from '@telehealth/care/care-visit';
import { errorText } from '@telehealth/contracts/messages';
import { useDiscardNote, useSignNote } from '@telehealth/data/notes/note.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import { missingText, pointsToSign, type SignPoint } from './missing-to-sign';
import styles from './note.module.css';
import type { NoteSaving } from './note-saving';
import type { NoteStore } from './note-store';

interface SignBarProps {
  visit: CareVisit;
  store: NoteStore;
  saving: NoteSaving;
  isAddendum: boolean;
  openDrafts: number;
  /** The user pressed sign while required items are missing. */
  onIncomplete: () => void;
}

/** The missing items and the sign button. Stays visible while the user writes. */
export function SignBar({ visit, store, saving, isAddendum, openDrafts, onIncomplete }: SignBarProps) {
  const signing = useSignNote();
  const [asks, setAsks] = useState<'sign' | 'discard' | null>(null);
  const [problem, setProblem] = useState('');
  const points = pointsToSign({ words: saving.words, isAddendum, openDrafts });
  const missing = missingText(points);
  const ask = async () => {
    setProblem(missing);
    if (missing !== '') return onIncomplete();
    const after = await store.save();
    if (after.conflict === null && after.problem === null) setAsks('sign');
  };
  const sign = async () => {
    const { draft } = await store.save();
    if (draft === null) return;
    const signed = await signing.run(draft);
    setAsks(null);
    if (!signed.ok) setProblem(errorText(signed.error));
  };
  return (
    <div className={styles.signBar}>
      <SignPoints points={points} />
      <div role="status">{problem !== '' && <Notice tone="warning">{problem}</Notice>}</div>
      <div className={styles.actions}>
        {saving.draft !== null && (
          <Button variant="quiet" onClick={() => setAsks('discard')}>
            {isAddendum ? 'Discard the addendum' : 'Discard the draft'}
          </Button>
        )}
        <Button variant="primary" busy={signing.isRunning} busyLabel="Signing" onClick={() => void ask()}>
          {isAddendum ? 'Sign the addendum' : 'Sign the note'}
        </Button>
      </div>
      <ConfirmDialog
        open={asks === 'sign'}
        onClose={() => setAsks(null)}
        onConfirm={sign}
        title={isAddendum ? 'Sign this addendum?' : 'Sign this note?'}
        confirmLabel="Sign"
        cancelLabel="Keep writing"
        tone="primary"
      >
        {visit.patientName} reads it at once and it can never be changed; you can add to it later.
        {openDrafts > 0 && ' A prescription of this visit is still a draft. Signing does not issue it.'}
      </ConfirmDialog>
      <Discard open={asks === 'discard'} store={store} onClose={() => setAsks(null)} onProblem={setProblem} />
    </div>
  );
}

function SignPoints({ points }: { points: readonly SignPoint[] }) {
  return (
    <ul className={styles.points} aria-label="Before signing">
      {points.map(({ id, words, isDone }) => (
        <li key={id} className={isDone ? styles.done : styles.todo}>
          <Icon path={isDone ? icons.check : icons.warning} size={16} />
          {words}
          <span className="visually-hidden">{isDone ? ': done' : ': missing'}</span>
        </li>
      ))}
    </ul>
  );
}

interface DiscardProps {
  open: boolean;
  store: NoteStore;
  onClose: () => void;
  onProblem: (text: string) => void;
}

function Discard({ open, store, onClose, onProblem }: DiscardProps) {
  const discarding = useDiscardNote();
  const discard = async () => {
    const { draft } = await store.save();
    if (draft === null) return onClose();
    const gone = await discarding.run(draft);
    onClose();
    if (gone.ok) store.forget();
    else onProblem(errorText(gone.error));
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={discard}
      title="Discard this draft?"
      confirmLabel="Discard it"
    >
      Nobody will read it. You start again with an empty one; the visit still needs a signed note.
    </ConfirmDialog>
  );
}
