import { ComboBox } from '@telehealth/ui/parts/combo-box';
import { Field } from '@telehealth/ui/parts/field';
import { type ReactNode, useState } from 'react';
import { findCodes, type KnownCode, readCodes } from '../../data/codes/find-codes';
import { ICD10_LINES } from '../../data/codes/icd10-codes';
import { TARIFF_LINES } from '../../data/codes/tariff-codes';
import styles from './after-visit.module.css';

const DIAGNOSES = readCodes(ICD10_LINES);
const TARIFFS = readCodes(TARIFF_LINES);

const WARNINGS: Readonly<Record<string, string>> = {
  sensitive: 'Sensitive: whoever sees it on a paper can look it up.',
  'needs-cause': 'Schemes ask for a code of the outer cause (V01 to Y98) beside it.',
  secondary: 'It never stands first.',
};

interface CodeSearchProps {
  /** The codes in the form. */
  icd10: readonly string[];
  tariffs: readonly string[];
  /** How long the visit was measured to take; null: not known. */
  minutes: number | null;
  onPick: (field: 'icd10' | 'tariffs', code: string) => void;
}

/** Finds codes by number or plain words in the lists that ship with the product. It proposes; it never chooses. */
export function CodeSearch({ icd10, tariffs, minutes, onPick }: CodeSearchProps) {
  return (
    <div className={styles.codes}>
      <Search
        label="Find a diagnosis"
        list={DIAGNOSES}
        hint="In plain words, such as sore throat, or by its number"
        onPick={(code) => onPick('icd10', code)}
      />
      <Search
        label="Find what you did"
        list={TARIFFS}
        hint={
          minutes === null
            ? 'In plain words, such as phone advice, or by its number. How long the visit took was not measured.'
            : `In plain words, such as phone advice, or by its number. This visit took ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, as measured.`
        }
        onPick={(code) => onPick('tariffs', code)}
      />
      <Meanings known={[...named(DIAGNOSES, icd10), ...named(TARIFFS, tariffs)]} />
      <p className="small soft">
        The lists are ours. No coder or biller reviewed them, and schemes differ: check what yours takes. Any other code
        can be typed below.
      </p>
    </div>
  );
}

const named = (list: readonly KnownCode[], codes: readonly string[]) =>
  codes.flatMap((code) => list.filter((known) => known.code === code));

interface SearchProps {
  label: string;
  hint: ReactNode;
  list: readonly KnownCode[];
  onPick: (code: string) => void;
}

function Search({ label, hint, list, onPick }: SearchProps) {
  const [words, setWords] = useState('');
  const found = findCodes(list, words);
  const pick = (code: string) => {
    setWords('');
    onPick(code);
  };
  return (
    <Field label={label} hint={hint} optional>
      {(control) => (
        <ComboBox
          control={control}
          listLabel={`${label}: codes`}
          words={words}
          options={found.map((known) => ({
            key: known.code,
            shows: (
              <>
                <strong>{known.code}</strong> {meaningOf(known)}
              </>
            ),
          }))}
          onType={setWords}
          onPick={pick}
          status={
            found.length === 0 ? 'Nothing in our list fits. Any code can be typed below.' : `${found.length} found`
          }
        />
      )}
    </Field>
  );
}

const meaningOf = ({ plain, note }: KnownCode) => (note === '' || note in WARNINGS ? plain : `${plain}, ${note}`);

/** What the codes in the form mean, as far as our lists know them. */
function Meanings({ known }: { known: readonly KnownCode[] }) {
  if (known.length === 0) return null;
  return (
    <ul className={styles.meanings} aria-label="What the codes mean">
      {known.map((one) => (
        <li key={one.code} className="small">
          <strong>{one.code}</strong> {meaningOf(one)}. {WARNINGS[one.note]}
        </li>
      ))}
    </ul>
  );
}
