import { useMyPatientChoices } from '@telehealth/data/practice/practice.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput, TextInput } from '@telehealth/ui/parts/inputs';
import { useDeferredValue, useState } from 'react';
import styles from './calendar.module.css';

interface PatientChoiceProps {
  value: string;
  error?: string;
  onChoose: (patientId: string) => void;
}

/** Chooses a patient of the specialist by a part of the name. */
export function PatientChoice({ value, error, onChoose }: PatientChoiceProps) {
  const [words, setWords] = useState('');
  const query = useMyPatientChoices(useDeferredValue(words.trim()));
  return (
    <div className={styles.pair}>
      <Field label="Find by name" hint="People you have seen, or will see">
        {(control) => (
          <TextInput
            {...control}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={words}
            onChange={(event) => {
              setWords(event.currentTarget.value);
              onChoose('');
            }}
          />
        )}
      </Field>
      <QueryPanel
        query={query}
        safe="Nobody was invited."
        empty={<p className="soft">None of your patients has this name.</p>}
      >
        {(patients) => (
          <Field label="Patient" required {...(error !== undefined && { error })}>
            {(control) => (
              <SelectInput {...control} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
                <option value="">Choose one</option>
                {patients.map(({ patientId, name }) => (
                  <option key={patientId} value={patientId}>
                    {name}
                  </option>
                ))}
              </SelectInput>
            )}
          </Field>
        )}
      </QueryPanel>
    </div>
  );
}
