import type { MessageArea } from './message-entry';

/** Prescriptions, their renewal and checking one by its code. */
export const PRESCRIPTION_MESSAGES = {
  'prescriptions.notFound': {
    tone: 'error',
    text: 'We could not find this prescription in your account. Nothing was changed. Your prescriptions list shows every one you have.',
  },
  'prescriptions.changedElsewhere': {
    tone: 'warning',
    text: 'This prescription was changed in another window. Nothing was overwritten. Please check the latest version and try again.',
  },
  'prescriptions.notNow': {
    tone: 'warning',
    text: 'This is no longer possible for this prescription, and nothing was changed. Please check its latest state.',
  },
  'prescriptions.itemsRequired': { tone: 'error', text: 'Please add at least one medicine' },
  'prescriptions.tooManyItems': { tone: 'error', text: 'Please write at most ten medicines on one prescription' },
  'prescriptions.medicineRequired': { tone: 'error', text: 'Please name the medicine' },
  'prescriptions.formRequired': { tone: 'error', text: 'Please say the form, e.g. tablets' },
  'prescriptions.strengthRequired': { tone: 'error', text: 'Please say the strength, e.g. 500 mg' },
  'prescriptions.quantityRequired': {
    tone: 'error',
    text: 'Please give the quantity as a whole number from 1 to 10000',
  },
  'prescriptions.quantityWordsRequired': {
    tone: 'error',
    text: 'A Schedule 6 medicine needs its quantity in words, too',
  },
  'prescriptions.directionsRequired': { tone: 'error', text: 'Please write the directions for taking it' },
  'prescriptions.repeatsRange': { tone: 'error', text: 'Please give the number of repeats from 0 to 5' },
  'prescriptions.scheduleRange': { tone: 'error', text: 'Please choose the schedule from 0 to 6' },
  'prescriptions.daysSupplyRange': {
    tone: 'error',
    text: 'Please say for how many days the quantity lasts, from 1 to 400',
  },
  'prescriptions.scheduleSixLimits': {
    tone: 'error',
    text: 'A Schedule 6 medicine has no repeats and lasts 30 days at most',
  },
  'prescriptions.wordsDisagree': {
    tone: 'error',
    text: 'The quantity in words is not the quantity in figures. Please write both alike, e.g. 20 and twenty',
  },
  'prescriptions.scheduleSixAlone': {
    tone: 'error',
    text: 'A Schedule 6 medicine stands alone on its prescription, so nothing was issued. The draft is safe. Please put the other medicines on another one.',
  },
  'prescriptions.conflictFound': {
    tone: 'warning',
    text: 'Something speaks against a medicine here, so nothing was issued. The draft is safe. Please choose another medicine, or give the reason why this one is right.',
  },
  'prescriptions.dispensedWhole': {
    tone: 'warning',
    text: 'Pharmacies gave out all of it already, so it cannot be replaced. Nothing was changed. Please write a new prescription, and tell the patient.',
  },
  'prescriptions.tooManyFavourites': {
    tone: 'warning',
    text: 'You keep sixty favourites already, so this one was not added. Please take one away first.',
  },
  'prescriptions.particularsMissing': {
    tone: 'error',
    text: 'Your name, qualification, council number or place of work, or the patient’s name or address, is missing, so nothing was issued. The draft is safe. Please complete the profile and issue it again.',
  },
  'prescriptions.checkFirst': {
    tone: 'info',
    text: 'This draft has not been compared with what is on record in the last hour. Please check it, then issue it.',
  },
  'prescriptions.allergyFound': {
    tone: 'warning',
    text: 'A medicine here conflicts with a recorded allergy, so nothing was issued. The draft is safe. Please choose another medicine, or give the reason why this one is right.',
  },
  'prescriptions.reasonRequired': { tone: 'error', text: 'Please give the reason in at least ten characters' },
  'prescriptions.reasonTooLong': { tone: 'error', text: 'Please shorten the reason to at most 500 characters' },
  'prescriptions.notAnElectronicScript': {
    tone: 'info',
    text: 'This is the record of a prescription, not a legal electronic prescription. Dispense only from the script signed by the prescriber.',
  },
  'prescriptions.codeNotValid': {
    tone: 'warning',
    text: 'There is no current prescription with this code. Please check the code, or ask the prescriber.',
  },
  'prescriptions.codeRequired': { tone: 'error', text: 'Please type the code that is printed on the script' },
  'prescriptions.codeIncomplete': {
    tone: 'error',
    text: 'A code has twenty letters and digits, in five groups of four. Please compare it with the script',
  },
  'prescriptions.codeUnchecked': {
    tone: 'warning',
    text: 'You seem to be offline, so this code was not checked. It is still here. Please press the button again when the connection is back.',
  },
  'renewals.requested': {
    tone: 'success',
    text: 'Your request is sent. You will see here when it is opened, what is decided and when the script is ready.',
  },
  'renewals.withdrawn': { tone: 'success', text: 'Your request is withdrawn. Nothing is being renewed.' },
  'renewals.notFound': {
    tone: 'error',
    text: 'We could not find this renewal request in your account. Nothing was changed. Your prescriptions list shows where each one stands.',
  },
  'renewals.courseEnds': {
    tone: 'info',
    text: 'This medicine was prescribed as a course that ends, so it is not renewed and no request was sent. If you are not better, please book a visit.',
  },
  'renewals.notRenewable': {
    tone: 'info',
    text: 'This prescription cannot be renewed, and no request was sent. Please book a visit to talk about it.',
  },
  'renewals.prescriberAway': {
    tone: 'warning',
    text: 'The prescriber cannot answer requests here at the moment, so none was sent. Please book a visit with another specialist; do not stop a medicine on your own.',
  },
  'renewals.alreadyDecided': {
    tone: 'info',
    text: 'This request has already been decided. Please check its latest state.',
  },
  'renewals.cannotWithdraw': {
    tone: 'info',
    text: 'This request was already decided, so it cannot be withdrawn. Nothing was changed.',
  },
  'renewals.noteTooLong': { tone: 'error', text: 'Please shorten the note to at most 500 characters' },
} as const satisfies MessageArea;
