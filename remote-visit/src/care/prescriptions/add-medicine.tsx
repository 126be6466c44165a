import type { DraftItem } from '@telehealth/data/prescribing/own-prescription.schema';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import { chosenItem, EMPTY_ITEM } from './draft-item';
import { MedicineBox } from './medicine-box';

const LEAST_TYPED = 2;

/** The search of a draft whose medicines are chosen: what is found and chosen joins them, or what was typed as text. */
export function AddMedicine({ onAdd }: { onAdd: (item: DraftItem) => void }) {
  const [text, setText] = useState('');
  const add = (item: DraftItem) => {
    setText('');
    onAdd(item);
  };
  const typed = text.trim();
  return (
    <div>
      <MedicineBox
        label="Add a medicine"
        value={text}
        error={undefined}
        onType={setText}
        onPick={(found) => add(chosenItem(found))}
      />
      {typed.length >= LEAST_TYPED && (
        // Leaving the search closes its list, and the button would move away under the press.
        <Button
          variant="quiet"
          size="s"
          icon={icons.plus}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => add({ ...EMPTY_ITEM, medicine: typed })}
        >
          Write “{typed}” as text
        </Button>
      )}
    </div>
  );
}
