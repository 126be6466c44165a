import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import type { RecordIconName } from '../record-icon';

/** The kinds of entries, in the order of the filters. */
export const RECORD_KINDS = [
  'notes',
  'prescriptions',
  'medicines',
  'vaccinations',
  'allergies',
  'conditions',
  'results',
  'readings',
  'documents',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export const KIND_LABELS: Readonly<Record<RecordKind, string>> = {
  notes: 'Notes',
  prescriptions: 'Prescriptions',
  medicines: 'Medicines',
  vaccinations: 'Vaccinations',
  allergies: 'Allergies',
  conditions: 'Conditions',
  results: 'Results',
  readings: 'Readings',
  documents: 'Documents',
};

export const KIND_ICONS: Readonly<Record<RecordKind, RecordIconName>> = {
  notes: 'records',
  prescriptions: 'pill',
  medicines: 'pill',
  vaccinations: 'syringe',
  allergies: 'warning',
  conditions: 'heart',
  results: 'flask',
  readings: 'pulse',
  documents: 'clip',
};

export const isRecordKind = (text: string | null): text is RecordKind =>
  (RECORD_KINDS as readonly (string | null)[]).includes(text);

/** Null for entries without a line of their own: the person's facts, and messages. */
export function kindOf(entry: OwnEntry): RecordKind | null {
  switch (entry.kind) {
    case 'note':
    case 'remark':
      return 'notes';
    case 'prescription':
      return 'prescriptions';
    case 'medicine':
      return 'medicines';
    case 'vaccination':
      return 'vaccinations';
    case 'allergy':
      return 'allergies';
    case 'condition':
      return 'conditions';
    case 'observation':
      return entry.section === 'results' ? 'results' : 'readings';
    case 'document':
      return entry.type === 'lab_result' || entry.type === 'imaging' ? 'results' : 'documents';
    default:
      return null;
  }
}
