import { NUMBER_KINDS } from '@telehealth/contracts/schemas/number-kinds';
import type { DraftItem } from '@telehealth/data/prescribing/own-prescription.schema';
import { CheckBox } from '@telehealth/ui/forms/check-box';
import { Button } from '@telehealth/ui/parts/button';
import { Field } from '@telehealth/ui/parts/field';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { NumberBox } from '@telehealth/ui/parts/number-box';
import { useId } from 'react';
import type { FoundMedicine } from '../../data/prescribing/medicines.queries';
import type { ItemProblems } from './draft-item';
import styles from './prescriptions.module.css';
import { ScheduleField } from './schedule-field';
import { TextMedicine } from './text-medicine';
import { WhatIsInIt } from './what-is-in-it';

const SCHEDULE_SIX = '6';

interface ItemFieldsProps {
  item: DraftItem;
  /** Null for the only medicine. */
  number: number | null;
  problems: ItemProblems;
  /** A recorded allergy against the medicine typed so far. */
  conflict: string | null;
  /** Its name is asked here, not in the search. */
  hasBox: boolean;
  onChange: (item: DraftItem) => void;
  /** Chosen from the catalogue. */
  onPick: (found: FoundMedicine) => void;
  onRemove: (() => void) | null;
}

/**
 * One medicine written as text, with the particulars that a script must carry (regulation 33 of the Medicines Act). It becomes
 * one that is checked when it is chosen from the list.
 */
export function ItemFields({ item, number, problems, conflict, hasBox, onChange, onPick, onRemove }: ItemFieldsProps) {
  const id = useId();
  const set = (change: Partial<DraftItem>) => onChange({ ...item, ...change });
  const words = { item, problems, set };
  return (
    <fieldset className={styles.item}>
      <legend className={number === null ? 'visually-hidden' : undefined}>Medicine {number ?? ''}</legend>
      {hasBox && (
        <div className={styles.wide}>
          <TextMedicine
            item={item}
            problem={problems.medicine}
            conflict={conflict}
            onType={(medicine) => set({ medicine })}
            onPick={onPick}
          />
        </div>
      )}
      {item.medicine.trim().length > 2 && (
        <div className={styles.wide}>
          <WhatIsInIt named={item.named} onChange={(named) => set({ named })} />
        </div>
      )}
      <Words {...words} field="strength" label="Strength" example="500 mg" />
      <Words {...words} field="form" label="Form" example="capsules" />
      <Count {...words} field="quantity" label="Quantity" />
      <Count {...words} field="daysSupply" label="Lasts, days" />
      <div className={styles.wide}>
        <Words {...words} field="directions" label="Directions" example="One capsule three times a day" />
      </div>
      <Count {...words} field="repeats" label="Repeats" />
      <ScheduleField {...words} />
      {item.schedule === SCHEDULE_SIX && (
        <Words {...words} field="quantityWords" label="Quantity in words" example="fifteen" />
      )}
      <div className={`${styles.wide} ${styles.ongoing}`}>
        <CheckBox
          id={`${id}-ongoing`}
          checked={item.ongoing}
          onChange={(event) => set({ ongoing: event.currentTarget.checked })}
        />
        <label htmlFor={`${id}-ongoing`}>
          Ongoing: taken on and on
          <br />
          <span className="small soft">The patient can ask for more only of what is ongoing, and is reminded to.</span>
        </label>
      </div>
      {onRemove !== null && (
        <Button variant="quiet" size="s" onClick={onRemove}>
          Take medicine {number} away
        </Button>
      )}
    </fieldset>
  );
}

interface PartProps {
  item: DraftItem;
  problems: ItemProblems;
  set: (change: Partial<DraftItem>) => void;
  label: string;
}
type TextPart = 'strength' | 'form' | 'directions' | 'quantityWords';
type NumberPart = 'quantity' | 'daysSupply' | 'repeats';

function Words({ item, problems, set, label, field, example }: PartProps & { field: TextPart; example: string }) {
  return (
    <Field label={label} error={problems[field]}>
      {(control) => (
        <TextInput
          {...control}
          placeholder={`e.g. ${example}`}
          value={item[field]}
          onChange={(event) => set({ [field]: event.currentTarget.value })}
        />
      )}
    </Field>
  );
}

function Count({ item, problems, set, label, field }: PartProps & { field: NumberPart }) {
  return (
    <NumberBox
      label={label}
      kind={NUMBER_KINDS[field]}
      value={item[field]}
      onChange={(typed) => set({ [field]: typed })}
      error={problems[field]}
    />
  );
}
