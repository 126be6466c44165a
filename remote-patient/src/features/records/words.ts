import { takenDay } from '@telehealth/care/record/entry-words';
import { type DocumentType, SEVERITY_LABELS } from '@telehealth/contracts/chart';
import { formatDate, formatTime, viewerTimeZone, zoneName } from '@telehealth/contracts/formatting';
import { actingPerson } from '@telehealth/contracts/people';
import type { OwnEntry, OwnEntryOf } from '@telehealth/data/records/own-record.schema';

export const dayText = (at: Date) => formatDate(at, viewerTimeZone());
/** With the year, because a record spans many. */
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
  vaccination: 'Clinic card or vaccination booklet',
  photo: 'Photo',
  insurance: 'Insurance',
  authority: 'Paper of who looks after somebody',
  other: 'Something else',
};
const isDocumentType = (text: string): text is DocumentType => text in DOCUMENT_LABELS;
export const documentWord = (type: string) => (isDocumentType(type) ? DOCUMENT_LABELS[type] : 'Document');

/** An allergy's reaction and severity, e.g. "hives within an hour, severe". */
export function reactionText({ reaction, severity }: Pick<OwnEntryOf<'allergy'>, 'reaction' | 'severity'>): string {
  const degree = isSeverity(severity) ? SEVERITY_LABELS[severity] : '';
  if (reaction === '') return degree;
  return degree === '' ? reaction : `${reaction}, ${degree.toLowerCase()}`;
}

/** List entries, which the patient may add, change and strike. */
const LIST_KINDS = ['allergy', 'condition', 'medicine', 'vaccination', 'remark'] as const;
export type ListEntry = OwnEntryOf<(typeof LIST_KINDS)[number]>;
export const isListEntry = (entry: OwnEntry): entry is ListEntry =>
  (LIST_KINDS as readonly string[]).includes(entry.kind);

/** From the patient's side, which can change it. */
export const isOwnWord = ({ origin }: Pick<OwnEntry, 'origin'>) => origin !== '' && origin !== 'clinician';

export interface EntrySource {
  /** Backed by a clinician. */
  isConfirmed: boolean;
  text: string;
}

/**
 * Returns an entry's source and its date.
 * @param me id of the reader
 */
export function sourceOf(entry: OwnEntry, me: string): EntrySource {
  const who = authorText(entry, me);
  switch (entry.kind) {
    case 'allergy':
    case 'condition':
    case 'vaccination':
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
      const said = who === 'You' ? 'You said so' : `${who} said so${forWhom()}`;
      return { isConfirmed: false, text: `${said}, ${dayText(updatedAt)}` };
    }
    case 'remark': {
      const said = who === 'You' ? 'You wrote it' : `${who} wrote it${forWhom()}`;
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
        ? { isConfirmed: false, text: who === 'You' ? 'You uploaded it' : `${who} uploaded it${forWhom()}` }
        : { isConfirmed: true, text: `Uploaded by ${who}` };
    default:
      return { isConfirmed: false, text: who };
  }
}

/** Somebody else's record says nothing of "you". */
const forWhom = () => (actingPerson() === null ? ' for you' : '');

const MADE_BY = { device: 'by a device', typed: 'typed', import: 'imported', clinician: '' } as const;

function measuredBy({ source, importedFrom, ...taken }: OwnEntryOf<'observation'>, who: string): EntrySource {
  const day = takenDay(taken);
  if (source === 'clinician') return { isConfirmed: true, text: `${who}, ${day}` };
  return {
    isConfirmed: false,
    text: `${who === 'You' ? 'Yours' : who}, ${MADE_BY[source]}${importedFrom === '' ? '' : ` from ${importedFrom}`}, ${day}`,
  };
}

/** Returns the author's name; "You" for oneself. */
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
