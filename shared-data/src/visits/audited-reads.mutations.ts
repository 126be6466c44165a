import type { AppError, LookScreen } from '@telehealth/contracts';
import { type Needs, needsSchema } from '@telehealth/contracts/schemas';
import { useState } from 'react';
import { z } from 'zod';
import { useLookScreen } from '../chart/look-screen';
import type { Backend, WithClient } from '../client/backend';
import { callBackend } from '../client/call-backend';
import { readLook } from '../client/read-look';
import { type BackendMutation, useBackendMutation } from '../client/use-backend-mutation';
import { whole } from '../rows/row-values';
import { checkOrNone } from '../symptom-checks/symptom-check.schema';
import { fetchFile, type OpenedFile } from '../visit-files/fetch-file';

/** Reads that the database writes into the patient's access log: made by a press, never by drawing a page. */
const SCREEN: LookScreen = 'consultation';
const NOTHING_CHANGES = { invalidates: [] };

/** A read whose result stays on the screen. */
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

/** A result of the symptom checker: how urgent, and the rules that fired, most urgent first. */
const attachedTriage = z
  .object({
    sessionId: z.string(),
    /** 1 is the most urgent, 5 the least. */
    level: whole,
    rules: z.array(z.object({ id: z.string(), text: z.string().optional() })),
    /** All of it, where the patient's own device made it. */
    answers: checkOrNone.optional(),
  })
  .transform(({ rules, answers = null, ...rest }) => ({
    ...rest,
    texts: rules.map(({ id, text }) => text ?? id),
    check: answers,
  }));
export type AttachedTriage = z.output<typeof attachedTriage>;

/** Opens the symptom checks that were attached to a visit: one line in the patient's log. */
export function readTriage({ client }: WithClient, appointmentId: string): Promise<AttachedTriage[]> {
  const opening = client.rpc('appointment_triage', { p_appointment: appointmentId, p_screen: SCREEN });
  return readLook(client, opening, z.array(attachedTriage));
}

/** Opens what the patient of a coming visit needs in it: one line in the patient's log. `booking.notFound` once it is over. */
export function readNeeds({ client }: WithClient, appointmentId: string): Promise<Needs> {
  const opening = client.rpc('visit_needs', { p_appointment: appointmentId, p_screen: SCREEN });
  return readLook(client, opening, needsSchema);
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

/** Whom to call for a patient, and where they said to be; open to their specialist while a visit runs, or in an emergency. */
export function useReadEmergencyContact(): AuditedRead<{ patientId: string }, z.output<typeof contact>> {
  const screen = useLookScreen();
  return useAuditedRead(({ client }, { patientId }) =>
    readLook(client, client.rpc('read_emergency_contact', { p_patient: patientId, p_screen: screen }), contact),
  );
}

/** Opens a file of a visit or of the record, whole: opening it is a line in the patient's log. */
export function useOpenFile(): BackendMutation<{ id: string }, OpenedFile> {
  const screen = useLookScreen();
  return useBackendMutation((backend: Pick<Backend, 'client' | 'address'>, { id }: { id: string }) => {
    const ticket = callBackend(backend.client.rpc('open_document', { p_id: id, p_screen: screen }), z.string());
    return ticket.then((good) => fetchFile(backend.address?.url ?? '', good));
  }, NOTHING_CHANGES);
}
