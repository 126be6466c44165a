import type { MessageArea } from './message-entry';

/** Choosing, holding, keeping and cancelling a time. Each says what happened, what is safe and what to do next. */
export const BOOKING_MESSAGES = {
  'booking.slotTaken': {
    tone: 'warning',
    text: 'Someone else took this time a moment before you. Everything you typed is kept. Please choose another opening below.',
  },
  'booking.slotNotOffered': {
    tone: 'warning',
    text: 'This time is no longer offered. Everything you typed is kept. Please choose another opening.',
  },
  'booking.tooManyHolds': {
    tone: 'warning',
    text: 'You are already holding two times. Finish or release one of them, then come back to this one.',
  },
  'booking.specialistActsForPatient': {
    tone: 'warning',
    text: 'This specialist acts for the patient, so they cannot also treat them. Nothing was booked or changed. Choose another specialist, or let the patient end that permission first.',
  },
  'booking.oneFreeVisit': {
    tone: 'warning',
    text: 'You already have an upcoming free visit with this specialist. It is unchanged. You can book the next one after it, or cancel it and choose another time.',
  },
  'booking.tooManyFree': {
    tone: 'warning',
    text: 'You already have {most} upcoming free visits. They are unchanged. Cancel one of them to book another, or come back after the next one.',
  },
  'booking.tooManyWithSpecialist': {
    tone: 'warning',
    text: 'You already have {most} upcoming visits with this specialist. They are unchanged. Cancel one of them to book another, or come back after the next one.',
  },
  'booking.tooManyComing': {
    tone: 'warning',
    text: 'You already have {most} upcoming visits. They are unchanged. Cancel one of them to book another, or come back after the next one.',
  },
  'booking.tooManyForOthers': {
    tone: 'warning',
    text: 'You have already booked {most} upcoming visits for other people. They are unchanged. Cancel one of them, or let the person book this visit themselves.',
  },
  'booking.allCalledOff': {
    tone: 'success',
    text: 'All upcoming visits with this person are cancelled. Everything they paid goes back to them, the times are free again, and we have told them.',
  },
  'booking.specialistAway': {
    tone: 'warning',
    text: 'This specialist cannot see patients at the moment. Nothing was booked or charged, and everything you typed is kept. Please choose another specialist.',
  },
  'booking.overlapsYours': {
    tone: 'warning',
    text: 'You already have a visit at that time, and it is unchanged. Please choose a different time for this one.',
  },
  'booking.onboardingFirst': {
    tone: 'info',
    text: 'Before we hold a time, please complete your details. It takes about two minutes and what you typed here is kept.',
  },
  'booking.modeNotThen': {
    tone: 'error',
    text: 'At this time the specialist is not available in this way. Please choose another way to meet, or another time.',
  },
  'booking.modeNotOffered': {
    tone: 'warning',
    text: 'This visit is not offered that way. You still have your time; please choose one of the ways shown.',
  },
  'booking.extensionUsed': {
    tone: 'info',
    text: 'The extra five minutes are already used. Your time is still held until the clock runs out.',
  },
  'booking.holdExtended': { tone: 'success', text: 'You have five more minutes. The time is still yours.' },
  'booking.holdEndingSoon': { tone: 'warning', text: 'Less than two minutes left. You can add five minutes once.' },
  'booking.holdExpired': {
    tone: 'warning',
    text: 'We could not hold this time any longer. Nothing was charged and everything you typed is kept. Please choose a time again.',
  },
  'booking.reasonRequired': { tone: 'error', text: 'Please say in a few words what the visit is about' },
  'booking.reasonTooLong': { tone: 'error', text: 'Please shorten the reason to at most 1000 characters' },
  'booking.consentRequired': { tone: 'error', text: 'Please agree to the visit taking place by video, voice or chat' },
  'booking.openingRequired': { tone: 'error', text: 'Please choose a time' },
  'booking.modeRequired': { tone: 'error', text: 'Please choose video, voice or chat' },
  'booking.accountAway': {
    tone: 'info',
    text: 'We cannot reach your account right now. Press Continue to try again.',
  },
  'booking.signInFirst': {
    tone: 'info',
    text: 'Sign in or create an account to keep this time. Everything you typed comes with you.',
  },
  'booking.patientsOnly': {
    tone: 'info',
    text: 'Visits are booked from a patient account. Nothing was booked. Sign in as a patient to continue.',
  },
  'booking.notFound': {
    tone: 'error',
    text: 'We could not find this visit in your account. Nothing was changed. Your appointments list shows every visit you have.',
  },
  'booking.cannotSubmit': {
    tone: 'warning',
    text: 'The details of this visit can no longer be changed. See it in your appointments.',
  },
  'booking.notNow': {
    tone: 'warning',
    text: 'The visit has moved on, so this is no longer possible. Nothing was changed. Your appointments list shows where it stands.',
  },
  'booking.holdsUsedUp': {
    tone: 'warning',
    text: 'You have held many times without booking, so we cannot hold another one yet. Your visits are unchanged. Please try again later.',
  },
  'booking.tooManyRequests': {
    tone: 'warning',
    text: 'You have three requests still waiting for an answer. This time is still held for you. Withdraw one of them, or wait for an answer.',
  },
  'booking.requestLapsed': {
    tone: 'warning',
    text: 'The time to answer this request has run out, and the patient has been told. Nothing was booked.',
  },
  'booking.accepted': {
    tone: 'success',
    text: 'You accepted the visit and the patient has been told. It is booked once they have paid.',
  },
  'booking.acceptedAtOnce': {
    tone: 'success',
    text: 'You accepted the visit. It is booked and the patient has been told.',
  },
  'booking.declined': {
    tone: 'success',
    text: 'You declined the visit. The patient has been told and nothing was charged.',
  },
  'booking.declineReasonRequired': { tone: 'error', text: 'Please tell the patient why you decline' },
  'booking.acceptNeedsRegistration': {
    tone: 'warning',
    text: 'You can accept a visit only while your registration is verified. The request stays open; you can still decline it.',
  },
  'booking.answerFailed': {
    tone: 'error',
    text: 'Your answer could not be saved, and the request is still open. Please try again.',
  },
  'booking.cannotMove': {
    tone: 'warning',
    text: 'This visit can no longer be moved, and it is unchanged. See it in your appointments.',
  },
  'booking.moveTooLate': {
    tone: 'warning',
    text: 'This visit begins too soon to move it, so its time stays. You can still cancel it; we show first what that costs.',
  },
  'booking.moveLimit': {
    tone: 'warning',
    text: 'This visit was already moved as often as it can be, so it stays as booked. You can cancel it and book a new one.',
  },
  'booking.moveReasonRequired': { tone: 'error', text: 'Please tell the patient why the visit moves' },
  'booking.timeUnavailable': {
    tone: 'warning',
    text: 'That time is not possible for both of you. The visit stays where it was. Please choose another time.',
  },
  'booking.moved': { tone: 'success', text: 'The visit has its new time, and we have told {name}.' },
  'booking.correctionReasonRequired': { tone: 'error', text: 'Please say why you are correcting this' },
  'booking.correctionTooLate': {
    tone: 'warning',
    text: 'A missed visit can be corrected within 48 hours. That time is over and the visit is unchanged.',
  },
  'booking.cannotCancel': {
    tone: 'warning',
    text: 'This visit can no longer be cancelled here, and it is unchanged. See it in your appointments.',
  },
  'booking.cancelTermsChanged': {
    tone: 'warning',
    text: 'The time to cancel with that refund has just passed. Nothing was cancelled. Please check what you would get back now.',
  },
  'booking.undoTooLate': {
    tone: 'warning',
    text: 'It was too late to undo this. Nothing else was changed. Your appointments list shows where the visit stands.',
  },
  'booking.keepFailed': {
    tone: 'error',
    text: 'This could not be undone, and the visit is about to be cancelled. Please try again now.',
  },
  'booking.kept': { tone: 'success', text: 'Nothing was cancelled. The visit is booked as before.' },
  'booking.proposalTooSoon': {
    tone: 'warning',
    text: 'A time that you propose must lie at least 24 hours ahead, and not before the time the visit has now. Nobody was asked so far.',
  },
  'booking.timeProposed': {
    tone: 'success',
    text: 'We have asked {name}. The visit stays where it is until they answer.',
  },
  'booking.proposalWithdrawn': {
    tone: 'success',
    text: 'You no longer ask to move the visit, and we have told {name}.',
  },
  'booking.proposeFailed': {
    tone: 'error',
    text: 'This could not be sent, and the visit keeps its time. Please try again.',
  },
  'booking.proposalGone': {
    tone: 'warning',
    text: 'This time is no longer proposed, and your visit is unchanged. Your appointments list shows where it stands.',
  },
  'booking.movedBack': { tone: 'success', text: 'The visit is back at its old time, and we have told {name}.' },
  'booking.cancelled': { tone: 'success', text: 'The visit is cancelled, and we tell {name}.' },
  'booking.released': { tone: 'success', text: 'The time is free again. Nothing was charged.' },
  'booking.cancelReasonRequired': { tone: 'error', text: 'Please say why the visit is cancelled' },
  'booking.cancelUnseen': {
    tone: 'warning',
    text: 'We have not shown you yet what you get back, so nothing was cancelled. Please check it first.',
  },
  'booking.cancelFailed': {
    tone: 'error',
    text: 'The visit could not be cancelled, and nothing was changed. Please try again.',
  },
  'booking.noAnswer': {
    tone: 'error',
    text: 'We got no answer, so we do not know whether this worked. Please try again: nothing will be done twice.',
  },
  'booking.moveFailed': {
    tone: 'error',
    text: 'The visit could not be moved and keeps its time. Please try again.',
  },
  'booking.draftGone': {
    tone: 'info',
    text: 'The details you typed earlier have expired. Please choose a time again.',
  },
  'booking.draftKeeping': { tone: 'info', text: 'Saving what you type …' },
  'booking.draftKept': {
    tone: 'success',
    text: 'What you typed is saved for two hours, even if you reload or go back.',
  },
  'booking.draftNotKeptYet': {
    tone: 'warning',
    text: 'We could not save what you typed. It is still on this page; we will try again with your next change.',
  },
  'booking.draftTooLarge': { tone: 'warning', text: 'That is more text than we can keep. Please shorten the reason.' },
  'booking.draftNotKept': {
    tone: 'warning',
    text: 'We could not save your details for later. Stay on this page or copy what you typed, then try again.',
  },
  'booking.fileGone': {
    tone: 'warning',
    text: 'One of your files has expired, so nothing was sent. Everything you typed is here. Please remove it and add it again.',
  },
  'booking.filesNotReady': {
    tone: 'warning',
    text: 'One of your files has not arrived, so nothing was sent yet. Please wait for it, send it again or remove it.',
  },
  'booking.fileNotSent': {
    tone: 'warning',
    text: 'The file did not reach us. It stays here while this page is open, and everything you typed is kept. Please send it again; it continues where it stopped.',
  },
  'booking.fileNotFinished': {
    tone: 'warning',
    text: 'Sending this file was interrupted, so it did not arrive. Please remove it here and choose it again.',
  },
  'booking.pictureUnreadable': {
    tone: 'error',
    text: 'We could not read this picture, so we could not remove where and when it was taken. It was not sent. Please try another copy.',
  },
  'booking.filesFull': { tone: 'warning', text: 'You can add up to ten files to a visit. The others were not added.' },
  'booking.fileTwice': { tone: 'info', text: 'This file is already on the list.' },
  'booking.fileTakenBack': {
    tone: 'success',
    text: 'The file is no longer shared. Only you can open it now.',
  },
  'booking.arrived': { tone: 'success', text: 'A new visit was booked: {when}.' },
  'booking.changed': { tone: 'info', text: 'Your appointments have changed. The list below is up to date.' },
} as const satisfies MessageArea;
