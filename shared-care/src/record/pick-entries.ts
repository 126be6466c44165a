import type { ChartCategory } from '@telehealth/contracts';
import type { ChartEntry, ChartEntryOf } from '@telehealth/data/chart/chart.schema';

export type Opened = ReadonlyMap<ChartCategory, readonly ChartEntry[]>;

/** All entries of a kind in what was opened, whichever category they are kept in. */
export function pickEntries<K extends ChartEntry['kind']>(opened: Opened, kind: K): ChartEntryOf<K>[] {
  return [...opened.values()].flat().filter((entry): entry is ChartEntryOf<K> => entry.kind === kind);
}

const SHORT_WORDS: Readonly<Record<ChartCategory, string>> = {
  profile: 'allergies and profile',
  medicines: 'medicines',
  conditions: 'conditions',
  notes: 'earlier notes',
  documents: 'documents',
  results: 'results',
  readings: 'readings',
  mental_health: 'mental health',
  sexual_health: 'sexual health',
  messages: 'messages',
};

/** Names of categories as one reads them in a sentence. */
export const categoryWords = (categories: readonly ChartCategory[]) =>
  categories.map((category) => SHORT_WORDS[category]).join(', ');

export const categoryTitle = (category: ChartCategory) => {
  const words = SHORT_WORDS[category];
  return words.charAt(0).toUpperCase() + words.slice(1);
};
