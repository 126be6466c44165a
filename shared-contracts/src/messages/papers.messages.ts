import type { MessageArea } from './message-entry';

/** Papers as signed files, and what pharmacies record on them. */
export const PAPER_MESSAGES = {
  'papers.notFound': { tone: 'error', text: 'We could not find this paper among yours. Nothing was changed.' },
  'papers.notNow': {
    tone: 'warning',
    text: 'This is no longer in force, so nothing was signed. What it became stands beside it.',
  },
  'papers.practiceMissing': {
    tone: 'error',
    text: 'A script needs the address and the telephone of your practice, so nothing was signed. Please add them to your profile and sign again.',
  },
  'papers.scanMissing': {
    tone: 'error',
    text: 'This photo was not kept in the visit, so the script still waits for your signature. Please add it again.',
  },
  'papers.signedAlready': {
    tone: 'info',
    text: 'Another photo of the signed print is kept already. Nothing was changed.',
  },
  'papers.noProvider': {
    tone: 'warning',
    text: 'No provider of advanced electronic signatures is set up here, so nothing was signed. Please sign by hand.',
  },
  'papers.revoked': {
    tone: 'success',
    text: 'Your certificate is revoked. The next file you sign gets a new one.',
  },
  'papers.sentHow': {
    tone: 'info',
    text: 'The link works for thirty days. You see when it is opened, and you can take it back.',
  },
  'papers.toNameRequired': { tone: 'error', text: 'Please say who it is for, such as the name of the pharmacy' },
  'papers.notUsable': {
    tone: 'warning',
    text: 'It is not signed in a way that whoever gets it can use, so nothing was sent. Please wait until it is ready.',
  },
  'papers.namesIllness': {
    tone: 'warning',
    text: 'This note names the illness, so nothing was sent. Say that it may be read, or ask for a note that does not name it.',
  },
  'papers.linkEnded': {
    tone: 'warning',
    text: 'This link opens nothing any more: it was taken back, is too old, or the paper no longer counts. Please ask whoever sent it.',
  },
  'papers.codeWrong': { tone: 'error', text: 'That is not the code. After ten wrong ones the link ends.' },
  'papers.codeSix': { tone: 'error', text: 'Please enter the code: six digits' },
  'papers.noCredential': {
    tone: 'warning',
    text: 'The provider knows no signature of yours in force, so nothing was signed. Please ask them, or sign by hand.',
  },
  'papers.pinWrong': {
    tone: 'error',
    text: 'The provider did not take this PIN or code, so nothing was signed. Too many wrong ones may lock it.',
  },
  'papers.providerAway': {
    tone: 'warning',
    text: 'The provider of advanced signatures does not answer as it should, so nothing was signed. Please try later, or sign by hand.',
  },
  'papers.notSetUp': {
    tone: 'error',
    text: 'This installation has no certificate yet, so nothing was signed. Please sign by hand and tell whoever runs it.',
  },
  'papers.codeNotInForce': {
    tone: 'warning',
    text: 'This code belongs to no prescription in force, so nothing was recorded. Please check the code again.',
  },
  'papers.expired': {
    tone: 'warning',
    text: 'This prescription is too old to be dispensed, so nothing was recorded. The patient needs a new one.',
  },
  'papers.quantityRequired': { tone: 'error', text: 'Please say how many you dispensed, as a whole number' },
  'papers.moreThanPrescribed': {
    tone: 'error',
    text: 'That is more than is left of this medicine, so nothing was recorded',
  },
  'papers.pharmacyNumber': {
    tone: 'error',
    text: 'Please enter the number of the pharmacy: Y and four to eight digits',
  },
  'papers.pharmacistNumber': { tone: 'error', text: 'Please enter your own number: P and four to eight digits' },
  'papers.nothingSigned': {
    tone: 'warning',
    text: 'Nothing has been signed about this visit yet, so there is no summary. It comes with the plan.',
  },
  'papers.noCodes': {
    tone: 'warning',
    text: 'There are no codes for this visit that you may see, so no file was made. You can get the receipt without them.',
  },
  'papers.fileUnread': {
    tone: 'warning',
    text: 'The file could not be read, so nothing was checked. Please choose it again, or type the code that stands on it.',
  },
  'papers.notYours': {
    tone: 'warning',
    text: 'Only the pharmacist who recorded this can strike it out, with the same number. Nothing was changed.',
  },
} as const satisfies MessageArea;
