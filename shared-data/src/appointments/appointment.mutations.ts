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
  /** Shown to the other side; omitted if it was said before. */
  reason?: string;
  /** The refund that the person was shown, in minor units; the server refuses to refund less. */
  refundShownMinor?: number | undefined;
  /** True: can be undone for ten seconds. False: those are over, and deferred work happens now. */
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

/** Cancels a visit from either side; the server decides whether it is late and what is refunded. */
export function useCancelAppointment(): BackendMutation<Cancellation, BookingStep> {
  return useBackendMutation(cancelAppointment, { invalidates: [appointmentKeys.all, slotKeys.all, ['payments']] });
}

export function keepAppointment(backend: WithClient, appointmentId: string): Promise<BookingStep> {
  return callBackend(backend.client.rpc('keep_appointment', { p_appointment: appointmentId }), bookingStep);
}

/** Undoes a cancellation within its ten seconds. */
export function useKeepAppointment(): BackendMutation<string, BookingStep> {
  return useBackendMutation(keepAppointment, { invalidates: [appointmentKeys.all] });
}

export interface CallingOff {
  patientId: string;
  /** Shown to the patient with each of their visits. */
  reason: string;
}

/** Cancels all coming visits of one patient with the calling specialist; returns how many. */
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
}

export function moveAppointment(backend: WithClient, { appointmentId, startsAt }: Move): Promise<BookingStep> {
  const args = { p_appointment: appointmentId, p_starts_at: startsAt.toISOString() };
  return callBackend(backend.client.rpc('reschedule_appointment', args), bookingStep);
}

/** Moves a booked visit for its patient in one step: the old time is released and the new one taken, or nothing changes. */
export function useMoveAppointment(): BackendMutation<Move, BookingStep> {
  return useBackendMutation(moveAppointment, { invalidates: [appointmentKeys.all, slotKeys.all, practiceKeys.all] });
}

/** Moves a visit to the time its specialist proposed. */
export function useAcceptProposal(): BackendMutation<string, BookingStep> {
  return useBackendMutation(
    (backend: WithClient, appointmentId) =>
      callBackend(backend.client.rpc('accept_proposed_time', { p_appointment: appointmentId }), bookingStep),
    { invalidates: [appointmentKeys.all, slotKeys.all] },
  );
}

/** Withdraws the specialist's proposal to move a visit. */
export function useWithdrawProposal(): BackendMutation<string, BookingStep> {
  return useBackendMutation(
    (backend: WithClient, appointmentId) =>
      callBackend(backend.client.rpc('withdraw_proposal', { p_appointment: appointmentId }), bookingStep),
    { invalidates: [appointmentKeys.all, slotKeys.all, practiceKeys.all] },
  );
}

export interface RequestAnswer {
  appointmentId: string;
  accept: boolean;
  /** Shown to the patient. */
  reason?: string;
  /** When declining: up to five openings offered instead. */
  alternatives?: readonly Date[];
}

export function answerRequest(
  backend: WithClient,
  { appointmentId, accept, reason, alternatives = [] }: RequestAnswer,
): Promise<BookingStep> {
  const args = {
    p_appointment: appointmentId,
    p_accept: accept,
    ...(reason !== undefined && { p_reason: reason }),
    ...(alternatives.length > 0 && { p_alternatives: alternatives.map((at) => at.toISOString()) }),
  };
  return callBackend(backend.client.rpc('decide_request', args), bookingStep);
}

/** Answers a request; a visit with a price is booked only once it is paid. */
export function useAnswerRequest(): BackendMutation<RequestAnswer, BookingStep> {
  return useBackendMutation(answerRequest, { invalidates: [appointmentKeys.all, slotKeys.all] });
}
