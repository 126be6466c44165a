import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { DayField } from '@telehealth/ui/parts/day-field';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput, TextInput } from '@telehealth/ui/parts/inputs';
import { isRecordKind, KIND_LABELS, RECORD_KINDS, type RecordKind } from '../timeline/record-kinds';
import type { RecordPlace } from '../timeline/use-record-place';
import styles from './timeline.module.css';

const REMOVED = 'removed';

interface TimelineFiltersProps {
  place: RecordPlace;
  words: string;
  onWords: (words: string) => void;
  /** Null: unknown yet. */
  counts: ReadonlyMap<RecordKind, number> | null;
  all: number;
  authors: readonly { id: string; name: string }[];
}

/** Filters by kind, words, author and time. An empty kind is not offered unless chosen. */
export function TimelineFilters({ place, words, onWords, counts, all, authors }: TimelineFiltersProps) {
  const { your } = useSubjectWords();
  const { filters, choose } = place;
  const offered = RECORD_KINDS.filter(
    (kind) => counts === null || (counts.get(kind) ?? 0) > 0 || kind === filters.kind,
  );
  const note = (count: number) => (counts === null ? {} : { note: String(count) });
  return (
    <search className={styles.filters}>
      <ChipGroup
        type="radio"
        legend="Show"
        hideLegend
        name="record-kind"
        value={filters.isRemoved ? REMOVED : (filters.kind ?? 'all')}
        onChange={(kind) => choose({ kind: isRecordKind(kind) ? kind : null, isRemoved: kind === REMOVED })}
        options={[
          { value: 'all', label: 'All', ...note(all) },
          ...offered.map((kind) => ({ value: kind, label: KIND_LABELS[kind], ...note(counts?.get(kind) ?? 0) })),
          { value: REMOVED, label: 'Removed' },
        ]}
      />
      {!filters.isRemoved && (
        <div className={styles.narrow}>
          <Field label={`Search ${your} record`}>
            {(control) => (
              <TextInput
                {...control}
                type="search"
                value={words}
                onChange={(event) => onWords(event.currentTarget.value)}
              />
            )}
          </Field>
          <Field label="Written by">
            {(control) => (
              <SelectInput
                {...control}
                value={filters.by}
                onChange={(event) => choose({ by: event.currentTarget.value })}
              >
                <option value="">Anybody</option>
                {authors.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </SelectInput>
            )}
          </Field>
          <DayField label="From" value={filters.from} onChange={(from) => choose({ from })} />
          <DayField label="Until" value={filters.to} onChange={(to) => choose({ to })} />
        </div>
      )}
    </search>
  );
}
