import { formatMoney, pathTo } from '@telehealth/contracts';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { ServerNow } from '@telehealth/data/clock/use-server-now';
import { Card } from '@telehealth/ui/layout/card';
import { Countdown } from '@telehealth/ui/parts/countdown';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { toBookAgain, toContinueBooking } from '@telehealth/visits/booking-links';
import { VisitWhen } from '@telehealth/visits/visit-when';
import type { ReactNode } from 'react';
import type { Todo } from './decide-todos';
import styles from './overview.module.css';

/** Open steps, numbered; the first one holds the page's primary button. */
export function TodoCard({ todos, until }: { todos: readonly Todo[] } & Pick<ServerNow, 'until'>) {
  return (
    <Card title="To do">
      {todos.length === 0 ? (
        <p className="soft">Nothing waits for you. New steps, such as a payment to finish, appear here.</p>
      ) : (
        <RowList label="To do">
          {todos.map((todo, index) => (
            <TodoRow key={keyOf(todo)} todo={todo} position={index + 1} until={until} />
          ))}
        </RowList>
      )}
    </Card>
  );
}

function keyOf(todo: Todo): string {
  return 'appointment' in todo ? `${todo.kind} ${todo.appointment.id}` : todo.kind;
}

function TodoRow({ todo, position, until }: { todo: Todo; position: number } & Pick<ServerNow, 'until'>) {
  const variant = position === 1 ? 'primary' : 'line';
  const lead = (
    <span className={styles.number} aria-hidden="true">
      {position}
    </span>
  );
  if (todo.kind === 'completeDetails') {
    return (
      <Row
        lead={lead}
        title="Complete your details"
        detail="A specialist needs them before seeing you. About two minutes."
        end={
          <LinkButton to={pathTo('patient.onboarding')} variant={variant} size="s">
            Continue
          </LinkButton>
        }
      />
    );
  }
  const { appointment } = todo;
  if (todo.kind === 'rebook') {
    return (
      <Row
        lead={lead}
        title={`${appointment.counterpartName} had to cancel`}
        detail={<RebookDetail appointment={appointment} />}
        end={
          <LinkButton to={toBookAgain(appointment)} variant={variant} size="s">
            Choose a new time
          </LinkButton>
        }
      />
    );
  }
  return <HeldRow lead={lead} appointment={appointment} variant={variant} until={until} />;
}

function RebookDetail({ appointment }: { appointment: Appointment }) {
  return (
    <>
      Was <VisitWhen appointment={appointment} />.
      {appointment.paymentState === 'refund_pending' && ` ${formatMoney(appointment.price)} is on its way back to you.`}
      {appointment.paymentState === 'refunded' && ` You were paid back ${formatMoney(appointment.price)}.`}
    </>
  );
}

interface HeldRowProps extends Pick<ServerNow, 'until'> {
  lead: ReactNode;
  appointment: Appointment;
  variant: 'primary' | 'line';
}

function HeldRow({ lead, appointment, variant, until }: HeldRowProps) {
  const isHeld = appointment.status === 'held';
  const { id, counterpartName, holdExpiresAt, price } = appointment;
  const keptUntil = holdExpiresAt && until(holdExpiresAt);
  return (
    <Row
      lead={lead}
      title={
        isHeld
          ? `Finish booking ${counterpartName}`
          : `Pay ${formatMoney(price)} for your visit with ${counterpartName}`
      }
      detail={
        <>
          <VisitWhen appointment={appointment} />
          {keptUntil && <Countdown until={keptUntil} label="Kept for" />}
        </>
      }
      end={
        <LinkButton to={isHeld ? toContinueBooking(appointment) : pathTo('payment', { id })} variant={variant} size="s">
          {isHeld ? 'Continue' : 'Finish paying'}
        </LinkButton>
      }
    />
  );
}
