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
  'papers.notSetUp': {
    tone: 'error',
    text: 'This installation has no certificate yet, so nothing was signed. Please sign by hand and tell whoever runs it.',
  },
  'papers.codeNotInForce': {
    tone: 'warning',
    text: 'This code belongs to no prescription in force, so nothing was recorded. Please check the code again.',
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
  'papers.fileUnread': {
    tone: 'warning',
    text: 'The file could not be read, so nothing was checked. Please choose it again, or type the code that stands on it.',
  },
  'papers.notYours': {
    tone: 'warning',
    text: 'Only the pharmacist who recorded this can strike it out, with the same number. Nothing was changed.',
  },
} as const satisfies MessageArea;
