import { CATEGORY_WORDS, type ChartCategory } from '@telehealth/contracts/chart';
import type { ChartEntry, ChartEntryOf } from '@telehealth/data/chart/chart.schema';

export type Opened = ReadonlyMap<ChartCategory, readonly ChartEntry[]>;

/** All opened entries of a kind, in whichever category. */
export function pickEntries<K extends ChartEntry['kind']>(opened: Opened, kind: K): ChartEntryOf<K>[] {
  return [...opened.values()].flat().filter((entry): entry is ChartEntryOf<K> => entry.kind === kind);
}

/** Category names for use in a sentence. */
export const categoryWords = (categories: readonly ChartCategory[]) =>
  categories.map((category) => CATEGORY_WORDS[category]).join(', ');
