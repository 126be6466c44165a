import type { MessageArea } from './message-entry';

/** Reading and writing data, and the time that goes with it. */
export const DATA_MESSAGES = {
  'data.failed': { tone: 'error', text: 'Our server did not answer. Please look before you try again.' },
  'data.notSaved': { tone: 'error', text: 'This was not saved. What you typed is still here. Please try again.' },
  'data.offline': {
    tone: 'warning',
    text: 'You or we seem to be offline. Nothing is lost. Please try again in a moment.',
  },
  'data.slow': { tone: 'info', text: 'This is taking longer than usual. You can keep waiting or try again.' },
  'data.liveAway': {
    tone: 'warning',
    text: 'Live updates are paused. Until they are back, this list is refreshed every 15 seconds.',
  },
  'data.notFound': {
    tone: 'error',
    text: 'We could not find this. It may have been removed, or the address has a typing error.',
  },
  'data.unreadable': {
    tone: 'error',
    text: 'The answer could not be read, so we show nothing rather than something wrong. Please try again.',
  },
  'data.invalid': {
    tone: 'error',
    text: 'Some of the details were not accepted and nothing was saved. Please check them.',
  },
  'data.conflict': {
    tone: 'warning',
    text: 'This was changed in the meantime. Please check the latest version and try again.',
  },
  'data.tooLarge': { tone: 'error', text: 'That is too large to send. Nothing was saved. Please make it smaller.' },
  'data.busy': { tone: 'warning', text: 'A lot is going on right now. Nothing is lost. Please try again in a moment.' },
  'clock.wrong': {
    tone: 'warning',
    title: 'Your device’s clock is wrong',
    text: 'It is {by}. The times here are right.',
    durationMs: Number.POSITIVE_INFINITY,
  },
} as const satisfies MessageArea;
