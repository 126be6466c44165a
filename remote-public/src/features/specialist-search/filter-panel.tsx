import { CONSULTATION_MODES } from '@telehealth/contracts/booking';
import { dayKey, GENDER_LABELS, MODE_LABELS, SPECIALTY_LABELS, zoneName } from '@telehealth/contracts/formatting';
import { PROVINCE_LABELS, PROVINCES, SPECIALTIES } from '@telehealth/contracts/people';
import { useNow } from '@telehealth/data/clock/use-now';
import { useRandRate } from '@telehealth/data/rands/rand-rate';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { DayField } from '@telehealth/ui/parts/day-field';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import { useViewerZone } from '../../openings/use-viewer-zone';
import { SEARCH_LANGUAGES } from '../../search-address/languages';
import { DAY_PARTS, NO_FILTERS, type SearchFilters, type Sort } from '../../search-address/search-filters';
import {
  OFFERED_GENDERS,
  PART_LABELS,
  priceSteps,
  toDay,
  toGender,
  toMode,
  toPart,
  toProvince,
  toSpecialty,
} from './filter-choices';
import styles from './specialist-search.module.css';

interface FilterPanelProps {
  filters: SearchFilters;
  onChange: (changes: Partial<SearchFilters>) => void;
}

export function FilterPanel({ filters, onChange }: FilterPanelProps) {
  return (
    <section className={styles.panel} aria-label="Filters">
      <WhoFilters filters={filters} onChange={onChange} />
      <WhenFilters filters={filters} onChange={onChange} />
      <CostFilters filters={filters} onChange={onChange} />
      <PersonFilters filters={filters} onChange={onChange} />
      <Field label="Order">
        {(control) => (
          <SelectInput
            {...control}
            value={filters.sort}
            onChange={(event) => onChange({ sort: event.target.value as Sort })}
          >
            <option value="soonest">Soonest opening</option>
            <option value="price">Lowest price</option>
            <option value="experience">Most experience</option>
          </SelectInput>
        )}
      </Field>
      <Button variant="quiet" onClick={() => onChange({ ...NO_FILTERS, view: filters.view })}>
        Clear all filters
      </Button>
    </section>
  );
}

function WhoFilters({ filters, onChange }: FilterPanelProps) {
  return (
    <>
      <Field label="Specialty">
        {(control) => (
          <SelectInput
            {...control}
            value={filters.specialty}
            onChange={(event) => onChange({ specialty: toSpecialty(event.target.value) })}
          >
            <option value="">Any specialty</option>
            {SPECIALTIES.map((specialty) => (
              <option key={specialty} value={specialty}>
                {SPECIALTY_LABELS[specialty]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label="Language">
        {(control) => (
          <SelectInput
            {...control}
            value={filters.language}
            onChange={(event) => onChange({ language: event.target.value })}
          >
            <option value="">Any language</option>
            {withChosen(SEARCH_LANGUAGES, filters.language).map((language) => (
              <option key={language}>{language}</option>
            ))}
          </SelectInput>
        )}
      </Field>
    </>
  );
}

function WhenFilters({ filters, onChange }: FilterPanelProps) {
  const present = useNow();
  const zone = useViewerZone();
  return (
    <>
      <ChipGroup
        type="radio"
        legend="How"
        name="mode"
        options={[
          { value: '', label: 'Any' },
          ...CONSULTATION_MODES.map((mode) => ({ value: mode, label: MODE_LABELS[mode] })),
        ]}
        value={filters.mode}
        onChange={(mode) => onChange({ mode: toMode(mode) })}
      />
      <DayField
        label="Day"
        hint="Empty for any of the next 14 days."
        min={dayKey(present, zone)}
        value={toDay(filters, present)}
        onChange={(day) => onChange(day ? { when: 'day', day } : { when: 'soon', day: '' })}
      />
      <Field label="Time of day" hint={`Where you are: ${zoneName(zone)}.`}>
        {(control) => (
          <SelectInput
            {...control}
            value={filters.part}
            onChange={(event) => onChange({ part: toPart(event.target.value) })}
          >
            <option value="">Any time</option>
            {DAY_PARTS.map((part) => (
              <option key={part} value={part}>
                {PART_LABELS[part]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
    </>
  );
}

function CostFilters({ filters, onChange }: FilterPanelProps) {
  const rate = useRandRate();
  return (
    <>
      <Field label="Price of the visit">
        {(control) => (
          <SelectInput
            {...control}
            value={filters.maxPrice}
            onChange={(event) => onChange({ maxPrice: event.target.value })}
          >
            <option value="">Any price</option>
            {priceSteps(filters.maxPrice, rate).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <ChipGroup
        type="checkbox"
        legend="Payment"
        name="insurance"
        options={[{ value: 'insurance', label: 'Accepts insurance' }]}
        value={filters.insurance ? ['insurance'] : []}
        onChange={(chosen) => onChange({ insurance: chosen.includes('insurance') })}
      />
    </>
  );
}

/** Both are optional in a specialist's profile; a filter excludes specialists who did not state it. */
function PersonFilters({ filters, onChange }: FilterPanelProps) {
  return (
    <>
      <Field label="Gender of the specialist">
        {(control) => (
          <SelectInput
            {...control}
            value={filters.gender}
            onChange={(event) => onChange({ gender: toGender(event.target.value) })}
          >
            <option value="">Any</option>
            {OFFERED_GENDERS.map((gender) => (
              <option key={gender} value={gender}>
                {GENDER_LABELS[gender]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <Field label="Works in">
        {(control) => (
          <SelectInput
            {...control}
            value={filters.province}
            onChange={(event) => onChange({ province: toProvince(event.target.value) })}
          >
            <option value="">Anywhere</option>
            {PROVINCES.map((province) => (
              <option key={province} value={province}>
                {PROVINCE_LABELS[province]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
    </>
  );
}

/** A value from the URL is offered even if it is not among the usual ones. */
function withChosen(options: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || options.includes(chosen) ? options : [chosen, ...options];
}
