import type { CallStep } from '@telehealth/contracts';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';

const CALL_MS = 8_000;

/**
 * The call broke off: the visit's clock stands still. Both sides may say so.
 * @param lost whose side went away, as far as the caller can tell
 * @throws AppError `consultation.notNow` when the visit does not run
 */
export const interruptConsultation = (
  { client }: WithClient,
  appointmentId: string,
  lost: 'patient' | 'specialist',
): Promise<undefined> =>
  callBackend(
    client
      .rpc('interrupt_consultation', { p_appointment: appointmentId, p_lost: lost })
      .abortSignal(AbortSignal.timeout(CALL_MS)),
    acknowledged,
  );

/**
 * The call runs again, or over another medium.
 * @throws AppError `consultation.notNow` when the visit does not run
 */
export const resumeConsultation = (
  { client }: WithClient,
  appointmentId: string,
  medium: CallStep,
): Promise<undefined> =>
  callBackend(
    client
      .rpc('resume_consultation', { p_appointment: appointmentId, p_medium: medium })
      .abortSignal(AbortSignal.timeout(CALL_MS)),
    acknowledged,
  );
