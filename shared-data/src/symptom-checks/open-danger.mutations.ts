import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { callBackend, nothing } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { type DangerOpened, type OpenDangers, type OpenReading, openDangers } from './open-danger.schema';
import { saveSymptomCheck } from './symptom-check.mutations';
import { symptomCheckKeys } from './symptom-check.queries';

/** A danger sign that is not answered or dealt with yet. */
export interface Danger {
  /** Id of the stored check; null: only the measurement is in the record so far. */
  id: string | null;
  at: Date;
  check: SymptomCheck;
  /** The measurement it is about; null: a symptom check. */
  reading: OpenReading | null;
  /** The visits it is attached to. */
  visits: readonly string[];
  /** The clinician who last opened it or held a visit; null: none. */
  opened: DangerOpened | null;
}

/** What the patient says was done about a danger sign. */
const DANGER_ANSWERS = ['called', 'seen', 'mistake'] as const;
export type DangerAnswer = (typeof DANGER_ANSWERS)[number];

export const openDangersOf = ({ client }: WithClient, signal: AbortSignal): Promise<OpenDangers> =>
  callBackend(client.rpc('my_open_dangers').abortSignal(signal), openDangers);

/** Returns the id of a stored danger sign; the rules' result for a measurement is stored first. */
export async function keptDanger(backend: WithClient, { id, check }: Pick<Danger, 'id' | 'check'>): Promise<string> {
  return id ?? saveSymptomCheck(backend, { key: crypto.randomUUID(), check });
}

/** Records the patient's answer: the danger sign is no longer open. */
export function useAnswerDanger(): BackendMutation<Pick<Danger, 'id' | 'check'> & { answer: DangerAnswer }, void> {
  return useBackendMutation(
    async (backend, { answer, ...danger }) => {
      const p_id = await keptDanger(backend, danger);
      await callBackend(backend.client.rpc('answer_danger', { p_id, p_answer: answer }), nothing);
    },
    { invalidates: [symptomCheckKeys.all] },
  );
}

/** Shares a danger sign with a booked visit. Fails with `triage.visitOver`. */
export function useShareDanger(): BackendMutation<Pick<Danger, 'id' | 'check'> & { appointmentId: string }, void> {
  return useBackendMutation(
    async (backend, { appointmentId, ...danger }) => {
      const p_id = await keptDanger(backend, danger);
      await callBackend(backend.client.rpc('share_danger', { p_id, p_appointment: appointmentId }), nothing);
    },
    { invalidates: [symptomCheckKeys.all, appointmentKeys.all] },
  );
}
