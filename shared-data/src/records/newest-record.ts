import { CHART_CATEGORIES, type ChartCategory, type LookScreen } from '@telehealth/contracts';
import type { OwnEntry } from './own-record.schema';

export const RECORDS_SCREEN: LookScreen = 'records';

/** Messages have their own place, with the visits they belong to. */
export const RECORD_CATEGORIES: ChartCategory[] = CHART_CATEGORIES.filter((category) => category !== 'messages');

/** As many of each kind as the record opens with: those that its list shows at first, and the points of its small drawings. */
export const NEWEST = 20;

/** What the page asks `open_chart` first; the same words when its document asks early. */
export const newestRecordArgs = () => ({
  p_categories: RECORD_CATEGORIES,
  p_screen: RECORDS_SCREEN,
  p_newest: NEWEST,
});

/** Whether there may be more than these newest ones: a kind of which as many came as were asked for. */
export function isCutOff(entries: readonly OwnEntry[]): boolean {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const kind = [entry.category, entry.section, entry.kind, entry.kind === 'observation' ? entry.code : ''].join(' ');
    const count = (counts.get(kind) ?? 0) + 1;
    if (count >= NEWEST) return true;
    counts.set(kind, count);
  }
  return false;
}
