import type { MessageArea } from './message-entry';

/** Links by which a patient hands on a part of the record. */
export const SHARING_MESSAGES = {
  'sharing.tooManyLinks': {
    tone: 'warning',
    text: 'You have 20 links that still work. Please take one back before you make another. Nothing was shared.',
  },
  'sharing.ended': {
    tone: 'success',
    text: 'Link taken back. It no longer works, wherever it was sent.',
  },
  'sharing.copied': { tone: 'success', text: 'The link is copied. Send it only to whom it is for.' },
} as const satisfies MessageArea;
