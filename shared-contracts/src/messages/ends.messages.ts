import type { MessageArea } from './message-entry';

/** That a patient has died, that two records are of one person, and that acting for somebody is over. */
export const ENDS_MESSAGES = {
  'account.holderDied': {
    tone: 'info',
    text: 'This account is closed, because we were told that its holder has died. Nobody can sign in with it. If that is wrong, or you are the executor, please write to us: the contact page says how.',
  },
  'patient.died': {
    tone: 'warning',
    text: 'This person has died, so their record stays as it is. Nothing was added or changed.',
  },
  'patient.recordClosed': {
    tone: 'warning',
    text: 'This record was closed by who looked after it. It takes nothing new. Operators can open it again for thirty days.',
  },
  'patient.reopened': { tone: 'success', text: 'The record is open again, and its guardian looks after it as before.' },
  'patient.merged': {
    tone: 'warning',
    text: 'There are two records of this person, and this one is no longer written in. Please use the other one. Nothing was added or changed.',
  },
  'merge.birthDiffers': {
    tone: 'error',
    text: 'The birth dates differ, so these are not marked as one person. Nothing was changed.',
  },
  'merge.nameDiffers': {
    tone: 'error',
    text: 'No word of the two names is the same, so these are not marked as one person. Nothing was changed.',
  },
  'merge.numbersDiffer': {
    tone: 'error',
    text: 'The identity numbers differ, so these are two people. Nothing was changed.',
  },
  'merge.marked': {
    tone: 'warning',
    text: 'One of the two is part of another pair already. Take that apart first, or choose the record that is kept there.',
  },
  'merge.chosen': { tone: 'error', text: 'Please choose which record is kept' },
  'merge.done': {
    tone: 'success',
    text: 'Marked as one person. Whoever opens the kept record reads both; it can be taken back for 30 days.',
  },
  'merge.undone': { tone: 'success', text: 'They are two people again, each with their own record as it was.' },
  'guardian.ended': {
    tone: 'success',
    text: 'Ended at once. They and whoever else looks after this person are told.',
  },
  'guardian.unopened': {
    tone: 'warning',
    text: 'Please open the paper first. Nobody says what a paper is worth without having seen it.',
  },
  'guardian.paperConfirmed': {
    tone: 'success',
    text: 'Confirmed. The sender is told, and whoever treats this person sees that it was checked.',
  },
  'guardian.paperRefused': {
    tone: 'success',
    text: 'Not accepted. The sender is told why and can send another one. What they may do stays as it is.',
  },
  'guardian.proof': { tone: 'error', text: 'Please choose which paper you saw' },
  'death.day': { tone: 'error', text: 'Please give a day between the person’s birth and today' },
  'death.seenSince': {
    tone: 'error',
    text: 'This person was in a visit after that day, so it is another day or another person. Nothing was changed.',
  },
  'death.proof': { tone: 'error', text: 'Please choose which document you saw' },
  'death.proofNumber': { tone: 'error', text: 'Please copy the number of the document, 3 to 40 letters and digits' },
  'death.nameTyped': { tone: 'error', text: 'Please type the person’s name as it stands above' },
  'death.reasonRequired': { tone: 'error', text: 'Please write down why, in your own words' },
  'death.alreadyReported': {
    tone: 'warning',
    text: 'Somebody reported this already. Nothing needs to be done twice.',
  },
  'death.notNow': { tone: 'warning', text: 'A colleague decided about this meanwhile. The list shows what they did.' },
  'death.undoTooLate': {
    tone: 'error',
    text: 'A report can be taken back for 30 days, and they are over. Nothing was changed.',
  },
  'death.executor': { tone: 'error', text: 'Please write the executor’s name as it stands in the letter' },
  'death.letterNumber': { tone: 'error', text: 'Please copy the number of the letter of executorship' },
  'death.reported': {
    tone: 'success',
    text: 'Reported. Nothing changes until an operator has seen the document; you are told what came of it.',
  },
  'death.confirmed': {
    tone: 'success',
    text: 'Confirmed. Visits ahead are called off and refunded, and nobody writes to this person any more.',
  },
  'death.rejected': { tone: 'success', text: 'Not confirmed, and nothing changes. The clinician is told.' },
  'death.undone': {
    tone: 'success',
    text: 'Taken back. The person can sign in again. What was called off or ended stays so, and they are told.',
  },
  'death.released': {
    tone: 'success',
    text: 'The record is in your downloads. It is written down and in the log to whom you gave it.',
  },
  'people.nameAndBirth': {
    tone: 'error',
    text: 'Please give two letters of the name at least, and the whole birth date',
  },
} as const satisfies MessageArea;
