import type { AppError, Result } from '@telehealth/contracts/errors';
import { errorText, type MessageId } from '@telehealth/contracts/messages';
import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { useHostServices } from '@telehealth/contracts/session';
import type { Appointment } from '@telehealth/data/appointments/appointment.schema';
import type { Attempt } from '@telehealth/data/payments/payment.calls';
import type { PaymentStanding } from '@telehealth/data/payments/payment.schema';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { type ReactNode, useRef, useState } from 'react';
import { toFailureText } from './open-payment';

/** Another card would not help, so the form has no button; the visit and its time are in the list. */
function TriedTooOften({ error }: { error: AppError }) {
  const { your } = useSubjectWords();
  return (
    <>
      {errorText(error)} <Link to={pathTo('patient.appointments')}>See {your} appointments</Link>
    </>
  );
}

export interface PayProps {
  visit: Appointment;
  onLapsed: () => void;
  /** The payment is being processed, or its outcome is unknown here. */
  onUncertain: () => void;
}

interface PayOptions<Asked> extends PayProps {
  send: (asked: Asked, attempt: Omit<Attempt, 'token'>) => Promise<Result<PaymentStanding, AppError>>;
  /** Takes a refusal that belongs to a field; true: it did. */
  onRefused?: (id: MessageId) => boolean;
  /** The payer is asked something on this page of a bank or provider. */
  onAsked?: (url: string) => void;
}

/** After these errors the page may not show how the payment stands. */
const UNCERTAIN: readonly MessageId[] = [
  ...(['data.offline', 'data.failed', 'data.unreadable'] as const),
  ...(['payment.processing', 'payment.notDue'] as const),
  // The page shows another amount than is due.
  'data.conflict',
];

/** One press pays once: sends the amount that is shown, and says what became of it. */
export function usePay<Asked>({ visit, onLapsed, onUncertain, send, onRefused, onAsked }: PayOptions<Asked>) {
  const { navigateTo, notify } = useHostServices();
  const [problem, setProblem] = useState<ReactNode>(null);
  const [hasTried, setTried] = useState(false);
  const attempt = useRef<string | null>(null);
  const refused = (error: AppError) => {
    if (onRefused?.(error.id)) return;
    setProblem(error.id === 'payment.tooOften' ? <TriedTooOften error={error} /> : errorText(error));
    if (error.id === 'booking.holdExpired') onLapsed();
    if (UNCERTAIN.includes(error.id)) onUncertain();
  };
  const pay = async (asked: Asked) => {
    // Ignores a second press during the first; the attempt's id lets the server recognise it too.
    if (attempt.current !== null) return;
    attempt.current = crypto.randomUUID();
    setProblem(null);
    setTried(true);
    const paid = await send(asked, { appointmentId: visit.id, attemptId: attempt.current, shown: visit.charge });
    attempt.current = null;
    if (!paid.ok) return refused(paid.error);
    if (paid.value.state === 'failed') return setProblem(toFailureText(paid.value));
    if (paid.value.challengeUrl !== null) onAsked?.(paid.value.challengeUrl);
    // Still processing: the page shows the bank's challenge, or that the bank has not answered.
    if (paid.value.state === 'processing') return;
    notify('payment.paid');
    navigateTo('confirmation', { id: visit.id }, { replace: true });
  };
  return { pay, problem, hasTried };
}
