import { toBookAgain, toContinueBooking } from '@telehealth/care/visits/booking-links';
import { VisitWhen } from '@telehealth/care/visits/visit-when';
import {
  formatDay,
  formatMoney,
  formatShortMoment,
  listWords,
  MODE_LABELS,
  viewerTimeZone,
} from '@telehealth/contracts/formatting';
import { pathFor, type SubjectWords } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';
import { DEVICES_FOR } from '@telehealth/contracts/visit';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { ServerNow } from '@telehealth/data/clock/use-server-now';
import { nameWithAge, yourRelation } from '@telehealth/data/people/person-line';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { nameOf } from '@telehealth/data/prescriptions/place-prescriptions';
import { Countdown } from '@telehealth/ui/parts/countdown';
import { shortWhen } from '@telehealth/ui/parts/time';
import type { ReactNode } from 'react';
import { partsText } from '../../access-words/group-log';
import type { Todo } from './decide-todos';

/** One step: what, why now, and its button. */
export interface TodoWords {
  title: string;
  /** Why it waits, or why now. */
  reason: ReactNode;
  action: string;
  to: string;
  /** It leads into the documents of another person. */
  isOther?: boolean;
}

export function keyOf(todo: Todo): string {
  if ('appointment' in todo) return `${todo.kind} ${todo.appointment.id}`;
  if ('prescription' in todo) return `${todo.kind} ${todo.prescription.id}`;
  if ('person' in todo) return `${todo.kind} ${todo.person.id}`;
  return todo.kind === 'answerAccess' ? `access ${todo.request.id}` : todo.kind;
}

/** Whose step it is, e.g. `For you`, `For Lwazi, 4, your son`. */
export function whoseOf(todo: Todo, { you }: SubjectWords): string {
  if (!('person' in todo)) return `For ${you}`;
  const relation = yourRelation(todo.person);
  return `For ${nameWithAge(todo.person)}${relation === '' ? '' : `, ${relation}`}`;
}

export function wordsOf(todo: Todo, until: ServerNow['until'], whose: SubjectWords): TodoWords {
  switch (todo.kind) {
    case 'completeDetails':
      return {
        title: 'Complete your details',
        reason: 'A specialist needs them before seeing you. About two minutes.',
        action: 'Continue',
        to: pathTo('patient.onboarding'),
      };
    case 'testDevices':
      return {
        title: todo.appointment.mode === 'video' ? 'Run a camera test' : 'Test your microphone and speaker',
        reason: <TestDetail todo={todo} />,
        action: 'Run the test',
        to: `${pathTo('consultation', { id: todo.appointment.id })}#devices`,
      };
    case 'fetch':
    case 'renew':
    case 'bookForMore':
      return medicineWords(todo);
    case 'readPlan':
      return planWords(todo, whose);
    case 'giveFeedback':
      return {
        title: `Say how ${whose.your} visit with ${todo.appointment.counterpartName} was`,
        reason: `Three short questions, until ${formatDay(todo.until, viewerTimeZone())}.`,
        action: 'Answer',
        to: pathTo('consultation', { id: todo.appointment.id }),
      };
    case 'visitOf':
    case 'allergiesOf':
      return wordsOfOther(todo);
    case 'answerAccess': {
      const { counterpartName, categories } = todo.request;
      return {
        title: `${counterpartName} asks to see parts of ${whose.your} record`,
        reason: `Asked for: ${partsText(categories)}. Nothing is shared before you answer.`,
        action: 'Answer',
        to: pathTo('patient.accessManager'),
      };
    }
    case 'readMessages': {
      const { appointment, unread } = todo;
      return {
        title: `${appointment.counterpartName} wrote to ${whose.you}`,
        reason: `${unread} ${unread === 1 ? 'message' : 'messages'} you have not read, in the visit.`,
        action: 'Read',
        to: `${pathTo('consultation', { id: appointment.id })}#messages`,
      };
    }
    case 'answerMessages': {
      const { appointment, since } = todo;
      return {
        title: `You have not answered ${appointment.counterpartName}`,
        reason: `Written ${shortWhen(since, viewerTimeZone())}. If it needs no answer, say so there.`,
        action: 'Answer',
        to: `${pathTo('consultation', { id: appointment.id })}#messages`,
      };
    }
    case 'answerPlan': {
      const { appointment, questions } = todo;
      return {
        title: `See whether the plan of ${appointment.counterpartName} is clear`,
        reason: `${questions} short ${questions === 1 ? 'question' : 'questions'}. We tell them what is not clear.`,
        action: 'Answer',
        to: `${pathTo('consultation', { id: appointment.id })}#questions`,
      };
    }
    case 'answerProposal':
      return {
        title: `${todo.appointment.counterpartName} asks to move ${whose.your} visit`,
        reason: 'It stays where it is until you answer, and also without an answer.',
        action: 'Look at the new time',
        to: pathTo('consultation', { id: todo.appointment.id }),
      };
    case 'rebook':
      return {
        title: `${todo.appointment.counterpartName} had to cancel`,
        reason: <RebookDetail appointment={todo.appointment} />,
        action: 'Choose a new time',
        to: toBookAgain(todo.appointment),
      };
    default:
      return heldWords(todo, until, whose.your);
  }
}

/** A script to fetch, to ask for again, or that only a visit renews. */
function medicineWords({ kind, prescription }: Extract<Todo, { prescription: unknown }>): TodoWords {
  const { daysLeft, runsOutOn, prescriberName, paper } = prescription;
  const dayOf = (day: string) => formatDay(new Date(`${day}T00:00:00Z`), 'UTC');
  const name = nameOf(prescription);
  const to = pathTo('public.myPrescriptions');
  if (kind === 'fetch') {
    const until = paper.expiresOn === null ? '' : ` A pharmacy can use it until ${dayOf(paper.expiresOn)}.`;
    return {
      title: `Fetch ${name} at a pharmacy`,
      reason: `Signed by ${prescriberName}, not fetched yet as far as we know.${until}`,
      action: 'Show the script',
      to,
    };
  }
  const ends = `${daysLeft < 0 ? 'Ran out' : 'Runs out'} on ${dayOf(runsOutOn)}.`;
  if (kind === 'renew')
    return { title: `Request ${name} again`, reason: `${ends} Not requested yet.`, action: 'See it', to };
  return {
    title: `Book a visit to get ${name} again`,
    reason: `${ends} It cannot be renewed without a visit.`,
    action: 'See times',
    to: pathTo('specialist', { id: prescription.prescriberId }),
  };
}

const countText = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function planWords({ appointment, came }: Extract<Todo, { kind: 'readPlan' }>, { your }: SubjectWords): TodoWords {
  const { plan, planBy, signedAt, prescriptions, files } = came;
  const steps = plan?.split('\n').filter((line) => line.trim() !== '').length ?? 0;
  const parts = [
    countText(steps, 'step'),
    ...(prescriptions > 0 ? [countText(prescriptions, 'prescription')] : []),
    ...(files > 0 ? [countText(files, 'file')] : []),
  ];
  return {
    title: `Follow ${your} plan from ${planBy ?? appointment.counterpartName}`,
    reason: `${signedAt === null ? '' : `Signed ${shortWhen(signedAt, viewerTimeZone())}. `}In it: ${listWords(parts)}.`,
    action: 'Read it',
    to: `${pathTo('consultation', { id: appointment.id })}#plan`,
  };
}

/** Of somebody the reader acts for: it leads into that person's own pages. */
function wordsOfOther(todo: Extract<Todo, { person: unknown }>): TodoWords {
  const { id, firstName } = todo.person;
  if (todo.kind === 'allergiesOf') {
    return {
      title: `Nobody has asked whether ${firstName} has allergies`,
      reason: 'Whoever treats or prescribes needs to know it. “None known” is an answer, too.',
      action: 'Answer',
      to: pathFor(id, pathTo('patient.medicalRecords')),
      isOther: true,
    };
  }
  const { startsAt, specialistName, mode } = todo.visit;
  return {
    title: `${firstName} sees ${specialistName}`,
    reason: `${formatShortMoment(startsAt, viewerTimeZone())}, ${MODE_LABELS[mode].toLowerCase()}.`,
    action: `Get ${firstName} ready`,
    to: pathFor(id, pathTo('consultation', { id: todo.visit.id })),
    isOther: true,
  };
}

function TestDetail({ todo: { appointment, open } }: { todo: Extract<Todo, { kind: 'testDevices' }> }) {
  const { Your } = useSubjectWords();
  const isBegun = open.length < DEVICES_FOR[appointment.mode].length;
  return (
    <>
      Takes under a minute. {Your} visit: <VisitWhen appointment={appointment} hideZone />.
      {isBegun && ` Still to test: ${open.join(', ')}.`}
    </>
  );
}

function RebookDetail({ appointment }: { appointment: Appointment }) {
  return (
    <>
      Was <VisitWhen appointment={appointment} hideZone />.
      {appointment.paymentState === 'refund_pending' &&
        ` ${formatMoney(appointment.charge)} is on its way back to you.`}
      {appointment.paymentState === 'refunded' && ` You were paid back ${formatMoney(appointment.charge)}.`}
    </>
  );
}

function heldWords(
  todo: { kind: string; appointment: Appointment },
  until: ServerNow['until'],
  your: string,
): TodoWords {
  const { appointment } = todo;
  const { id, counterpartName, holdExpiresAt, price, status } = appointment;
  const isHeld = status === 'held';
  const keptUntil = holdExpiresAt && until(holdExpiresAt);
  return {
    title: isHeld
      ? `Finish booking ${counterpartName}`
      : `Pay ${formatMoney(price)} for ${your} visit with ${counterpartName}`,
    reason: (
      <>
        <VisitWhen appointment={appointment} hideZone />
        {keptUntil && <Countdown until={keptUntil} label="Kept for" />}
      </>
    ),
    action: isHeld ? 'Continue' : 'Finish paying',
    to: isHeld ? toContinueBooking(appointment) : pathTo('payment', { id }),
  };
}
