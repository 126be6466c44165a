import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput } from '@telehealth/ui/parts/inputs';

interface KindFieldProps {
  types: readonly ReadingType[];
  kind: string;
  onKind: (code: string) => void;
}

const SECTIONS = [
  ['readings', 'Measured at home'],
  ['results', 'Laboratory results and scores'],
] as const;

/** Every kind that the database accepts. */
export function KindField({ types, kind, onKind }: KindFieldProps) {
  return (
    <Field label="What you measured">
      {(control) => (
        <SelectInput {...control} value={kind} onChange={(event) => onKind(event.currentTarget.value)}>
          {SECTIONS.map(([section, title]) => (
            <optgroup key={section} label={title}>
              {types
                .filter((type) => type.section === section)
                .map(({ code, label }) => (
                  <option key={code} value={code}>
                    {label}
                  </option>
                ))}
            </optgroup>
          ))}
        </SelectInput>
      )}
    </Field>
  );
}
