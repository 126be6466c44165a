import { toBookAgain, toContinueBooking } from '@telehealth/care/visits/booking-links';
import { VisitWhen } from '@telehealth/care/visits/visit-when';
import { formatDay, formatMoney, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { SubjectWords } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';
import { DEVICES_FOR } from '@telehealth/contracts/visit';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { ServerNow } from '@telehealth/data/clock/use-server-now';
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
}

export function keyOf(todo: Todo): string {
  if ('appointment' in todo) return `${todo.kind} ${todo.appointment.id}`;
  if (todo.kind === 'renew') return `renew ${todo.prescription.id}`;
  return todo.kind === 'answerAccess' ? `access ${todo.request.id}` : todo.kind;
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
    case 'renew':
      return renewWords(todo);
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

function renewWords({ prescription }: Extract<Todo, { kind: 'renew' }>): TodoWords {
  const { daysLeft, runsOutOn } = prescription;
  const day = formatDay(new Date(`${runsOutOn}T00:00:00Z`), 'UTC');
  return {
    title: `Request ${nameOf(prescription)} again`,
    reason: `${daysLeft < 0 ? `Ran out on ${day}` : `Runs out on ${day}`}. Not requested yet.`,
    action: 'See it',
    to: pathTo('public.myPrescriptions'),
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
      {appointment.paymentState === 'refund_pending' && ` ${formatMoney(appointment.price)} is on its way back to you.`}
      {appointment.paymentState === 'refunded' && ` You were paid back ${formatMoney(appointment.price)}.`}
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
