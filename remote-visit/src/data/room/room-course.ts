import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import type { CallStep } from './room';

const CALL_MS = 8_000;

/**
 * Reports that the call broke off, which stops the visit's clock. Either side may.
 * @param lost the side that went away, as far as the caller can tell
 * @throws AppError `consultation.notNow` when the visit is not running
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
 * Reports that the call works again, or goes on over another medium.
 * @throws AppError `consultation.notNow` when the visit is not running
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
