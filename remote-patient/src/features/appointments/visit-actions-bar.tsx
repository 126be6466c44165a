import { toBookAgain, toContinueBooking } from '@telehealth/care/visits/booking-links';
import { CalendarFile } from '@telehealth/care/visits/calendar-file';
import { pathTo } from '@telehealth/contracts/routes';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import { Button } from '@telehealth/ui/parts/button';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import type { ReactNode } from 'react';
import { type VisitAction, visitActionsOf } from './visit-actions';
import styles from './visit-card.module.css';

interface VisitActionsProps {
  appointment: Appointment;
  now: Date;
  isFirstStep: boolean;
  onCancel: (appointment: Appointment) => void;
  onMove: (appointment: Appointment) => void;
}

export function VisitActions({ appointment, now, isFirstStep, onCancel, onMove }: VisitActionsProps) {
  const actions = visitActionsOf(appointment, now);
  if (actions.length === 0) return null;
  const step = isFirstStep ? 'primary' : 'line';
  const buttons: Record<VisitAction, () => ReactNode> = {
    continueBooking: () => (
      <LinkButton to={toContinueBooking(appointment)} variant={step}>
        Continue booking
      </LinkButton>
    ),
    finishPaying: () => (
      <LinkButton to={pathTo('payment', { id: appointment.id })} variant={step}>
        Finish paying
      </LinkButton>
    ),
    calendar: () => <CalendarFile visit={appointment} />,
    move: () => (
      <Button variant="line" onClick={() => onMove(appointment)}>
        Move visit
      </Button>
    ),
    cancel: () => (
      <Button variant="quiet" onClick={() => onCancel(appointment)}>
        Cancel visit
      </Button>
    ),
    release: () => (
      <Button variant="quiet" onClick={() => onCancel(appointment)}>
        Let this time go
      </Button>
    ),
    bookAgain: () => (
      <LinkButton to={toBookAgain(appointment)} variant="line">
        Book again
      </LinkButton>
    ),
  };
  return (
    <div className={styles.actions}>
      {actions.map((action) => (
        <span key={action}>{buttons[action]()}</span>
      ))}
    </div>
  );
}
