import type { MessageArea } from './message-entry';

/** A practice as a team: founding it, inviting, joining, leaving. */
export const TEAM_MESSAGES = {
  'team.nameRequired': { tone: 'error', text: 'Please enter the name of the practice' },
  'team.practiceNumber': { tone: 'error', text: 'Please enter the practice number: seven digits' },
  'team.roleRequired': { tone: 'error', text: 'Please choose a role' },
  'team.already': {
    tone: 'warning',
    text: 'You are in a practice already, so nothing was changed. Leave that practice first.',
  },
  'team.alreadyInvited': {
    tone: 'warning',
    text: 'This address is in your practice already or has an open invitation. Nothing was sent.',
  },
  'team.tooMany': {
    tone: 'warning',
    text: 'Your practice has 20 open invitations, so nothing was sent. Take one back first.',
  },
  'team.answered': { tone: 'warning', text: 'This invitation was answered already. It was not taken back.' },
  'team.codeUnknown': {
    tone: 'error',
    text: 'This code opens no invitation to your email address. Check the code, and that you signed in with the address it was sent to.',
  },
  'team.doctorsOnly': {
    tone: 'warning',
    text: 'Only a specialist whose registration is confirmed can take this role. You have not joined.',
  },
  'team.nurseNumber': {
    tone: 'error',
    text: 'Please enter your nursing council number: 4 to 20 letters and digits',
  },
  'team.lastOwner': { tone: 'warning', text: 'You own this practice, so you cannot leave it. Nothing was changed.' },
  'team.noCalendar': {
    tone: 'warning',
    text: 'Your role has no calendar of the practice, or you have left it. Nothing was changed.',
  },
  'team.coverDays': { tone: 'error', text: 'Please choose days from today on, at most 62 in a row' },
  'team.notDoctor': {
    tone: 'warning',
    text: 'Only another doctor of your practice can stand in. Nothing was sent. Please choose somebody else.',
  },
  'team.coverOver': { tone: 'warning', text: 'This is over already. No visit was changed.' },
  'team.coverAsked': { tone: 'success', text: 'We have asked them. Your visits stay yours until they agree.' },
  'team.coverAccepted': {
    tone: 'success',
    text: 'You stand in for the visits you are free for. Their patients are told.',
  },
  'team.coverDeclined': { tone: 'success', text: 'You said no, and they are told.' },
  'team.coverClosed': { tone: 'success', text: 'It has ended, and the other doctor is told.' },
  'team.founded': { tone: 'success', text: 'Your practice is set up.' },
  'team.invited': { tone: 'success', text: 'The invitation is on its way.' },
  'team.withdrawn': { tone: 'success', text: 'The invitation was taken back.' },
  'team.joined': { tone: 'success', text: 'You have joined the practice.' },
  'team.refused': { tone: 'success', text: 'You said no. The practice is told.' },
  'team.ended': { tone: 'success', text: 'The membership has ended.' },
  'team.left': { tone: 'success', text: 'You have left the practice.' },
  'team.taskWords': { tone: 'error', text: 'Please say what is to be done, in 3 to 500 characters' },
  'team.taskDay': { tone: 'error', text: 'Please choose today or a day within a year' },
  'team.taskFor': { tone: 'error', text: 'Please choose who does it' },
  'team.taskReason': { tone: 'error', text: 'Please say why, in 3 to 300 characters' },
  'team.notMember': {
    tone: 'warning',
    text: 'This person is not in your practice any more, so nothing was sent. Please choose somebody else.',
  },
  'team.taskOver': { tone: 'warning', text: 'This task has ended already. Nothing was changed.' },
  'team.taskGiven': { tone: 'success', text: 'It is on the list.' },
  'team.taskDone': { tone: 'success', text: 'Done.' },
  'team.taskReturned': {
    tone: 'success',
    text: 'It is off your list. The person who asked is told, and reads why on their team page.',
  },
  'team.taskTakenBack': { tone: 'success', text: 'It was taken back.' },
} as const satisfies MessageArea;
