import type { MessageArea } from './message-entry';

/** What a patient does with the own record: short confirmations. */
export const RECORDS_MESSAGES = {
  'records.added': { tone: 'success', text: 'Added to your record, marked as said by you.' },
  'records.changed': { tone: 'success', text: 'Changed. What it said before is kept with the entry.' },
  'records.ended': {
    tone: 'success',
    text: 'Marked as over. It stays in your record as part of your history.',
  },
  'records.struck': {
    tone: 'success',
    text: 'Removed as wrong. Nobody who opens your record sees it any more.',
  },
  'records.correctionAsked': {
    tone: 'success',
    text: 'Your request is sent. The entry shows the day by which an answer is due.',
  },
  'records.correctionWithdrawn': { tone: 'success', text: 'Your request is withdrawn. The entry stays as it is.' },
  'records.uploaded': { tone: 'success', text: 'The document was checked and added to your record.' },
  'records.documentRemoved': {
    tone: 'success',
    text: 'The document is removed from your record. Nobody but you can open it any more.',
  },
  'records.exported': {
    tone: 'success',
    text: 'Your record is saved as a file on this device. Keep it where only you can read it.',
  },
  'records.cardKept': {
    tone: 'success',
    text: 'The card is saved on this device and shows on the emergency page, even without a connection.',
  },
  'records.cardRemoved': { tone: 'success', text: 'The card is removed from this device.' },
  'records.cardKeepFailed': {
    tone: 'error',
    text: 'This browser does not let us save anything, so nothing was saved. You can print the summary instead.',
  },
} as const satisfies MessageArea;
