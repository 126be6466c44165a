import {
  CONSULTATION_MODES,
  dayKey,
  MODE_LABELS,
  SPECIALTIES,
  SPECIALTY_LABELS,
  viewerTimeZone,
} from '@telehealth/contracts';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput, TextInput } from '@telehealth/ui/parts/inputs';
import { SEARCH_LANGUAGES } from '../../search-address/languages';
import { NO_FILTERS, type SearchFilters, type Sort } from '../../search-address/search-filters';
import { priceSteps, toDay, toMode, toSpecialty } from './filter-choices';
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
      <Button variant="quiet" onClick={() => onChange(NO_FILTERS)}>
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
      <Field label="Day" hint="Empty for any of the next 14 days.">
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={dayKey(new Date(), viewerTimeZone())}
            value={toDay(filters, new Date())}
            onChange={(event) =>
              onChange(event.target.value ? { when: 'day', day: event.target.value } : { when: 'soon', day: '' })
            }
          />
        )}
      </Field>
    </>
  );
}

function CostFilters({ filters, onChange }: FilterPanelProps) {
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
            {priceSteps(filters.maxPrice).map(({ value, label }) => (
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

/** A value that came with the address is shown even when it is none of the usual ones. */
function withChosen(options: readonly string[], chosen: string): readonly string[] {
  return chosen === '' || options.includes(chosen) ? options : [chosen, ...options];
}
