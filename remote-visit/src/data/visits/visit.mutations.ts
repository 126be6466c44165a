import type { DangerCheck } from '@telehealth/contracts/schemas/consultation';
import type { DeviceResults, PreparationStep, SymptomChange } from '@telehealth/contracts/visit';
import { appointmentKeys } from '@telehealth/data/appointments/appointment.queries';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import type { VisitIntake, VisitReview } from '@telehealth/data/visits/visit-details.schema';

const CHANGES_DETAILS = { invalidates: [[...appointmentKeys.all, 'details']] };

export interface Tick {
  appointmentId: string;
  step: PreparationStep;
  done: boolean;
}

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
  /** The version that was edited; reason and files stay as they are. Refused if a newer one was saved meanwhile. */
  kept: VisitIntake | null;
  questions: readonly string[];
  symptoms: SymptomChange | null;
  /** Answers of a patient who feels worse; omitted: the earlier answers stay. */
  danger?: DangerCheck;
}

/** Saves the patient's questions as a new version; the database drops blank ones. */
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
