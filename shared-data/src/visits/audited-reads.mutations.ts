import type { LookScreen } from '@telehealth/contracts/chart';
import type { AppError } from '@telehealth/contracts/errors';
import { type Needs, needsSchema } from '@telehealth/contracts/schemas/practice';
import { useState } from 'react';
import { z } from 'zod';
import { useLookScreen } from '../chart/look-screen';
import type { Backend, WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { readAudited } from '../client/read-audited';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { whole } from '../rows/row-values';
import { dangerSeen } from '../symptom-checks/danger-seen';
import { checkOrNone } from '../symptom-checks/symptom-check.schema';
import { fetchFile } from '../visit-files/fetch-file';

/** Audited reads, which the database writes into the patient's access log: a press makes them, never a render. */
const SCREEN: LookScreen = 'consultation';
const NOTHING_CHANGES = { invalidates: [] };

/** An audited read whose result stays on the screen. */
export interface AuditedRead<Input, T> {
  run: (input: Input) => Promise<void>;
  isRunning: boolean;
  error: AppError | null;
  result: T | null;
}

function useAuditedRead<Input, T>(read: (backend: WithClient, input: Input) => Promise<T>): AuditedRead<Input, T> {
  const { run, isRunning, error } = useBackendMutation(read, NOTHING_CHANGES);
  const [result, setResult] = useState<T | null>(null);
  return {
    run: async (input) => {
      const outcome = await run(input);
      if (outcome.ok) setResult(outcome.value);
    },
    isRunning,
    error,
    result,
  };
}

/** A result of the symptom checker: its level and the fired rules, most urgent first. */
const attachedTriage = z
  .object({
    sessionId: z.string(),
    /** 1 is the most urgent, 5 the least. */
    level: whole,
    rules: z.array(z.object({ id: z.string(), text: z.string().optional() })),
    /** All answers, if the patient's own device made the check. */
    answers: checkOrNone.optional(),
    /** What a clinician did about it; null: nothing recorded. */
    seen: dangerSeen.nullable().default(null),
  })
  .transform(({ rules, answers = null, ...rest }) => ({
    ...rest,
    texts: rules.map(({ id, text }) => text ?? id),
    check: answers,
  }));
export type AttachedTriage = z.output<typeof attachedTriage>;

/** Reads the symptom checks attached to a visit: one line in the patient's log. */
export function readTriage({ client }: WithClient, appointmentId: string): Promise<AttachedTriage[]> {
  const opening = client.rpc('appointment_triage', { p_appointment: appointmentId, p_screen: SCREEN });
  return readAudited(client, opening, z.array(attachedTriage));
}

/**
 * Reads the patient's accessibility needs for a coming visit: one line in the patient's log. Fails with `booking.notFound` once
 * it is over.
 */
export function readNeeds({ client }: WithClient, appointmentId: string): Promise<Needs> {
  const opening = client.rpc('visit_needs', { p_appointment: appointmentId, p_screen: SCREEN });
  return readAudited(client, opening, needsSchema);
}

export function useReadTriage(): AuditedRead<{ appointmentId: string }, AttachedTriage[]> {
  return useAuditedRead((backend, { appointmentId }) => readTriage(backend, appointmentId));
}

const contact = z.object({
  contact: z
    .object({ name: z.string(), relationship: z.string(), phone: z.string(), e164: z.string().nullable() })
    .nullable(),
  patientLocation: z.string().nullable(),
  callbackPhone: z.string().nullable(),
  callbackE164: z.string().nullable(),
});

/** Reads a patient's emergency contact and stated location; open to their specialist while a visit runs, or in an emergency. */
export function useReadEmergencyContact(): AuditedRead<{ patientId: string }, z.output<typeof contact>> {
  const screen = useLookScreen();
  return useAuditedRead(({ client }, { patientId }) =>
    readAudited(client, client.rpc('read_emergency_contact', { p_patient: patientId, p_screen: screen }), contact),
  );
}

/** Fetches a file of a visit or of the record: one line in the patient's log. */
export function useOpenFile(): BackendMutation<{ id: string }, File> {
  const screen = useLookScreen();
  return useBackendMutation((backend: Pick<Backend, 'client' | 'address'>, { id }: { id: string }) => {
    const ticket = callBackend(backend.client.rpc('open_document', { p_id: id, p_screen: screen }), z.string());
    return ticket.then((good) => fetchFile(backend.address?.url ?? '', good));
  }, NOTHING_CHANGES);
}
