import type { MessageArea } from './message-entry';

/** What a patient does with the own record: short confirmations. */
export const RECORDS_MESSAGES = {
  'records.added': { tone: 'success', text: 'It is in your record now, as something you said.' },
  'records.changed': { tone: 'success', text: 'It is changed. What stood there before is kept with the entry.' },
  'records.ended': {
    tone: 'success',
    text: 'It is off the list as over. It stays in your record as something that was.',
  },
  'records.struck': {
    tone: 'success',
    text: 'It is off the list as wrong. Nobody who opens your record sees it any more.',
  },
  'records.correctionAsked': {
    tone: 'success',
    text: 'Your request is sent. The day by which an answer is due stands at the entry.',
  },
  'records.correctionWithdrawn': { tone: 'success', text: 'Your request is taken back. The entry stays as it is.' },
  'records.uploaded': { tone: 'success', text: 'The document was checked and is in your record now.' },
  'records.documentRemoved': {
    tone: 'success',
    text: 'The document is out of your record. Nobody but you can open it any more.',
  },
  'records.exported': {
    tone: 'success',
    text: 'Your record is saved as a file on this device. Keep it where only you read it.',
  },
  'records.cardKept': {
    tone: 'success',
    text: 'The card is kept on this device and shows on the emergency page without a connection.',
  },
  'records.cardRemoved': { tone: 'success', text: 'The card is removed from this device.' },
  'records.cardKeepFailed': {
    tone: 'error',
    text: 'This browser does not let us keep anything, so nothing was kept. You can print the summary instead.',
  },
} as const satisfies MessageArea;
