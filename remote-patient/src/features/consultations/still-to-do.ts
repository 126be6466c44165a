import { formatDay, viewerTimeZone } from '@telehealth/contracts/formatting';
import { subjectWords } from '@telehealth/contracts/people';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { VisitOutcome } from '../../data/visits/visit-outcome.schema';

/** How sentences speak of whoever signed in. */
const OWN = subjectWords(null);
const HOUR_MS = 3_600_000;
/** Specialists sign their notes within this time; later counts as late. */
const SIGNED_WITHIN_MS = 24 * HOUR_MS;

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Lists what the patient can still do about a past visit, most urgent first, from facts only. */
export function stillToDo(came: VisitOutcome, now: Date, { your } = OWN): string[] {
  const { unread, unansweredSince, threadUntil, plan, questions, answered, reviewed, reviewUntil } = came;
  return [
    ...(unread > 0 ? [`Read ${count(unread, 'new message', 'new messages')}`] : []),
    ...(unread === 0 && unansweredSince !== null && threadUntil !== null
      ? [`Answer the message of ${formatDay(unansweredSince, viewerTimeZone())}`]
      : []),
    ...(plan !== null && questions > 0 && !answered
      ? [`Answer ${count(questions, 'question', 'questions')} about ${your} plan`]
      : []),
    ...(!reviewed && reviewUntil !== null && reviewUntil > now ? ['Say how the visit went'] : []),
  ];
}

/** Says what was decided, or why there is nothing to read yet. */
export function decidedText(
  { status, endsAt, counterpartName }: Appointment,
  { plan }: VisitOutcome,
  now: Date,
  { isOwn, you, your } = OWN,
): string {
  if (plan !== null) return plan === '' ? 'The notes are signed. No plan was written in plain words.' : plan;
  if (status === 'no_show_patient') return `${isOwn ? 'You were' : `${you} was`} not there, so nothing was decided.`;
  if (status === 'no_show_specialist') return `${counterpartName} did not come, so nothing was decided.`;
  if (status !== 'completed') return 'Nobody has said yet how it went.';
  if (now.getTime() - endsAt.getTime() < SIGNED_WITHIN_MS) {
    return `${counterpartName} writes ${your} plan, usually within 24 hours. We will tell you when it is here.`;
  }
  return 'No plan was signed for this visit.';
}

/** Lists what the visit's page holds, e.g. `1 prescription, 2 files, receipt`. */
export function keptText({ prescriptions, files, hasReceipt }: VisitOutcome): string {
  return [
    ...(prescriptions > 0 ? [count(prescriptions, 'prescription', 'prescriptions')] : []),
    ...(files > 0 ? [count(files, 'file', 'files')] : []),
    ...(hasReceipt ? ['receipt'] : []),
  ].join(', ');
}
