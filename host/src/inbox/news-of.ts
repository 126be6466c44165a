import { ageText, dashboardOf, pathTo, type Role, type RouteId } from '@telehealth/contracts';
import type { Notification } from '@telehealth/data/notifications/notification.schema';

/** A notification in words, and where it leads. */
export interface News {
  title: string;
  to: string;
}

type Facts = Notification['payload'];
interface Line {
  /** For patients, and for specialists where nothing else stands there. */
  says: string | ((facts: Facts) => string);
  /** For specialists, where it differs. */
  toSpecialist?: string | ((facts: Facts) => string);
  leads?: Place;
  /** The very card of the visit's page. */
  at?: 'plan' | 'letters' | 'messages';
}
type Place =
  | 'visit'
  | 'pay'
  | 'access'
  | 'loops'
  | 'records'
  | 'patients'
  | 'find'
  | 'visits'
  | 'home'
  | 'ownProfile'
  | 'renewals';

const withName = (before: string, after: string) => (facts: Facts) =>
  (facts.counterpartName ? `${before} with ${facts.counterpartName} ${after}` : `${before} ${after}`).trim();
const visit = (what: string): Pick<Line, 'says'> => ({ says: withName('Your visit', what) });

/** Every event in words. Nothing here names a medicine, a condition, a finding or a reason. */
export const LINES: Readonly<Record<string, Line>> = {
  'booking.confirmed': { ...visit('is booked'), leads: 'visit' },
  'booking.cancelled': { ...visit('was cancelled'), leads: 'visit' },
  'booking.moved': { ...visit('has a new time'), leads: 'visit' },
  'booking.timeProposed': { says: asked('asks to move your visit'), leads: 'visit' },
  'booking.inAWeek': { ...visit('is coming up'), leads: 'visit' },
  'booking.soon': { ...visit('is coming up soon'), leads: 'visit' },
  'booking.requested': { says: 'Your request was sent', toSpecialist: asked('asks for a visit'), leads: 'visit' },
  'booking.requestChanged': {
    says: 'Your request was changed',
    toSpecialist: asked('changed a request'),
    leads: 'visit',
  },
  'booking.requestWithdrawn': {
    says: 'Your request was withdrawn',
    toSpecialist: asked('withdrew a request'),
    leads: 'visit',
  },
  'booking.approved': { ...visit('was accepted'), leads: 'visit' },
  'booking.declined': { says: withName('Your request for a visit', 'was declined'), leads: 'visit' },
  'booking.requestLapsed': { says: withName('Your request for a visit', 'ran out unanswered'), leads: 'visit' },
  'booking.invited': { says: asked('suggests a visit'), leads: 'visit' },
  'booking.invitationWithdrawn': { says: 'A suggested visit was taken back', leads: 'visit' },
  'booking.corrected': { ...visit('was corrected'), leads: 'visit' },
  'booking.enteredInError': { ...visit('was booked by mistake and has been removed'), leads: 'visits' },
  'payment.refunded': { says: 'Your money is on its way back', leads: 'visit' },
  'payment.released': { says: 'Your card payment was released', leads: 'visit' },
  'payment.tooLate': { says: 'Your payment came too late', leads: 'visit' },
  'payment.failed': { says: 'Your payment did not go through', leads: 'pay' },
  'payment.challenge': { says: 'Your bank asks you to confirm a payment', leads: 'pay' },
  'payment.expired': { says: 'Your bank released your payment', leads: 'visit' },
  'payment.refundDelayed': { says: 'Your refund takes longer', leads: 'visit' },
  'waitlist.offer': { says: 'A time has become free for you', leads: 'visits' },
  'waitlist.ended': { says: 'You are no longer on a waiting list', leads: 'visits' },
  'waitlist.specialistAway': { says: 'You are no longer on a waiting list', leads: 'find' },
  'access.requested': { says: 'Somebody asks to see parts of your record', leads: 'access' },
  'access.specialistAway': { says: 'A specialist no longer sees your record', leads: 'access' },
  'access.emergencyOpened': { says: 'Your record was opened in an emergency', leads: 'access' },
  'access.emergencyReviewed': { says: 'An emergency access was checked', leads: 'access' },
  'access.disputeAnswered': { says: 'Your objection was answered', leads: 'access' },
  'access.reportAnswered': { says: 'Your report was answered', leads: 'access' },
  'access.granted': { says: 'You were given access to a record', leads: 'patients' },
  'access.requestRefused': { says: 'Your request for access was answered', leads: 'patients' },
  'access.requestLapsed': { says: 'Your request for access expired', leads: 'patients' },
  'access.delegationOffered': { says: 'Somebody asks you to act for them', leads: 'access' },
  'access.delegationAccepted': { says: 'Somebody now acts for you', leads: 'access' },
  'access.delegationEnded': { says: 'Acting for somebody has ended', leads: 'access' },
  'access.actedFor': {
    says: ({ delegateName }) => `${delegateName ?? 'Somebody'}, who acts for you, changed something`,
    leads: 'access',
  },
  'access.endingSoon': { says: 'Access to a record ends soon', leads: 'access' },
  'access.reviewDue': { says: 'An emergency access waits for your check' },
  'access.reviewOverdue': { says: 'The check of an emergency access is overdue' },
  'access.disputed': { says: 'An emergency access was objected to' },
  'access.reported': { says: 'An entry of an access log was reported' },
  'access.logBroken': { says: 'An access log does not fit its checks' },
  'access.anchorsStopped': { says: 'Access logs are not being safeguarded' },
  'chart.entryAdded': { says: 'There is something new in your record', leads: 'records' },
  'chart.documentAdded': { says: 'There is a new file in your record', leads: 'records' },
  'chart.correctionRequested': { says: 'You were asked to correct something', leads: 'patients' },
  'chart.correctionDue': { says: 'A request to correct something waits for you', leads: 'patients' },
  'chart.correctionAnswered': { says: 'Your request for a correction was answered', leads: 'records' },
  'chart.letterIssued': { says: 'There is something new from your visit', leads: 'visit', at: 'letters' },
  'chart.letterWithdrawn': { says: 'Something from your visit has changed', leads: 'visit', at: 'letters' },
  'note.signed': { says: 'The notes of your visit are ready', leads: 'visit', at: 'plan' },
  'prescription.issued': { says: 'There is something new from your visit', leads: 'loops' },
  'prescription.changed': { says: 'Something from your visit has changed', leads: 'loops' },
  'prescription.runningOut': { says: 'Something will need your attention in the next days', leads: 'loops' },
  'renewal.requested': { says: 'Somebody asks you for a renewal', leads: 'renewals' },
  'renewal.withdrawn': { says: 'A request to you was withdrawn', leads: 'renewals' },
  'renewal.overdue': { says: 'A request to you has waited for two days', leads: 'renewals' },
  'renewal.unanswered': { says: 'A request has waited for two days' },
  'renewal.seen': { says: 'Your request was seen', leads: 'loops' },
  'renewal.decided': { says: 'Your request was answered', leads: 'loops' },
  'renewal.ready': { says: 'What you asked for is ready', leads: 'loops' },
  'renewal.escalated': { says: 'Your request takes too long: see what you can do', leads: 'loops' },
  'renewal.prescriberAway': {
    says: 'Your request cannot be answered: please book with another specialist',
    leads: 'loops',
  },
  'message.received': { says: 'You have a new message', leads: 'visit', at: 'messages' },
  'consultation.patientWaiting': { says: asked('is in your waiting room'), leads: 'visit' },
  'consultation.patientWorse': { says: asked('is worse, in your waiting room'), leads: 'visit' },
  'consultation.runningLate': { ...visit('starts later'), leads: 'visit' },
  'consultation.specialistAbsent': {
    ...visit('did not take place'),
    toSpecialist: withName('You missed a visit', ''),
    leads: 'visit',
  },
  'consultation.patientAbsent': {
    says: withName('You missed your visit', ''),
    toSpecialist: withName('A visit', 'did not take place'),
    leads: 'visit',
  },
  'consultation.unfinished': { says: 'A visit is not finished yet', leads: 'visit' },
  'consultation.admitted': { ...visit('begins'), leads: 'visit' },
  'consultation.unsettled': { says: 'A visit needs a decision', leads: 'visit' },
  'consultation.abandoned': { ...visit('ended early'), leads: 'visit' },
  'consultation.specialistAway': { ...visit('had to end'), leads: 'visit' },
  'consultation.coverEnded': {
    says: 'Your visit is with your own specialist again',
    toSpecialist: ({ side }) =>
      side === 'covering' ? 'You no longer stand in for a visit' : 'A visit no longer has a stand-in',
    leads: 'visit',
  },
  'consultation.coverNamed': { says: 'You stand in for a colleague', leads: 'visit' },
  'consultation.covered': { says: 'Somebody else holds your visit', leads: 'visit' },
  'consultation.transferred': { ...visit('was handed to emergency services'), leads: 'visit' },
  'consultation.finished': { ...visit('is finished'), leads: 'visit' },
  'consultation.guestInvited': { says: 'Somebody was invited to your visit', leads: 'visit' },
  'notifications.unreachable': { says: 'We could not reach you by email', leads: 'home' },
  'notifications.reachable': { says: 'Our emails reach you again', leads: 'home' },
  'publishing.proposed': { says: 'Something needs your confirmation before it is published' },
  'publishing.decided': { says: 'A colleague decided about what you proposed' },
  'registration.received': { says: 'We have your registration documents', leads: 'ownProfile' },
  'registration.moreNeeded': { says: 'We need more to check your registration', leads: 'ownProfile' },
  'registration.rejected': { says: 'Your registration could not be confirmed', leads: 'ownProfile' },
  'registration.verified': { says: 'Your registration is checked', leads: 'ownProfile' },
  'registration.suspended': { says: 'Your registration is suspended', leads: 'ownProfile' },
  'registration.suspensionAnnounced': { says: 'Your registration will be suspended', leads: 'ownProfile' },
  'registration.expired': { says: 'Your registration check has expired', leads: 'ownProfile' },
  'registration.endsSoon': { says: 'Your registration needs to be checked again', leads: 'ownProfile' },
};

function asked(does: string) {
  return ({ counterpartName }: Facts) => `${counterpartName ?? 'Somebody'} ${does}`;
}

/** Who is told: patients and specialists as such, and who works for the clinic. */
export type Reader = Role | 'operator';

/** Where operators see what they were told of; the desk itself for the rest. */
const DESK: Readonly<Record<string, RouteId & `desk.${string}`>> = {
  'access.reviewDue': 'desk.emergencies',
  'access.reviewOverdue': 'desk.emergencies',
  'access.disputed': 'desk.emergencies',
  'access.reported': 'desk.reports',
  'publishing.proposed': 'desk.publishing',
  'publishing.decided': 'desk.publishing',
  'access.logBroken': 'desk.health',
  'access.anchorsStopped': 'desk.health',
  'consultation.unsettled': 'desk.visits',
  'consultation.specialistAbsent': 'desk.visits',
};

function newsOfDesk({ event, payload }: Notification): News {
  const says = LINES[event]?.says ?? 'There is news for you';
  const to = pathTo(DESK[event] ?? 'desk');
  if (event === 'consultation.specialistAbsent') {
    return { title: `${payload.counterpartName ?? 'A specialist'} missed a visit`, to };
  }
  return { title: typeof says === 'function' ? says(payload) : says, to };
}

/** What one was told in words, and the place where one sees it. An event that is not known yet says that there is news. */
export function newsOf(told: Notification, role: Reader): News {
  if (role === 'operator') return newsOfDesk(told);
  const { event, payload, refId } = told;
  const line = LINES[event];
  const home = pathTo(dashboardOf(role));
  if (line === undefined) return { title: 'There is news for you', to: home };
  const says = role === 'specialist' ? (line.toSpecialist ?? line.says) : line.says;
  // Of a visit and of its money `refId` is the visit; of anything else the visit is named beside it.
  const isOfVisit = /^(booking|payment|consultation|message)\./.test(event);
  const visitId = payload.appointmentId ?? (isOfVisit ? refId : null);
  const to = placeOf(line.leads ?? 'home', role, visitId) ?? home;
  return {
    title: (typeof says === 'function' ? says(payload) : says) + whomText(payload),
    to: line.at !== undefined && visitId !== null ? `${to}#${line.at}` : to,
  };
}

/** Of a visit for somebody else than the account holder: whom, with the age. */
const whomText = ({ forWhom }: Facts): string =>
  forWhom ? `, for ${forWhom.name}, ${ageText(forWhom.dateOfBirth, forWhom.seenOn)}` : '';

function placeOf(place: Place, role: Role, visitId: string | null): string | undefined {
  const isPatient = role === 'patient';
  if (place === 'visit') return visitId === null ? undefined : pathTo('consultation', { id: visitId });
  if (place === 'pay') return visitId === null ? undefined : pathTo('payment', { id: visitId });
  if (place === 'visits') return pathTo(`${role}.appointments`);
  if (place === 'find') return pathTo('findSpecialist');
  if (place === 'ownProfile') return pathTo(`${role}.profile`);
  if (place === 'renewals') return isPatient ? undefined : `${pathTo('specialist.consultations')}?show=renewals`;
  // What patients do with rights shows to a specialist in the list of those whose record is open.
  if (!isPatient) return place === 'patients' || place === 'access' ? pathTo('specialist.patients') : undefined;
  if (place === 'access') return pathTo('patient.accessManager');
  if (place === 'loops') return pathTo('public.myPrescriptions');
  return place === 'records' ? pathTo('patient.medicalRecords') : undefined;
}
