import type { Sensitive } from '@telehealth/clinical/fhir/brought';
import { readSensitivity } from '@telehealth/clinical/fhir/concepts';
import { isNoKnownAllergy } from '@telehealth/clinical/fhir/no-known-allergy';
import { readFhirBundle } from '@telehealth/clinical/fhir/read-fhir-bundle';

/** Parts of a record that a patient can share by a link; sensitive ones go with their lists only when chosen themselves. */
export const LINK_PARTS = [
  'allergies',
  'medications',
  'conditions',
  'vaccinations',
  'readings',
  'mental_health',
  'sexual_health',
] as const;
export type LinkPart = (typeof LINK_PARTS)[number];

/** The newest are enough for a treating specialist and keep the file small. */
const MOST_READINGS = 1000;

export interface PartOfBundle {
  bundle: {
    resourceType: 'Bundle';
    type: 'collection';
    timestamp: string;
    entry: { fullUrl?: string; resource: object }[];
  };
  counts: Readonly<Record<'allergies' | 'medications' | 'conditions' | 'vaccinations' | 'readings', number>>;
}

interface Entry {
  fullUrl?: string;
  resource: Record<string, unknown> & { resourceType: string };
}

/**
 * Returns the currently true entries of the chosen parts of an exported record: just what its reader shows, and of the patient
 * only name and date of birth. Labelled entries stay out unless their own part is chosen.
 */
export function partOfBundle(
  record: { entry: readonly unknown[] },
  parts: ReadonlySet<LinkPart>,
  now: Date,
): PartOfBundle {
  const allowed = (mark: Sensitive) => mark === '' || parts.has(mark);
  const chosen = record.entry.filter(isEntry).filter(({ resource }) => allowed(readSensitivity(resource)));
  const found = readFhirBundle({ resourceType: 'Bundle', entry: chosen }, { now });
  const entries = (found?.entries ?? []).filter(({ list }) => parts.has(list));
  const readings = parts.has('readings')
    ? [...(found?.readings ?? [])]
        .sort((one, other) => other.takenAt.getTime() - one.takenAt.getTime())
        .slice(0, MOST_READINGS)
    : [];
  const kept = new Set([...entries.flatMap(({ refs }) => refs), ...readings.map(({ ref }) => ref)]);
  const person = chosen.find(({ resource }) => resource.resourceType === 'Patient');
  const taken = chosen.filter((_, at) => kept.has(String(at)));
  const count = (list: string) => entries.filter((entry) => entry.list === list).length;
  // Readers make no entry of it; left out, an empty list would say that nobody has asked.
  const isNoneShared = parts.has('allergies') && count('allergies') === 0;
  const noneKnown = isNoneShared ? chosen.filter(({ resource }) => isNoKnownAllergy(resource)) : [];
  return {
    bundle: {
      resourceType: 'Bundle',
      type: 'collection',
      timestamp: now.toISOString(),
      entry: [...(person === undefined ? [] : [nameAlone(person)]), ...taken, ...noneKnown],
    },
    counts: {
      allergies: count('allergies'),
      medications: count('medications'),
      conditions: count('conditions'),
      vaccinations: count('vaccinations'),
      readings: readings.length,
    },
  };
}

function isEntry(one: unknown): one is Entry {
  const resource = (one as Entry | null)?.resource;
  return typeof resource === 'object' && resource !== null && typeof resource.resourceType === 'string';
}

/** Removes addresses, numbers and contacts, which a reader of a summary does not need. */
function nameAlone({ fullUrl, resource }: Entry): Entry {
  const { resourceType, id, name, birthDate, gender } = resource;
  const told = { id, name, birthDate, gender };
  const known = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
  return { ...(fullUrl !== undefined && { fullUrl }), resource: { resourceType, ...known } };
}
