import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import type { ReactNode } from 'react';

/** An entry with an author, which can be confirmed. */
export type ProvenEntry = ChartEntryOf<'allergy' | 'condition' | 'medicine' | 'vaccination' | 'remark'>;

/** Renders an action for an entry, e.g. a button that confirms it. */
export type FactAct = (entry: ProvenEntry) => ReactNode;
