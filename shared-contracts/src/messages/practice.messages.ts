import type { MessageArea } from './message-entry';

/** What a specialist edits about their practice, and what people edit about themselves. */
export const PRACTICE_MESSAGES = {
  'patients.howMany': {
    tone: 'error',
    text: 'Please give 1 to 200 email addresses at once. Nothing was sent.',
  },
  'patients.mayWrite': { tone: 'error', text: 'Please say that these people are your patients' },
  'patients.fileTooLarge': { tone: 'error', text: 'This file is larger than 1 MB. Please choose a smaller one.' },
  'practice.practiceNumber': { tone: 'error', text: 'Please enter the digits of your practice number alone' },
  'practice.practicePhone': { tone: 'error', text: 'Please enter the digits of the telephone number alone' },
  'practice.visitTypeNotFound': {
    tone: 'error',
    text: 'We could not find this visit type in your practice. Nothing was changed. Your list shows every one you offer.',
  },
  'practice.visitTypeRetired': {
    tone: 'info',
    text: 'This visit type is no longer offered, and visits booked before are unchanged. Please add a new one instead.',
  },
  'practice.nameTaken': {
    tone: 'error',
    text: 'You already offer a visit type with this name, and it is unchanged. Please choose another name.',
  },
  'practice.name': { tone: 'error', text: 'Please give the visit type a name' },
  'practice.minutes': { tone: 'error', text: 'A visit lasts 5 to 480 minutes' },
  'practice.modes': { tone: 'error', text: 'Please choose at least one of video, voice or chat' },
  'practice.price': { tone: 'error', text: 'Please enter the price as an amount from 0 to 100 000' },
  'practice.currency': { tone: 'error', text: 'Please choose one of the listed currencies' },
  'practice.buffer': { tone: 'error', text: 'A break before or after a visit lasts 0 to 120 minutes' },
  'practice.grid': { tone: 'error', text: 'Visits can begin every 5, 10, 15, 20, 30 or 60 minutes' },
  'practice.notice': { tone: 'error', text: 'The notice for booking can be 0 minutes to 14 days' },
  'practice.window': {
    tone: 'error',
    text: 'People can book 1 to 400 days ahead; this must be longer than the notice you ask for',
  },
  'practice.cancelNotice': { tone: 'error', text: 'The notice for cancelling can be 0 minutes to 14 days' },
  'practice.refundPercent': { tone: 'error', text: 'The refund after that can be 0 to 100 percent' },
  'practice.hoursTime': { tone: 'error', text: 'Please enter times as hours and minutes, from 00:00 to 24:00' },
  'practice.hoursOrder': { tone: 'error', text: 'The end must be later than the beginning' },
  'practice.hoursOverlap': {
    tone: 'error',
    text: 'Two times on the same day overlap, so nothing was saved. Please join them or move one.',
  },
  'practice.dates': { tone: 'error', text: 'Please choose a first and a last day, in this order' },
  'practice.datesPast': { tone: 'error', text: 'These days are in the past. Please choose days from today on.' },
  'practice.exceptionKind': { tone: 'error', text: 'Please choose time off or extra time' },
  'practice.exceptionNotFound': {
    tone: 'error',
    text: 'We could not find this entry in your calendar. Nothing was changed. Your availability shows what is there.',
  },
  'practice.zone': { tone: 'error', text: 'Please choose a time zone from the list' },
  'practice.patientNotFound': {
    tone: 'error',
    text: 'We could not find this person among your patients. Nothing was changed. Your list shows who you treat.',
  },
  'practice.squeezeReason': { tone: 'error', text: 'Please say in a few words why this extra visit is needed' },
  'practice.squeezeTime': {
    tone: 'error',
    text: 'An extra visit must begin within the next 30 days, at a full minute. Nothing was saved.',
  },
  'practice.squeezeLimit': {
    tone: 'warning',
    text: 'You have reached the limit for extra visits, so nobody was invited: three a day, ten invitations in 24 hours, and three to one person. Please choose another day.',
  },
  'practice.hoursSaved': { tone: 'success', text: 'Your hours are saved.' },
  'practice.timeOffSaved': { tone: 'success', text: 'Your time off is saved.' },
  'practice.timeOffMoved': {
    tone: 'success',
    text: 'Your time off is saved, and the patients were asked to take the new times.',
  },
  'practice.extraTimeSaved': { tone: 'success', text: 'Your extra time is saved. Patients can book it now.' },
  'practice.exceptionRemoved': { tone: 'success', text: 'Removed. Your weekly hours apply again.' },
  'practice.visitTypeSaved': { tone: 'success', text: 'Saved. It applies to new bookings only.' },
  'practice.visitTypeNoMore': {
    tone: 'success',
    text: 'Patients can no longer book this type. Visits already booked are unchanged.',
  },
  'practice.readListFirst': { tone: 'error', text: 'Please read the list first, and tick this box' },
  'practice.timesProposed': {
    tone: 'success',
    text: 'The patients were asked. Each visit stays where it is until they answer.',
  },
  'practice.pictureSaved': { tone: 'success', text: 'Your picture is saved.' },
  'practice.pictureUnread': {
    tone: 'error',
    text: 'This file could not be opened as a picture. Please choose a JPEG, PNG or WebP file.',
  },
  'practice.invited': {
    tone: 'success',
    text: 'The invitation was sent. The time is held until the patient answers.',
  },
  'practice.invitationFailed': {
    tone: 'error',
    text: 'The invitation could not be sent, and nothing was booked. Please try again.',
  },
  'practice.patientRequired': { tone: 'error', text: 'Please choose a patient' },
  'practice.linkCopied': { tone: 'success', text: 'Copied.' },
  'practice.linkRemoved': { tone: 'success', text: 'The address no longer works.' },
  'registration.numberLooksOdd': {
    tone: 'info',
    text: 'Council numbers usually have two letters and seven digits, such as MP0123456. We check the number as you wrote it.',
  },
  'profile.saved': { tone: 'success', text: 'Saved.' },
  'profile.stillRight': { tone: 'success', text: 'Thank you. We have noted that everything is still right today.' },
  'profile.locale': { tone: 'error', text: 'Please choose a language from the list' },
} as const satisfies MessageArea;
