import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import { MedicineBox } from './medicine-box';
import styles from './prescriptions.module.css';

const MOST = 10;

interface WhatIsInItProps {
  /** Ids of the catalogue. */
  named: readonly string[];
  onChange: (named: string[]) => void;
}

/** An id of the catalogue as words: ids are made of the names. */
const nameOf = (id: string) => id.replaceAll('-', ' ');

/** The ingredients of a medicine written as text, named from the catalogue: then the checks run over them, and say so. */
export function WhatIsInIt({ named, onChange }: WhatIsInItProps) {
  const [text, setText] = useState('');
  return (
    <div className={styles.inside}>
      {named.length < MOST && (
        <MedicineBox
          label="What is in it?"
          hint="Name its ingredients, then they are checked. It stays amber."
          isByName
          value={text}
          error={undefined}
          onType={setText}
          onPick={({ id }) => {
            setText('');
            if (!named.includes(id)) onChange([...named, id]);
          }}
        />
      )}
      {named.length > 0 && (
        <ul aria-label="Ingredients you named">
          {named.map((id) => (
            <li key={id}>
              {nameOf(id)}
              <Button
                variant="quiet"
                size="s"
                icon={icons.close}
                onClick={() => onChange(named.filter((other) => other !== id))}
              >
                <span className="visually-hidden">Not in it: {nameOf(id)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
