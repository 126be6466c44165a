import type { MessageArea } from './message-entry';

/** What operators read at their desk. */
export const DESK_MESSAGES = {
  'desk.verdictRequired': { tone: 'error', text: 'Please choose a verdict' },
  'desk.outcomeRequired': { tone: 'error', text: 'Please say what the check came to' },
  'desk.fileRequired': { tone: 'error', text: 'Please choose the file with the rules' },
  'desk.noteRequired': { tone: 'error', text: 'Please say to the specialist what is missing or wrong' },
  'desk.verdictGiven': {
    tone: 'success',
    text: 'The verdict is recorded. The patient and the specialist are told and read your words.',
  },
  'desk.reportAnswered': {
    tone: 'success',
    text: 'Your answer is sent. The patient reads it at that line of the log.',
  },
  'desk.registrationVerified': {
    tone: 'success',
    text: 'The registration is confirmed. The specialist is told, and patients can find them.',
  },
  'desk.registrationRejected': {
    tone: 'success',
    text: 'It is not confirmed. The specialist reads what you wrote and can ask for a new check.',
  },
  'desk.registrationSuspended': {
    tone: 'success',
    text: 'The registration is suspended. The specialist is told, and their open visits are looked after at once.',
  },
  'desk.visitCorrected': { tone: 'success', text: 'The visit is booked again. Both sides are told.' },
  'desk.visitRemoved': {
    tone: 'success',
    text: 'The visit is taken out of the patient’s lists, and what was paid goes back.',
  },
  'desk.refundRetried': {
    tone: 'success',
    text: 'The refund is being tried again. The patient is told once it went through.',
  },
  'desk.mailSentAgain': { tone: 'success', text: 'The mail is on its way again, to the address its owner has now.' },
  'mail.notAgain': {
    tone: 'warning',
    text: 'This mail is of no use any more, or nobody’s address is known for it, so it was not sent again.',
  },
} as const satisfies MessageArea;
