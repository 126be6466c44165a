import { useNavigate } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { KeyTable } from '@telehealth/ui/parts/key-table';
import { useSingleKeys } from '@telehealth/ui/parts/use-single-keys';
import { useState } from 'react';
import styles from './practice-bar.module.css';

const PLACES = {
  d: 'specialist.dashboard',
  i: 'specialist.inbox',
  a: 'specialist.appointments',
  p: 'specialist.patients',
  c: 'specialist.consultations',
} as const;
const KEYS = ['?', 'b', 'd', 'i', 'a', 'p', 'c'] as const;
const ROWS = [
  { key: '/', does: 'Find a patient' },
  { key: 'B', does: 'Who is with you, waits, or comes next' },
  { key: 'D', does: 'The day' },
  { key: 'F', does: 'On the day: fold what is done, or show it' },
  { key: 'I', does: 'Inbox: what waits for you' },
  { key: 'J K', does: 'In the inbox: the next, the one before' },
  { key: 'Enter', does: 'In the inbox: open it' },
  { key: 'R', does: 'In the inbox: write an answer' },
  { key: 'E', does: 'In the inbox: done' },
  { key: 'A', does: 'Appointments' },
  { key: 'P', does: 'Patients' },
  { key: 'C', does: 'Consultations: what is open' },
  { key: '?', does: 'This list' },
];

/** A call has keys of its own, and a slip must not lead out of it. */
const isInCall = () => document.documentElement.hasAttribute('data-own-frame');

/**
 * Keys of a practice, on each of its pages, and the button that lists them.
 * @param visitId whose visit "b" leads to, null while nobody comes
 */
export function PracticeKeys({ visitId }: { visitId: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  useSingleKeys(KEYS, (key) => {
    if (isInCall()) return;
    if (key === '?') setOpen(true);
    else if (key !== 'b') void navigate(pathTo(PLACES[key]));
    else if (visitId !== null) void navigate(pathTo('consultation', { id: visitId }));
  });
  return (
    <>
      <button
        type="button"
        className={styles.keys}
        aria-label="Keys"
        aria-keyshortcuts="?"
        onClick={() => setOpen(true)}
      >
        <kbd>?</kbd>
      </button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Keys" size="s">
        <KeyTable rows={ROWS} />
      </Dialog>
    </>
  );
}
