import type { DeviceResults, PreparationStep, SymptomChange } from '@telehealth/contracts';
import type { DangerCheck } from '@telehealth/contracts/schemas';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { acknowledged, callBackend } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import type { VisitIntake, VisitReview } from './visit-details.schema';

const CHANGES_DETAILS = { invalidates: [[...appointmentKeys.all, 'details']] };

export interface Tick {
  appointmentId: string;
  step: PreparationStep;
  done: boolean;
}

/** Ticks one step of the prepare list, or takes the tick away. */
export function useTickPreparation(): BackendMutation<Tick, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId, step, done }: Tick) =>
      callBackend(
        client.rpc('tick_preparation', { p_appointment: appointmentId, p_step: step, p_done: done }),
        acknowledged,
      ),
    CHANGES_DETAILS,
  );
}

/** Keeps with the visit what a test of camera, microphone and speaker said. */
export function useKeepDeviceTest(): BackendMutation<{ appointmentId: string; results: DeviceResults }, undefined> {
  return useBackendMutation(
    ({ client }: WithClient, { appointmentId, results }) =>
      callBackend(
        client.rpc('keep_device_test', { p_appointment: appointmentId, p_devices: { ...results } }),
        acknowledged,
      ),
    CHANGES_DETAILS,
  );
}

/** Says once how a completed visit went. */
export function useSubmitReview(): BackendMutation<{ appointmentId: string; review: VisitReview }, undefined> {
  return useBackendMutation(({ client }: WithClient, { appointmentId, review }) => {
    const facts = {
      started: review.started,
      ...(review.connection && { connection: review.connection }),
      ...(review.nextStep && { nextStep: review.nextStep }),
    };
    return callBackend(client.rpc('submit_review', { p_appointment: appointmentId, p_facts: facts }), acknowledged);
  }, CHANGES_DETAILS);
}

export interface IntakeChange {
  appointmentId: string;
  /** What these words were written over; reason and files stay as they are. Refused when something newer was saved. */
  kept: VisitIntake | null;
  questions: readonly string[];
  symptoms: SymptomChange | null;
  /** Answered just now by somebody who is worse; left out: what was answered before stays. */
  danger?: DangerCheck;
}

/** Saves what the patient wants to ask, as a new version; the database leaves blank questions out. */
export function useSaveIntake(): BackendMutation<IntakeChange, undefined> {
  return useBackendMutation(({ client }: WithClient, { appointmentId, kept, questions, symptoms, danger }) => {
    const form = {
      reason: kept?.reason ?? '',
      topQuestions: [...questions],
      symptomsWorse: symptoms,
      files: kept?.files.map(({ id }) => id) ?? [],
      over: kept?.savedAt.toISOString() ?? null,
      ...(danger && { danger }),
    };
    return callBackend(client.rpc('save_intake', { p_appointment: appointmentId, p_form: form }), acknowledged);
  }, CHANGES_DETAILS);
}
