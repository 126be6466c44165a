import { useNavigate } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { ComboBox } from '@telehealth/ui/parts/combo-box';
import { useSingleKeys } from '@telehealth/ui/parts/use-single-keys';
import { useRef, useState } from 'react';
import { useMyPatients } from '../../data/patients/patients.queries';
import { isCalled } from '../../people/is-called';
import styles from './practice-bar.module.css';

const MOST_SHOWN = 8;
const KEYS = ['/'] as const;

/** Finds one of the specialist's patients by name from any page of the practice; "/" leads here. */
export function FindPatient() {
  const [isAsked, setAsked] = useState(false);
  const [words, setWords] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  useSingleKeys(KEYS, () => input.current?.focus());
  const query = useMyPatients({ enabled: isAsked });
  const found =
    words.trim() === '' ? [] : (query.data?.people ?? []).filter(({ name }) => isCalled(name, words.trim()));
  const open = (patient: string) => {
    setWords('');
    input.current?.blur();
    void navigate(pathTo('specialist.patients', {}, { patient }));
  };
  return (
    <search className={styles.find} onFocus={() => setAsked(true)}>
      <ComboBox
        control={{ 'aria-label': 'Find a patient', 'aria-keyshortcuts': '/' }}
        listLabel="Patients found"
        placeholder="Find a patient ( / )"
        inputRef={input}
        words={words}
        options={found.slice(0, MOST_SHOWN).map(({ patientId, name }) => ({ key: patientId, shows: name }))}
        onType={setWords}
        onPick={open}
        status={statusOf(query, found.length)}
      />
    </search>
  );
}

function statusOf({ status, data }: ReturnType<typeof useMyPatients>, count: number): string {
  if (status === 'pending' || (count === 0 && data?.isWhole === false)) return 'Looking';
  if (status === 'error') return 'Your patients could not be loaded. Try again in a moment.';
  return count === 0 ? 'None of your patients has this name.' : `${count} found`;
}
