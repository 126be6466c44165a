import { CHART_CATEGORIES, type ChartCategory, type LookScreen } from '@telehealth/contracts/chart';
import type { OwnEntry } from './own-record.schema';

export const RECORDS_SCREEN: LookScreen = 'records';

/** Messages are shown elsewhere, with their visits. */
export const RECORD_CATEGORIES: ChartCategory[] = CHART_CATEGORIES.filter((category) => category !== 'messages');

/** As many of each kind as the record shows first: its list and the points of its small charts. */
export const NEWEST = 20;

/** The arguments of the page's first `open_chart`; its early request must use the same. */
export const newestRecordArgs = () => ({
  p_categories: RECORD_CATEGORIES,
  p_screen: RECORDS_SCREEN,
  p_newest: NEWEST,
});

/** Whether more than these newest entries may exist: some kind returned as many as requested. */
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
