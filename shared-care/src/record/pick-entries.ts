import { CATEGORY_WORDS, type ChartCategory } from '@telehealth/contracts';
import type { ChartEntry, ChartEntryOf } from '@telehealth/data/chart/chart.schema';

export type Opened = ReadonlyMap<ChartCategory, readonly ChartEntry[]>;

/** All entries of a kind in what was opened, whichever category they are kept in. */
export function pickEntries<K extends ChartEntry['kind']>(opened: Opened, kind: K): ChartEntryOf<K>[] {
  return [...opened.values()].flat().filter((entry): entry is ChartEntryOf<K> => entry.kind === kind);
}

/** Names of categories as one reads them in a sentence. */
export const categoryWords = (categories: readonly ChartCategory[]) =>
  categories.map((category) => CATEGORY_WORDS[category]).join(', ');
