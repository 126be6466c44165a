import type { MessageArea } from './message-entry';

/** Who may see a chart: giving, asking, delegating, emergencies and the log. */
export const CHART_ACCESS_MESSAGES = {
  'access.notGranted': {
    tone: 'info',
    text: 'This part of the record is not shared with you, so nothing was shown. You can ask the patient for access.',
  },
  'access.granted': { tone: 'success', text: 'Access given. You can change it or take it back here at any time.' },
  'access.revoked': {
    tone: 'success',
    text: 'Access taken back. This applies immediately. Clinicians can still read the notes they wrote about you.',
  },
  'access.changed': {
    tone: 'success',
    text: 'Changed. This applies immediately, and you can change it again at any time.',
  },
  'access.requestRefused': {
    tone: 'success',
    text: 'Refused. Nothing is shared, and it does not affect your care.',
  },
  'access.actingEnded': {
    tone: 'success',
    text: 'Ended. This applies immediately. What they did for you before stays as it is.',
  },
  'access.reported': {
    tone: 'success',
    text: 'Your report is sent. A person will look at it, and you will find the answer next to this line.',
  },
  'access.disputed': {
    tone: 'success',
    text: 'Your objection is sent. A person will look at it, and you will find the answer here.',
  },
  'access.notNow': {
    tone: 'warning',
    text: 'This has already been decided or has ended, so nothing was changed. The list is up to date.',
  },
  'access.lookOver': {
    tone: 'info',
    text: 'What you opened can no longer be read, so nothing is shown. Please open it again.',
  },
  'access.grantNotFound': {
    tone: 'error',
    text: 'We could not find this access among yours. Nothing was changed. The list shows everyone who can see something.',
  },
  'access.requestNotFound': {
    tone: 'error',
    text: 'We could not find this request among yours. Nothing was changed. The list shows every request.',
  },
  'access.delegationNotFound': {
    tone: 'error',
    text: 'We could not find this among the people who act for you or for whom you act. Nothing was changed.',
  },
  'access.emergencyNotFound': {
    tone: 'error',
    text: 'We could not find this emergency access. Nothing was changed. Please go back to the list and try again.',
  },
  'access.logNotFound': {
    tone: 'error',
    text: 'We could not find this line in your access log. Nothing was sent. Please reload the log and try again.',
  },
  'access.reportNotFound': {
    tone: 'error',
    text: 'We could not find this report. Nothing was changed. Please go back to the list and try again.',
  },
  'access.specialistNotFound': {
    tone: 'warning',
    text: 'Access can only be given to a specialist whose registration is verified. Nothing was shared. Please choose another.',
  },
  'access.patientNotFound': {
    tone: 'warning',
    text: 'We could not find this person among your patients. Nothing was sent or opened. Please check who you chose.',
  },
  'access.categoriesRequired': { tone: 'error', text: 'Please choose at least one part of the chart' },
  'access.untilPast': { tone: 'error', text: 'Please choose a future day, within ten years' },
  'access.requestPending': {
    tone: 'info',
    text: 'Your earlier request is still waiting for an answer. Withdraw it first if you want to ask for something else.',
  },
  'access.requestSent': {
    tone: 'success',
    text: 'Your request is sent. The answer will appear here. Without one, the request expires after seven days.',
  },
  'access.requestWithdrawn': { tone: 'success', text: 'Your request is withdrawn. Nothing was opened.' },
  'access.requestTooMany': {
    tone: 'warning',
    text: 'You have asked this person three times in 30 days, so nothing was sent. Please talk about it at the next visit.',
  },
  'access.scopesRequired': { tone: 'error', text: 'Please choose at least one thing this person may do for you' },
  'access.delegateSelf': {
    tone: 'error',
    text: 'This is your own address. Please enter the address of somebody else.',
  },
  'access.alreadyInvited': {
    tone: 'info',
    text: 'This address is already invited or acts for you. Nothing was changed. End that first to choose again.',
  },
  'access.delegateTreats': {
    tone: 'warning',
    text: 'You treat this person, so you cannot also act for them. Nothing was changed. You can accept once your visits with them, and your access to their record from these, are over.',
  },
  'access.tooManyDelegates': {
    tone: 'warning',
    text: 'Ten people already act for you or are invited, so nobody was added. Remove one of them first.',
  },
  'access.acceptedActing': {
    tone: 'success',
    text: 'You now act for this person. We have told them, and they can see what you do.',
  },
  'access.refusedActing': { tone: 'success', text: 'You refused. Nothing was shared with you.' },
  'access.stoppedActing': { tone: 'success', text: 'You no longer act for this person.' },
  'access.invited': {
    tone: 'success',
    text: 'The invitation is open for 14 days. The owner of that address sees it when they sign in.',
  },
  'access.signInAgain': {
    tone: 'warning',
    text: 'Nothing was opened yet. Please confirm that it is you by signing in again, then continue within ten minutes.',
  },
  'access.emergencyOpened': {
    tone: 'warning',
    text: 'You can read the record for 60 minutes. The patient is told your name and your reason.',
  },
  'access.emergencyClosed': {
    tone: 'success',
    text: 'Closed. You can no longer see the record. An operator will review this access.',
  },
  'access.contactNoted': { tone: 'success', text: 'Noted with this emergency access.' },
  'access.reasonCodeRequired': { tone: 'error', text: 'Please choose the kind of emergency' },
  'access.reasonRequired': { tone: 'error', text: 'Please say in at least 10 characters what the emergency is' },
  'access.noteRequired': { tone: 'error', text: 'Please write at least 10 characters' },
  'access.disputeRequired': { tone: 'error', text: 'Please say in a few words what was not right' },
  'access.reportRequired': { tone: 'error', text: 'Please say in a few words what looks wrong' },
  'access.alreadyDisputed': {
    tone: 'info',
    text: 'You have already disputed this, and what you wrote is kept. An operator answers you here.',
  },
  'access.alreadyReviewed': {
    tone: 'info',
    text: 'A colleague has already given a verdict on this. Nothing was changed. The newest state is shown.',
  },
  'access.ownVerdict': {
    tone: 'info',
    text: 'You gave the verdict that is disputed, so a colleague answers. Nothing was changed.',
  },
  'access.logIntact': { tone: 'success', text: 'Your access log is complete and unchanged.' },
  'access.logBroken': {
    tone: 'error',
    text: 'Your access log may have been changed: line {line} is not as it was written. Your record is safe. Please tell us at once.',
  },
} as const satisfies MessageArea;
