import { takenDay } from '@telehealth/care/record/entry-words';
import {
  type DocumentType,
  formatDate,
  formatTime,
  SEVERITY_LABELS,
  viewerTimeZone,
  zoneName,
} from '@telehealth/contracts';
import type { OwnEntry, OwnEntryOf } from '@telehealth/data/records/own-record.schema';

export const dayText = (at: Date) => formatDate(at, viewerTimeZone());
/** With its year: a record goes back for many. */
export function momentText(at: Date): string {
  const zone = viewerTimeZone();
  return `${dayText(at)}, ${formatTime(at, zone)} ${zoneName(zone)}`;
}

const isSeverity = (text: string): text is keyof typeof SEVERITY_LABELS => text in SEVERITY_LABELS;

export const DOCUMENT_LABELS: Readonly<Record<DocumentType, string>> = {
  lab_result: 'Laboratory result',
  imaging: 'Picture or report of imaging',
  letter: 'Letter',
  prescription: 'Prescription on paper',
  vaccination: 'Vaccination',
  photo: 'Photo',
  insurance: 'Insurance',
  other: 'Something else',
};
const isDocumentType = (text: string): text is DocumentType => text in DOCUMENT_LABELS;
export const documentWord = (type: string) => (isDocumentType(type) ? DOCUMENT_LABELS[type] : 'Document');

/** What an allergy does and how bad it is, e.g. "hives within an hour, severe". */
export function reactionText({ reaction, severity }: Pick<OwnEntryOf<'allergy'>, 'reaction' | 'severity'>): string {
  const degree = isSeverity(severity) ? SEVERITY_LABELS[severity] : '';
  if (reaction === '') return degree;
  return degree === '' ? reaction : `${reaction}, ${degree.toLowerCase()}`;
}

/** Entries of the lists: the patient may say, change and strike them. */
export type ListEntry = OwnEntryOf<'allergy'> | OwnEntryOf<'condition'> | OwnEntryOf<'medicine'> | OwnEntryOf<'remark'>;
export const isListEntry = (entry: OwnEntry): entry is ListEntry =>
  entry.kind === 'allergy' || entry.kind === 'condition' || entry.kind === 'medicine' || entry.kind === 'remark';

/** From the patient's side: they can change it themselves. */
export const isOwnWord = ({ origin }: Pick<OwnEntry, 'origin'>) => origin !== '' && origin !== 'clinician';

export interface Proof {
  /** A clinician stands behind it. */
  isConfirmed: boolean;
  text: string;
}

/**
 * Who stands behind an entry, and since when: no fact without its source, no source without a date.
 * @param me id of the person who reads it
 */
export function proofOf(entry: OwnEntry, me: string): Proof {
  const who = authorText(entry, me);
  switch (entry.kind) {
    case 'allergy':
    case 'condition':
    case 'medicine': {
      const { confirmedAt, confirmedBy, updatedAt, importedFrom } = entry;
      const from = importedFrom === '' ? '' : `, imported from ${importedFrom}`;
      if (confirmedAt !== null)
        return {
          isConfirmed: true,
          text: `Confirmed by ${confirmedBy || 'a clinician'}, ${dayText(confirmedAt)}${from}`,
        };
      if (!isOwnWord(entry)) return { isConfirmed: true, text: `${who}, ${dayText(updatedAt)}` };
      if (from !== '') return { isConfirmed: false, text: `Imported from ${importedFrom}, ${dayText(updatedAt)}` };
      const said = who === 'You' ? 'You said so' : `${who} said so for you`;
      return { isConfirmed: false, text: `${said}, ${dayText(updatedAt)}` };
    }
    case 'remark': {
      const said = who === 'You' ? 'You wrote it' : `${who} wrote it for you`;
      return { isConfirmed: false, text: `${said}, ${dayText(entry.updatedAt)}` };
    }
    case 'prescription':
      return { isConfirmed: true, text: `Prescribed by ${who}, ${dayText(entry.issuedAt)}` };
    case 'note':
      return { isConfirmed: true, text: `Signed by ${who}, ${dayText(entry.signedAt)}` };
    case 'observation':
      return measuredBy(entry, who);
    case 'document':
      return isOwnWord(entry)
        ? { isConfirmed: false, text: who === 'You' ? 'You uploaded it' : `${who} uploaded it for you` }
        : { isConfirmed: true, text: `Uploaded by ${who}` };
    default:
      return { isConfirmed: false, text: who };
  }
}

const MADE_BY = { device: 'by a device', typed: 'typed', import: 'imported', clinician: '' } as const;

function measuredBy({ source, importedFrom, ...taken }: OwnEntryOf<'observation'>, who: string): Proof {
  const day = takenDay(taken);
  if (source === 'clinician') return { isConfirmed: true, text: `${who}, ${day}` };
  return {
    isConfirmed: false,
    text: `${who === 'You' ? 'Yours' : who}, ${MADE_BY[source]}${importedFrom === '' ? '' : ` from ${importedFrom}`}, ${day}`,
  };
}

/** Whose words it holds; "You" for oneself. */
export function authorText(entry: OwnEntry, me: string): string {
  if (entry.authorId === me) return 'You';
  const name =
    entry.kind === 'note'
      ? entry.authorName
      : entry.kind === 'prescription'
        ? entry.prescriber
        : entry.kind === 'facts' || entry.kind === 'message'
          ? ''
          : entry.recordedBy;
  return name === '' ? 'A clinician' : name;
}
