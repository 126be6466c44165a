import type { MessageArea } from './message-entry';

/** Waiting for a time that becomes free, and answering an offer. */
export const WAITLIST_MESSAGES = {
  'waitlist.notFound': {
    tone: 'error',
    text: 'We could not find this place on a waiting list in your account. Nothing was changed. Your list shows every place you have.',
  },
  'waitlist.offerNotFound': {
    tone: 'error',
    text: 'We could not find this offer in your account. Nothing was changed. Offers for you are in your notifications.',
  },
  'waitlist.offerGone': {
    tone: 'warning',
    text: 'This offer has expired and the time went to the next person. You keep your place on the waiting list.',
  },
  'waitlist.windowInvalid': {
    tone: 'error',
    text: 'Please choose a first and a last day for the visit, at most 90 days apart and not in the past',
  },
  'waitlist.whomRequired': { tone: 'error', text: 'Please choose a specialist or a specialty to wait for' },
  'waitlist.modeRequired': { tone: 'error', text: 'Please choose at least one of video, voice or chat' },
  'waitlist.tooMany': {
    tone: 'warning',
    text: 'You are already on five waiting lists. Leave one of them to join this one.',
  },
  'waitlist.notEarlier': {
    tone: 'warning',
    text: 'An earlier time can only be offered for an upcoming visit. Your visit is unchanged.',
  },
  'waitlist.earlierTaken': {
    tone: 'success',
    text: 'Your visit now has the earlier time. We have told your specialist, and nothing else changed.',
  },
  'waitlist.offerDeclined': {
    tone: 'success',
    text: 'Your visit keeps its time. The offered one went on to the next person, and you keep your place on the waiting list.',
  },
  'waitlist.unchanged': {
    tone: 'error',
    text: 'This did not work, and nothing was changed. Please try again.',
  },
} as const satisfies MessageArea;
