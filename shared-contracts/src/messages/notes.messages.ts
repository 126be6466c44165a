import type { MessageArea } from './message-entry';

/** Messages of a visit and clinical notes. */
export const NOTES_MESSAGES = {
  'messages.notFound': {
    tone: 'error',
    text: 'We could not find this conversation among your visits. Nothing was sent. Your appointments list shows every visit you have.',
  },
  'messages.empty': { tone: 'error', text: 'Please write a message first' },
  'messages.tooLong': {
    tone: 'error',
    text: 'Please shorten the message to at most 4000 characters, or send it in parts',
  },
  'messages.fileNotFound': {
    tone: 'error',
    text: 'This file is not in the chart, or it is still being checked, so nothing was sent. Please choose another one or try again in a moment.',
  },
  'messages.filesNotShared': {
    tone: 'warning',
    text: 'This visit does not share files, so your specialist could not open it and nothing was sent. Choose “Change what is shared” on the visit’s page, share the files and try again.',
  },
  'messages.closed': {
    tone: 'info',
    text: 'This conversation is closed and this message was not sent. Everything in it stays readable. For anything new, please book a visit; in an emergency call 112.',
  },
  'notes.notFound': {
    tone: 'error',
    text: 'We could not find this note among yours. Nothing was changed. Your consultations list shows all your visits.',
  },
  'notes.notInVisit': {
    tone: 'info',
    text: 'You can write records once the waiting room is open. Nothing was changed. Please come back when the patient is there.',
  },
  'notes.windowClosed': {
    tone: 'info',
    text: 'You can start records for a visit within fourteen days of it. What was written stays as it is. You can always add an addendum to a signed note.',
  },
  'notes.changedElsewhere': {
    tone: 'warning',
    text: 'This note was also saved in another window. Nothing was overwritten, and your words are kept beside it. Please look at both and combine them.',
  },
  'notes.signedElsewhere': {
    tone: 'warning',
    text: 'This note was finished in another window. It stays as it is, and your words are kept beside it. Add them as an addendum if you need them.',
  },
  'notes.signed': {
    tone: 'info',
    text: 'A signed note never changes, and this one is unchanged. Please write an addendum.',
  },
  'notes.notSigned': {
    tone: 'info',
    text: 'This note is not signed yet, so you can simply change it. Nothing was added.',
  },
  'notes.assessmentRequired': { tone: 'error', text: 'Please write the assessment before signing' },
  'notes.planRequired': { tone: 'error', text: 'Please write the plan in plain words for the patient before signing' },
  'notes.planTooLong': { tone: 'error', text: 'Please shorten the plan to at most 4000 characters' },
  'notes.partTooLong': { tone: 'error', text: 'Please shorten this part to at most 10000 characters' },
  'notes.addendumEmpty': { tone: 'error', text: 'Please write what the addendum adds before signing' },
  'notes.noQuestions': {
    tone: 'info',
    text: 'This plan has no questions to answer, so nothing was saved. The plan itself is above.',
  },
} as const satisfies MessageArea;
