import type { MessageArea } from './message-entry';

/** People whom somebody acts for. */
export const PERSON_MESSAGES = {
  'person.choose': { tone: 'error', text: 'Please say who the visit is for' },
  'person.hasVisitThen': {
    tone: 'warning',
    text: 'This person has another visit at that time. Nothing was changed. Please choose another time first.',
  },
  'person.relationRequired': { tone: 'error', text: 'Please choose how this person is related to you' },
  'person.basisRequired': { tone: 'error', text: 'Please say on what right you act for this person' },
  'person.allergiesAsked': { tone: 'error', text: 'Please say what you know of allergies. Not knowing is an answer.' },
  'person.allergiesNamed': { tone: 'error', text: 'Please name at least one allergy' },
  'person.hasSignIn': {
    tone: 'warning',
    text: 'This person has a sign-in of their own and corrects these facts themselves. Nothing was changed.',
  },
  'person.added': { tone: 'success', text: 'Added. This person has a record of their own now.' },
  'person.changed': { tone: 'success', text: 'Saved.' },
  'person.notYours': {
    tone: 'warning',
    text: 'You may not act for this person, or not any more. Nothing of their record is shown.',
  },
  'person.notFound': {
    tone: 'warning',
    text: 'This person is no longer among those you act for. Nothing was changed.',
  },
  'person.codeCopied': { tone: 'success', text: 'The code is copied. Give it only to whom the record is of.' },
  'person.tooYoung': {
    tone: 'warning',
    text: 'A sign-in of one’s own begins with the twelfth birthday. Nothing was changed.',
  },
  'person.codeUnknown': {
    tone: 'error',
    text: 'This code is not known, was used, or is over. Please ask who looks after your record for a new one.',
  },
  'person.accountTaken': {
    tone: 'warning',
    text: 'This account already has a record, or another role. Please take the code to a new account.',
  },
  'person.guardianStays': {
    tone: 'warning',
    text: 'Guardians have equal rights. If somebody may not act for this child any more, please write to us with the court’s order.',
  },
  'person.guardiansClose': {
    tone: 'warning',
    text: 'Only a parent or legal guardian can close a child’s record. Nothing was changed. Please write to us if it must end.',
  },
  'person.othersLookAfter': {
    tone: 'warning',
    text: 'Somebody else looks after this record, too, so nobody closes it alone. You can stop looking after it, and they go on.',
  },
  'person.inVisit': {
    tone: 'warning',
    text: 'A visit is going on. Nothing was changed. Please close the record once it is over.',
  },
  'person.nameTyped': { tone: 'error', text: 'Please type the whole name as it stands above' },
  'person.recordClosed': {
    tone: 'success',
    text: 'The record is closed. Write to us within thirty days if it was a mistake.',
  },
  'person.lastGuardian': {
    tone: 'warning',
    text: 'Nobody else looks after this record. Please let somebody join you first, then leave.',
  },
} as const satisfies MessageArea;
