import { LIMITS } from '@telehealth/contracts/settings';
import type { Note } from '@telehealth/data/notes/note.schema';
import { TextArea } from '@telehealth/ui/parts/inputs';
import { useId } from 'react';
import styles from './note.module.css';

export type SoapPart = keyof Note['soap'];

const PARTS: readonly { part: SoapPart; letter: string; label: string }[] = [
  { part: 'subjective', letter: 'S', label: 'What the patient tells' },
  { part: 'objective', letter: 'O', label: 'What you see and measure' },
  { part: 'assessment', letter: 'A', label: 'What you think' },
  { part: 'plan', letter: 'P', label: 'What happens next' },
];
export const SOAP_PARTS = PARTS;

interface SoapFieldsProps {
  soap: Note['soap'];
  /** An addendum has one field, stored as its assessment. */
  isAddendum: boolean;
  onChange: (soap: Note['soap']) => void;
  /** Reports the focused part, where an inserted fact goes. */
  onPart: (part: SoapPart) => void;
}

/** The four SOAP parts of a note. Too long a text is reported and not truncated. */
export function SoapFields({ soap, isAddendum, onChange, onPart }: SoapFieldsProps) {
  const id = useId();
  const shown = isAddendum ? PARTS.filter(({ part }) => part === 'assessment') : PARTS;
  return (
    <div className={styles.soap}>
      {shown.map(({ part, letter, label }) => {
        const over = soap[part].length - LIMITS.notePart.max;
        return (
          <div key={part} className={styles.part}>
            <span className={styles.letter} aria-hidden="true">
              {isAddendum ? '+' : letter}
            </span>
            <label htmlFor={`${id}-${part}`}>{isAddendum ? 'What you add' : label}</label>
            <TextArea
              id={`${id}-${part}`}
              className={styles.area}
              rows={2}
              value={soap[part]}
              aria-invalid={over > 0 || undefined}
              aria-describedby={over > 0 ? `${id}-${part}-over` : undefined}
              onFocus={() => onPart(part)}
              onChange={(event) => onChange({ ...soap, [part]: event.currentTarget.value })}
            />
            {over > 0 && (
              <p id={`${id}-${part}-over`} className={styles.over}>
                {over} characters too many to be saved
              </p>
            )}
          </div>
        );
      })}
    </div>
  );
}
