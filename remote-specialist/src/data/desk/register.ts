import { isPastDate } from '@telehealth/contracts/schemas/past-date';
import { says } from '@telehealth/contracts/schemas/says';
import { LIMITS } from '@telehealth/contracts/settings';
import type { WithClient } from '@telehealth/data/client/backend';
import { acknowledged, callBackend } from '@telehealth/data/client/call-backend';
import { type BackendMutation, useBackendMutation } from '@telehealth/data/client/use-backend-mutation';
import { type BackendQuery, useBackendQuery } from '@telehealth/data/client/use-backend-query';
import { answerSchema, rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, uuid, whole } from '@telehealth/data/rows/row-values';
import { z } from 'zod';
import { deskKeys } from './desk.queries';

export const INCIDENT_KINDS = ['incident', 'complaint', 'breach'] as const;
export type IncidentKind = (typeof INCIDENT_KINDS)[number];
const TOLD_BY = ['patient', 'specialist', 'operator', 'somebody_else'] as const;
const HARMS = ['none', 'minor', 'serious', 'death', 'unknown'] as const;
const STATES = ['open', 'told', 'closed'] as const;
export type IncidentState = (typeof STATES)[number];

const kind = z.enum(INCIDENT_KINDS, says('data.invalid'));
const toldBy = z.enum(TOLD_BY, says('data.invalid'));
const harm = z.enum(HARMS, says('data.invalid'));
const state = z.enum(STATES, says('data.invalid'));
const written = (missing: 'desk.incidentWhat' | 'desk.incidentWords') =>
  z
    .string(says(missing))
    .trim()
    .min(LIMITS.caseNote.min, says(missing))
    .max(LIMITS.caseNote.max, says('validation.tooLong'));

/** An entry of the register as an operator writes it. */
export const incidentSchema = z.object({
  kind,
  happenedOn: z.string(says('desk.incidentDay')).refine((day) => isPastDate(day), says('desk.incidentDay')),
  toldBy,
  harm,
  what: written('desk.incidentWhat'),
});
export type IncidentForm = z.output<typeof incidentSchema>;

/** What was done about an entry, and what it is from then on. */
export const incidentStepSchema = z.object({ words: written('desk.incidentWords'), state });
export type IncidentStepForm = z.output<typeof incidentStepSchema>;

/** An entry of the register of incidents and complaints. It names no patient. */
export const incident = rowSchema<'incident_register'>()({
  id: uuid,
  nr: whole,
  kind,
  /** `yyyy-mm-dd`. */
  happenedOn: z.string(),
  toldBy,
  harm,
  what: z.string(),
  writtenByName: z.string(),
  writtenAt: instant,
  state,
  /** In their order. */
  steps: z.array(answerSchema({ at: instant, byName: z.string(), state, words: z.string() })),
});
export type Incident = z.output<typeof incident>;

const STALE = { invalidates: [deskKeys.all] };

/** What is not closed first, then the newest. Refetched each minute, because colleagues write in the same register. */
export const useIncidents = (): BackendQuery<Incident[]> =>
  useBackendQuery(
    ({ client }, userId) => ({
      queryKey: deskKeys.of('incidents', userId),
      queryFn: ({ signal }) => callBackend(client.rpc('incident_register').abortSignal(signal), z.array(incident)),
    }),
    { pollMs: 60_000 },
  );

/** @param id idempotency key */
export const useWriteIncident = (): BackendMutation<{ id: string; form: IncidentForm }, void> =>
  useBackendMutation(async ({ client }: WithClient, { id, form }) => {
    await callBackend(client.rpc('write_incident', { p_id: id, p_form: form }), whole);
  }, STALE);

/** Fails with `data.conflict` if a colleague wrote meanwhile. */
export const useAddIncidentStep = (): BackendMutation<{ incident: Incident; form: IncidentStepForm }, void> =>
  useBackendMutation(
    ({ client }: WithClient, { incident: { id, steps }, form }) =>
      callBackend(
        client.rpc('add_incident_step', {
          p_incident: id,
          p_state: form.state,
          p_words: form.words,
          p_seen: steps.length,
        }),
        acknowledged,
      ),
    STALE,
  );
