import { z } from 'zod';
import type { WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { practiceKeys } from '../practice/practice.queries';
import { slotKeys } from '../slots/slot.keys';
import { appointmentKeys } from './appointment.queries';
import { type BookingStep, bookingStep } from './appointment.schema';

export interface Cancellation {
  appointmentId: string;
  /** The other side reads it. Left out where it was said before. */
  reason?: string;
  /** What the person was shown to get back, in minor units; less than that is refused. */
  refundShownMinor?: number | undefined;
  /** True: it can be taken back for ten seconds. False: those are over, and what waits for them is done now. */
  undo?: boolean;
}

export function cancelAppointment(
  backend: WithClient,
  { appointmentId, reason, refundShownMinor, undo }: Cancellation,
): Promise<BookingStep> {
  const args = {
    p_appointment: appointmentId,
    ...(reason !== undefined && { p_reason: reason }),
    ...(refundShownMinor !== undefined && { p_refund_shown_minor: refundShownMinor }),
    ...(undo !== undefined && { p_undo: undo }),
  };
  return callBackend(backend.client.rpc('cancel_appointment', args), bookingStep);
}

/** Cancels a visit from either side; the server decides what is late and what is paid back. */
export function useCancelAppointment(): BackendMutation<Cancellation, BookingStep> {
  return useBackendMutation(cancelAppointment, { invalidates: [appointmentKeys.all, slotKeys.all, ['payments']] });
}

export function keepAppointment(backend: WithClient, appointmentId: string): Promise<BookingStep> {
  return callBackend(backend.client.rpc('keep_appointment', { p_appointment: appointmentId }), bookingStep);
}

/** Takes a cancellation back while it can be. */
export function useKeepAppointment(): BackendMutation<string, BookingStep> {
  return useBackendMutation(keepAppointment, { invalidates: [appointmentKeys.all] });
}

export interface CallingOff {
  patientId: string;
  /** The person reads it with each of their visits. */
  reason: string;
}

/** Calls off all coming visits of one person with the calling specialist; how many there were. */
export function callOffVisits(backend: WithClient, { patientId, reason }: CallingOff): Promise<number> {
  const args = { p_patient: patientId, p_reason: reason };
  return callBackend(backend.client.rpc('call_off_visits_with', args), z.number());
}

export function useCallOffVisits(): BackendMutation<CallingOff, number> {
  return useBackendMutation(callOffVisits, { invalidates: [appointmentKeys.all, slotKeys.all, ['payments']] });
}

export interface Move {
  appointmentId: string;
  startsAt: Date;
  /** A specialist says why; the patient reads it. */
  reason?: string | undefined;
}

export function moveAppointment(backend: WithClient, { appointmentId, startsAt, reason }: Move): Promise<BookingStep> {
  const args = {
    ...{ p_appointment: appointmentId, p_starts_at: startsAt.toISOString() },
    ...(reason !== undefined && { p_reason: reason }),
  };
  return callBackend(backend.client.rpc('reschedule_appointment', args), bookingStep);
}

/** Moves a booked visit: the old time is free and the new one taken at once, or nothing happened. */
export function useMoveAppointment(): BackendMutation<Move, BookingStep> {
  return useBackendMutation(moveAppointment, { invalidates: [appointmentKeys.all, slotKeys.all, practiceKeys.all] });
}

/** Moves a visit to the time its specialist asked for. */
export function useAcceptProposal(): BackendMutation<string, BookingStep> {
  return useBackendMutation(
    (backend: WithClient, appointmentId) =>
      callBackend(backend.client.rpc('accept_proposed_time', { p_appointment: appointmentId }), bookingStep),
    { invalidates: [appointmentKeys.all, slotKeys.all] },
  );
}

/** A specialist's yes or no to a visit that was asked for. */
export interface RequestAnswer {
  appointmentId: string;
  accept: boolean;
  /** The patient reads it. */
  reason?: string;
  /** With a no: openings that suit instead, at most five. */
  alternatives?: readonly Date[];
}

export function answerRequest(
  backend: WithClient,
  { appointmentId, accept, reason, alternatives = [] }: RequestAnswer,
): Promise<BookingStep> {
  const args = {
    ...{ p_appointment: appointmentId, p_accept: accept },
    ...(reason !== undefined && { p_reason: reason }),
    ...(alternatives.length > 0 && { p_alternatives: alternatives.map((at) => at.toISOString()) }),
  };
  return callBackend(backend.client.rpc('decide_request', args), bookingStep);
}

/** Answers a request; a visit that costs something is booked only once it is paid. */
export function useAnswerRequest(): BackendMutation<RequestAnswer, BookingStep> {
  return useBackendMutation(answerRequest, { invalidates: [appointmentKeys.all, slotKeys.all] });
}
