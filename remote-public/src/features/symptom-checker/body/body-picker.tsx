import { signName } from '@telehealth/triage/signs';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import { useState } from 'react';
import styles from './body.module.css';
import { BODY_REGIONS, type BodyRegion } from './regions';

interface BodyPickerProps {
  /** Concept ids chosen so far. */
  added: readonly string[];
  onToggle: (id: string) => void;
}

/** A body with its parts as buttons, the same parts as a list, and common symptoms of the chosen part. */
export function BodyPicker({ added, onToggle }: BodyPickerProps) {
  const [regionId, setRegionId] = useState('');
  const region = BODY_REGIONS.find(({ id }) => id === regionId);
  return (
    <div className={styles.picker}>
      <div className={styles.figure}>
        <BodyShape />
        {BODY_REGIONS.filter(({ at }) => at !== null).map((one) => (
          <RegionButton key={one.id} region={one} isChosen={one.id === regionId} onChoose={setRegionId} />
        ))}
      </div>
      <div className={styles.choices}>
        <Field label="Part of the body" hint="The picture and this list choose the same.">
          {(control) => (
            <SelectInput {...control} value={regionId} onChange={(event) => setRegionId(event.currentTarget.value)}>
              <option value="">Choose a part</option>
              {BODY_REGIONS.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectInput>
          )}
        </Field>
        <div aria-live="polite">
          {region !== undefined && <Complaints region={region} added={added} onToggle={onToggle} />}
        </div>
      </div>
    </div>
  );
}

function Complaints({ region, added, onToggle }: BodyPickerProps & { region: BodyRegion }) {
  const chosen = region.concepts.filter((id) => added.includes(id));
  const change = (next: readonly string[]) => {
    for (const id of region.concepts) if (next.includes(id) !== chosen.includes(id)) onToggle(id);
  };
  return (
    <ChipGroup
      key={region.id}
      type="checkbox"
      legend={region.name}
      hint="Choose all that fit."
      options={region.concepts.map((id) => ({ value: id, label: signName(id) }))}
      value={chosen}
      onChange={change}
    />
  );
}

interface RegionButtonProps {
  region: BodyRegion;
  isChosen: boolean;
  onChoose: (id: string) => void;
}

function RegionButton({ region: { id, name, at }, isChosen, onChoose }: RegionButtonProps) {
  return (
    <button
      type="button"
      className={styles.region}
      style={{ left: `${at?.[0]}%`, top: `${at?.[1]}%` }}
      aria-pressed={isChosen}
      onClick={() => onChoose(id)}
    >
      {name}
    </button>
  );
}

function BodyShape() {
  return (
    <svg viewBox="0 0 200 400" className={styles.shape} aria-hidden="true" focusable="false">
      <ellipse cx="100" cy="38" rx="27" ry="33" />
      <path d="M88 68h24v22l34 12c10 4 14 12 16 24l12 82c1 9-11 12-13 3l-20-74-3 44c-1 12-3 20-5 30l-9 92-4 60c-1 10-16 10-17 0l-3-112-3 112c-1 10-16 10-17 0l-4-60-9-92c-2-10-4-18-5-30l-3-44-20 74c-2 9-14 6-13-3l12-82c2-12 6-20 16-24l34-12z" />
    </svg>
  );
}
