import { SEVERITIES } from '@telehealth/contracts/chart';
import type { NoneKnown } from '@telehealth/data/chart/chart.schema';
import { takesNow } from '@telehealth/data/chart/takes-now';
import type { WithClient } from '@telehealth/data/client/backend';
import { callBackend } from '@telehealth/data/client/call-backend';
import {
  type BackendQuery,
  type BackendQueryOptions,
  useBackendQuery,
} from '@telehealth/data/client/use-backend-query';
import { ownProfileKeys } from '@telehealth/data/profiles/own-profile.queries';
import { newestRecord } from '@telehealth/data/records/own-record.queries';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, uuid } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

const proof = {
  id: uuid,
  label: z.string(),
  source: z.enum(['self', 'clinician']),
  updatedAt: instant,
  confirmedBy: uuid.nullable(),
  confirmedAt: instant.nullable(),
};
const allergyRow = rowSchema<'patient_allergies'>()({
  ...proof,
  reaction: z.string(),
  severity: z.enum(SEVERITIES).nullable(),
});
const conditionRow = rowSchema<'patient_conditions'>()(proof);
const nameRow = z.object({ specialist_id: uuid, name: z.string() });

export interface HealthFact {
  id: string;
  label: string;
  detail: string;
  /** `clinician`: written by one; else the person said so. */
  source: 'self' | 'clinician';
  updatedAt: Date;
  /** Null: not confirmed. The name is empty when the clinician is no longer listed. */
  confirmed: { name: string; at: Date } | null;
}

export interface HealthFacts {
  allergies: HealthFact[];
  /** Null: an allergy is on the list, or nobody has asked. */
  noneKnown: NoneKnown | null;
  conditions: HealthFact[];
  medicines: HealthFact[];
}

type Row = z.output<typeof conditionRow>;
const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(', ');

function toFact(row: Row, detail: string, names: ReadonlyMap<string, string>): HealthFact {
  const { id, label, source, updatedAt, confirmedBy, confirmedAt } = row;
  const confirmed =
    confirmedBy === null || confirmedAt === null ? null : { name: names.get(confirmedBy) ?? '', at: confirmedAt };
  return { id, label, detail, source, updatedAt, confirmed };
}

async function namesOf({ client }: WithClient, ids: readonly string[], signal: AbortSignal) {
  if (ids.length === 0) return new Map<string, string>();
  const asked = client
    .from('specialist_public')
    .select('specialist_id, name')
    .in('specialist_id', [...ids]);
  const found = await callBackend(asked.abortSignal(signal), z.array(nameRow));
  return new Map(found.map(({ specialist_id, name }) => [specialist_id, name]));
}

/** The medicines taken now: reported and prescribed. */
function medicinesIn(record: readonly OwnEntry[]): HealthFact[] {
  const { reported, prescribed } = takesNow(record);
  return [
    ...reported.map(({ id, label, dose, frequency, source, updatedAt, confirmedBy, confirmedAt }) => ({
      id,
      label,
      detail: joined(dose, frequency),
      source,
      updatedAt,
      confirmed: confirmedAt === null ? null : { name: confirmedBy, at: confirmedAt },
    })),
    ...prescribed.flatMap(({ id, items, prescriber, issuedAt }) =>
      items.map(({ position, medicine, strength, directions }) => ({
        id: `${id} ${position}`,
        label: `${medicine} ${strength}`.trim(),
        detail: directions,
        source: 'clinician' as const,
        updatedAt: issuedAt,
        confirmed: { name: prescriber, at: issuedAt },
      })),
    ),
  ];
}

async function readFacts(backend: WithClient, userId: string, signal: AbortSignal): Promise<HealthFacts> {
  const { client } = backend;
  const mine = { patient_id: userId, status: 'active' };
  const [allergies, conditions, record] = await Promise.all([
    callBackend(
      client.from('patient_allergies').select(allergyRow.columns).match(mine).order('label').abortSignal(signal),
      z.array(allergyRow),
    ),
    callBackend(
      client.from('patient_conditions').select(conditionRow.columns).match(mine).order('label').abortSignal(signal),
      z.array(conditionRow),
    ),
    newestRecord(backend, userId).queryFn({ signal }),
  ]);
  const who = [...allergies, ...conditions].flatMap(({ confirmedBy }) => confirmedBy ?? []);
  const names = await namesOf(backend, [...new Set(who)], signal);
  return {
    allergies: allergies.map((row) =>
      toFact(row, joined(row.reaction, row.severity?.replace('_', '-') ?? null), names),
    ),
    conditions: conditions.map((row) => toFact(row, '', names)),
    noneKnown: record.find((entry) => entry.kind === 'facts')?.noneKnown ?? null,
    medicines: medicinesIn(record),
  };
}

function myHealthFacts(backend: WithClient, userId: string): BackendQueryOptions<HealthFacts> {
  return {
    queryKey: [...ownProfileKeys.all, 'health', userId],
    queryFn: ({ signal }) => readFacts(backend, userId, signal),
  };
}

/** The person's current lists, medicines including prescribed ones, each entry with its source. */
export const useHealthFacts = (): BackendQuery<HealthFacts> => useBackendQuery(myHealthFacts);
