import type { MessageArea } from './message-entry';

/** The waiting room, the visit itself and what is prepared for it. */
export const CONSULTATION_MESSAGES = {
  'consultation.notFound': {
    tone: 'error',
    text: 'We could not find this visit among yours. Nothing was changed. Your appointments list shows every visit you have.',
  },
  'consultation.notNow': {
    tone: 'warning',
    text: 'This cannot be done at this point of the visit, and nothing was changed. Reload the page to see the latest.',
  },
  'consultation.tooEarly': {
    tone: 'info',
    text: 'The waiting room opens 30 minutes before the visit. Your visit is booked; please come back then.',
  },
  'consultation.tooLate': {
    tone: 'warning',
    text: 'The time for this visit has passed and its waiting room is closed. You can book a new time from your appointments.',
  },
  'consultation.over': {
    tone: 'info',
    text: 'This visit is not open any more. Everything written during it is kept. See it in your appointments.',
  },
  'consultation.enterFirst': {
    tone: 'info',
    text: 'Before you join, please say where you are and on which number we can reach you. Your place is kept.',
  },
  'consultation.locationRequired': {
    tone: 'error',
    text: 'Please say where you are right now, so that help can find you if it is needed',
  },
  'consultation.consentRequired': {
    tone: 'error',
    text: 'Please agree to this visit by video, voice or chat before you join',
  },
  'consultation.delayMinutes': { tone: 'error', text: 'Please choose between 5 and 120 minutes' },
  'consultation.delayTooEarly': {
    tone: 'info',
    text: 'You can announce a delay from two hours before the visit. Nothing was sent. To come at another time, move the visit.',
  },
  'consultation.reasonRequired': { tone: 'error', text: 'Please say why you are ending the visit' },
  'consultation.waitLonger': {
    tone: 'info',
    text: 'A visit can be reported as missed from ten minutes after its start. Nothing was changed. Please wait a little longer.',
  },
  'consultation.joinFirst': {
    tone: 'warning',
    text: 'You have not joined this visit yet, so it cannot be reported as missed. Nothing was changed. Please join first.',
  },
  'consultation.patientWasThere': {
    tone: 'warning',
    text: 'The patient was there for this visit, so it does not count as missed. Nothing was changed. Please admit or call them.',
  },
  'consultation.patientNotSeen': {
    tone: 'warning',
    text: 'There is no sign that the patient came, so this visit cannot be finished and charged. Please ring them, report that they did not come, or give the visit up: both are under More.',
  },
  'consultation.wrongPerson': {
    tone: 'warning',
    text: 'Somebody else than the patient is said to be in this visit, so nothing goes into the patient’s record. What you typed stays here. Confirm who it is, or end the visit.',
  },
  'consultation.noSuchChild': {
    tone: 'warning',
    text: 'Nobody of this first name and birth date is in the care of who booked this visit. Nothing was changed. Ask for both again, or end the visit.',
  },
  'consultation.signedAlready': {
    tone: 'warning',
    text: 'Something of this visit is signed, issued or paid back already, so it stays with its patient. Nothing was changed. End the visit: the family can book another one.',
  },
  'consultation.callFirst': {
    tone: 'warning',
    text: 'Please ring the patient first and note whether they answered. The visit is unchanged until then.',
  },
  'consultation.noNumber': {
    tone: 'warning',
    text: 'We have no phone number for this patient, so nothing was noted. Please write them a message.',
  },
  'consultation.colleagueNotFree': {
    tone: 'warning',
    text: 'This colleague cannot stand in for the visit. It stays with you. Please choose another colleague.',
  },
  'consultation.intakeClosed': {
    tone: 'info',
    text: 'The visit has begun, so what you prepared can no longer change. It is kept as you last saved it. Please tell the specialist.',
  },
  'consultation.preparationClosed': {
    tone: 'info',
    text: 'The visit has begun or is over, so there is nothing left to prepare. What you ticked is kept.',
  },
  'consultation.fileNotFound': {
    tone: 'error',
    text: 'One of the files is not among your documents, so nothing was saved. Please upload it first.',
  },
  'consultation.contactClosed': {
    tone: 'warning',
    text: 'The emergency contact is shown only during a visit with this patient or during emergency access. Nothing was opened.',
  },
} as const satisfies MessageArea;
