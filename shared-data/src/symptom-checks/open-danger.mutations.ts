import type { SymptomCheck } from '@telehealth/contracts/schemas';
import { appointmentKeys } from '../appointments/appointment.queries';
import type { WithClient } from '../client/backend';
import { callBackend, nothing } from '../client/call-backend';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { type OpenDangers, type OpenReading, openDangers } from './open-danger.schema';
import { saveSymptomCheck } from './symptom-check.mutations';
import { symptomCheckKeys } from './symptom-check.queries';

/** Something dangerous that nobody answered or saw yet. */
export interface Danger {
  /** Of the kept check; null: the measurement alone is in the record so far. */
  id: string | null;
  at: Date;
  check: SymptomCheck;
  /** The measurement that it is about; null: what was said. */
  reading: OpenReading | null;
  /** The visits that come with it. */
  visits: readonly string[];
}

/** What was done about a danger. */
export const DANGER_ANSWERS = ['called', 'seen', 'mistake'] as const;
export type DangerAnswer = (typeof DANGER_ANSWERS)[number];

export const openDangersOf = ({ client }: WithClient, signal: AbortSignal): Promise<OpenDangers> =>
  callBackend(client.rpc('my_open_dangers').abortSignal(signal), openDangers);

/** The id under which a danger is kept; what the rules said of a measurement is kept by this. */
export async function keptDanger(backend: WithClient, { id, check }: Pick<Danger, 'id' | 'check'>): Promise<string> {
  return id ?? saveSymptomCheck(backend, { key: crypto.randomUUID(), check });
}

/** The person says what was done: the danger is no longer open. */
export function useAnswerDanger(): BackendMutation<Pick<Danger, 'id' | 'check'> & { answer: DangerAnswer }, void> {
  return useBackendMutation(
    async (backend, { answer, ...danger }) => {
      const p_id = await keptDanger(backend, danger);
      await callBackend(backend.client.rpc('answer_danger', { p_id, p_answer: answer }), nothing);
    },
    { invalidates: [symptomCheckKeys.all] },
  );
}

/** Shares a danger with a visit that is booked already. Fails with `triage.visitOver`. */
export function useShareDanger(): BackendMutation<Pick<Danger, 'id' | 'check'> & { appointmentId: string }, void> {
  return useBackendMutation(
    async (backend, { appointmentId, ...danger }) => {
      const p_id = await keptDanger(backend, danger);
      await callBackend(backend.client.rpc('share_danger', { p_id, p_appointment: appointmentId }), nothing);
    },
    { invalidates: [symptomCheckKeys.all, appointmentKeys.all] },
  );
}
