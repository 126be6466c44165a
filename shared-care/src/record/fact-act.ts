import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import type { ReactNode } from 'react';

/** An entry that somebody stands behind, and that somebody may confirm. */
export type ProvenEntry = ChartEntryOf<'allergy' | 'condition' | 'medicine' | 'remark'>;

/** What can be done about an entry where it stands, e.g. a button that confirms it. */
export type FactAct = (entry: ProvenEntry) => ReactNode;
