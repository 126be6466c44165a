import type { MessageArea } from './message-entry';

/** The health record: entries, readings, documents, corrections. Each says what happened, what is safe and what to do next. */
export const CHART_MESSAGES = {
  'chart.notFound': {
    tone: 'error',
    text: 'We could not find this in the records you may see. Nothing was changed. It may have been moved or hidden.',
  },
  'chart.labelRequired': { tone: 'error', text: 'Please give it a name' },
  'chart.remarkRequired': { tone: 'error', text: 'Please write your note' },
  'chart.categoryUnknown': { tone: 'error', text: 'Please choose where in the record this belongs' },
  'chart.codeInvalid': { tone: 'error', text: 'This code is not complete. Please choose it from the list again.' },
  'chart.severityUnknown': { tone: 'error', text: 'Please choose how serious the reaction is' },
  'chart.givenOnInvalid': {
    tone: 'error',
    text: 'Please give the day, or only the month or the year, not in the future',
  },
  'chart.bloodTypeUnknown': { tone: 'error', text: 'Please choose a blood type from the list, or leave it unknown' },
  'chart.idNumberInvalid': {
    tone: 'error',
    text: 'This is not a South African ID number or passport number. Please check the digits.',
  },
  'chart.alreadyListed': {
    tone: 'info',
    text: 'This is already on the list, so nothing was added. You can open the entry and change it.',
  },
  'chart.allergyListed': {
    tone: 'warning',
    text: 'The record names an allergy, perhaps in a part that is not open to you. Nothing was changed. Please ask about it.',
  },
  'chart.offTheList': {
    tone: 'warning',
    text: 'This entry was taken off the list earlier, and stays as it was. Add it again if it applies now.',
  },
  'chart.stopReasonRequired': { tone: 'error', text: 'Please say in a few words why it is stopped' },
  'chart.howTakenRequired': { tone: 'error', text: 'Please write how it is taken now' },
  'chart.askForCorrection': {
    tone: 'info',
    text: 'A clinician wrote this, so it stays as it is. If you think it is wrong, ask for a correction.',
  },
  'chart.valueImplausible': {
    tone: 'warning',
    text: 'This value is outside what can be measured. Nothing was saved. Please check the number and the unit.',
  },
  'chart.numberRequired': { tone: 'error', text: 'Please type the number as your device shows it' },
  'chart.numberBounds': {
    tone: 'error',
    text: 'This cannot be right: the number must be between {min} and {max} {unit}. Please check the number and the unit.',
  },
  'chart.readingSaved': { tone: 'success', text: 'Saved. It is with your readings below.' },
  'chart.readingStruck': {
    tone: 'success',
    text: 'Removed from your record. You still see it crossed out, and can put it back.',
  },
  'chart.readingPutBack': { tone: 'success', text: 'It is back in your record.' },
  'chart.readingCorrected': { tone: 'success', text: 'Corrected. The old number stays in its history.' },
  'chart.unitWrong': {
    tone: 'warning',
    text: 'We use a different unit for this value. Nothing was saved. Please convert it first.',
  },
  'chart.takenAtInvalid': {
    tone: 'error',
    text: 'Please enter a time that is not in the future and not before birth',
  },
  'chart.readingUnknown': { tone: 'error', text: 'We do not know this kind of measurement. Nothing was saved.' },
  'chart.secondValueRequired': { tone: 'error', text: 'Please give both values, the higher one first' },
  'chart.corrected': {
    tone: 'warning',
    text: 'This value was corrected in the meantime. Please look at the newest one first.',
  },
  'chart.titleRequired': { tone: 'error', text: 'Please give the document a title' },
  'chart.documentTypeUnknown': { tone: 'error', text: 'Please choose what kind of document it is' },
  'chart.documentDateInvalid': { tone: 'error', text: 'Please give the date of the document, not in the future' },
  'chart.fileTypeRefused': {
    tone: 'error',
    text: 'We accept PDF, JPEG, PNG and WebP files. Nothing was saved. Please choose another file or take a photo.',
  },
  'chart.fileNameRefused': {
    tone: 'error',
    text: 'The name of this file does not match its type. Nothing was saved. Please rename the file and try again.',
  },
  'chart.uploadsWaiting': {
    tone: 'warning',
    text: 'Many files of yours have not arrived yet: at most 60 files or 500 MB may be on their way, so this one was not begun. What arrived is safe. Let the others finish, or try again tomorrow.',
  },
  'chart.fileTooLarge': {
    tone: 'error',
    text: 'Files can be up to 20 MB. Nothing was saved. Please make the file smaller.',
  },
  'chart.fileEmpty': { tone: 'error', text: 'This file is empty. Please choose another one.' },
  'chart.fileChanged': {
    tone: 'error',
    text: 'The file changed on its way to us, so it was not saved. Please send it again.',
  },
  'chart.fileDamaged': {
    tone: 'error',
    text: 'The file is damaged or incomplete, so it was not saved. Please try another copy or take a photo.',
  },
  'chart.fileUnsafe': {
    tone: 'error',
    text: 'The file contains parts that could run as a program or are locked, so it was not saved. Please send a plain copy or a photo.',
  },
  'chart.fileNotChecked': {
    tone: 'error',
    text: 'We could not check this file in time, so it was not saved. Please send a simpler copy or a photo.',
  },
  'chart.signatureNotKept': {
    tone: 'warning',
    text: 'This PDF came with a digital signature. In our copy the look of the signature stays; its digital proof does not. Keep the original.',
  },
  'chart.fileNotReady': {
    tone: 'info',
    text: 'The file is still being checked and cannot be opened yet. Please try again in a moment.',
  },
  'chart.ticketSpent': {
    tone: 'info',
    text: 'This link has been used or has expired. The document is safe. Open it again from the record.',
  },
  'chart.correctionReasonRequired': { tone: 'error', text: 'Please say in a few words what is wrong' },
  'chart.correctionDecisionRequired': { tone: 'error', text: 'Please choose whether it is corrected or left as it is' },
  'chart.correctionAnswered': {
    tone: 'success',
    text: 'Your answer is sent. The patient is told, and sees it with the entry.',
  },
  'chart.resultFollowsRequired': { tone: 'error', text: 'Please choose what follows from this result' },
  'chart.resultTold': {
    tone: 'success',
    text: 'The patient is told that you answered, and reads it beside the result.',
  },
  'chart.resultFiled': { tone: 'success', text: 'Filed. Both sides see for which request it came.' },
  'chart.confirmed': { tone: 'success', text: 'Confirmed. It shows your name and today’s date.' },
  'chart.entryAdded': { tone: 'success', text: 'Added to the record and confirmed by you. The patient is told.' },
  'chart.medicineStopped': { tone: 'success', text: 'Stopped. The patient is told why. You can undo it in the list.' },
  'chart.medicineChanged': { tone: 'success', text: 'Changed, under your name. You can undo it in the list.' },
  'chart.reviewUndone': { tone: 'success', text: 'Taken back. The medicine stands as it did before.' },
  'chart.correctionAnswerRequired': { tone: 'error', text: 'Please write an answer that the patient can understand' },
  'chart.correctionYours': {
    tone: 'info',
    text: 'You wrote this yourself, so you can change it directly. No request is needed.',
  },
  'chart.correctionOpen': {
    tone: 'info',
    text: 'You have already asked for a correction of this. The answer will appear in your record.',
  },
  'chart.correctionDone': { tone: 'info', text: 'This request has already been answered or withdrawn.' },
} as const satisfies MessageArea;
