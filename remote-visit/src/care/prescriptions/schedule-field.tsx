import type { DraftItem } from '@telehealth/data/prescribing/own-prescription.schema';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import type { ItemProblems } from './draft-item';

const SCHEDULES = ['0', '1', '2', '3', '4', '5', '6'];

interface ScheduleFieldProps {
  item: DraftItem;
  problems: ItemProblems;
  set: (change: Partial<DraftItem>) => void;
}

/** The schedule of a medicine (Medicines Act, section 22A), where the catalogue does not say it. */
export function ScheduleField({ item, problems, set }: ScheduleFieldProps) {
  return (
    <Field label="Schedule" error={problems.schedule}>
      {(control) => (
        <SelectInput
          {...control}
          value={item.schedule}
          onChange={(event) => set({ schedule: event.currentTarget.value })}
        >
          <option value="">Choose</option>
          {SCHEDULES.map((schedule) => (
            <option key={schedule}>{schedule}</option>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
