import { findSigns } from '@telehealth/triage/check';
import { ComboBox } from '@telehealth/ui/parts/combo-box';
import { Field } from '@telehealth/ui/parts/field';
import { useState } from 'react';

interface FactSearchProps {
  /** Ids already in the list. */
  known: ReadonlySet<string>;
  onAdd: (id: string) => void;
}

/** Finds a sign among hundreds. */
export function FactSearch({ known, onAdd }: FactSearchProps) {
  const [words, setWords] = useState('');
  const found = findSigns(words, known);
  const add = (id: string) => {
    onAdd(id);
    setWords('');
  };
  return (
    <Field label="Add something" hint="Type a symptom, an illness or a circumstance, e.g. fever or asthma.">
      {(control) => (
        <ComboBox
          control={control}
          listLabel="Found"
          words={words}
          options={found.map(({ id, says }) => ({ key: id, shows: says }))}
          onType={setWords}
          onPick={add}
          status={found.length === 0 ? 'Nothing found. Try another word.' : `${found.length} found`}
        />
      )}
    </Field>
  );
}
