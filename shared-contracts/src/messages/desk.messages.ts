import type { MessageArea } from './message-entry';

/** What operators read at their desk. */
export const DESK_MESSAGES = {
  'desk.verdictRequired': { tone: 'error', text: 'Please choose a verdict' },
  'desk.outcomeRequired': { tone: 'error', text: 'Please choose the outcome of the check' },
  'desk.fileRequired': { tone: 'error', text: 'Please choose the file with the rules' },
  'desk.noteRequired': { tone: 'error', text: 'Please tell the specialist what is missing or wrong' },
  'desk.verdictGiven': {
    tone: 'success',
    text: 'The verdict is recorded. The patient and the specialist are told, and can read what you wrote.',
  },
  'desk.reportAnswered': {
    tone: 'success',
    text: 'Your answer is sent. The patient sees it next to that line of the log.',
  },
  'help.nameRequired': { tone: 'error', text: 'Please enter your name' },
  'help.topicRequired': { tone: 'error', text: 'Please choose what it is about' },
  'desk.helpAnswered': {
    tone: 'success',
    text: 'Your answer is kept. Whoever waits for it in writing is told by email.',
  },
  'desk.registrationVerified': {
    tone: 'success',
    text: 'The registration is confirmed. The specialist is told, and patients can find them.',
  },
  'desk.registrationRejected': {
    tone: 'success',
    text: 'Not confirmed. The specialist can read what you wrote and ask for a new check.',
  },
  'desk.suspensionProposed': {
    tone: 'success',
    text: 'Nothing has changed yet. The other operators are told, and the registration is suspended once one of them confirms it.',
  },
  'desk.suspensionConfirmed': {
    tone: 'success',
    text: 'The suspension is confirmed. The specialist and the people whose visits were called off are told.',
  },
  'desk.incidentWhat': { tone: 'error', text: 'Please say what happened, in at least ten letters' },
  'desk.incidentWords': { tone: 'error', text: 'Please say what was done, in at least ten letters' },
  'desk.incidentDay': { tone: 'error', text: 'Please choose the day it happened, today at the latest' },
  'desk.incidentKept': { tone: 'success', text: 'The entry is in the register.' },
  'desk.incidentStepKept': { tone: 'success', text: 'What was done is kept with the entry.' },
  'desk.visitCorrected': {
    tone: 'success',
    text: 'The visit is booked again. The patient and the specialist are told.',
  },
  'desk.visitRemoved': {
    tone: 'success',
    text: 'The visit is removed from the patient’s lists, and what was paid goes back.',
  },
  'desk.refundRetried': {
    tone: 'success',
    text: 'The refund is being tried again. The patient is told once it goes through.',
  },
  'desk.goodwillGiven': {
    tone: 'success',
    text: 'The money is on its way back. The patient is told and reads your words on the receipt.',
  },
  'desk.goodwillAmount': { tone: 'error', text: 'Please give an amount, at most what is left of the payment' },
  'desk.goodwillWords': { tone: 'error', text: 'Please say why, in 10 to 300 letters. The patient reads it.' },
  'desk.wrongCheckClosed': { tone: 'success', text: 'What was found is kept.' },
  'desk.mailSentAgain': { tone: 'success', text: 'The email is being sent again, to the person’s current address.' },
  'desk.flagSet': { tone: 'success', text: 'The flag is set. People get it with their next page.' },
  'desk.flagEnded': { tone: 'success', text: 'The flag is ended. People lose it with their next page.' },
  'flags.owner': { tone: 'error', text: 'Please say which team answers for it' },
  'flags.share': { tone: 'error', text: 'Please give a whole number from 1 to 100' },
  'flags.endsOn': { tone: 'error', text: 'Please choose a day from today on, at most a year ahead' },
  'mail.notAgain': {
    tone: 'warning',
    text: 'This email is out of date, or we have no address for it, so it was not sent again.',
  },
} as const satisfies MessageArea;
