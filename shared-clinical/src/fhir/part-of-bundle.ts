import type { Sensitive } from './brought';
import { readSensitivity } from './concepts';
import { readFhirBundle } from './read-fhir-bundle';

/** Parts of a record that are handed on by a link; the sensitive ones go with their lists when they are named themselves. */
export const LINK_PARTS = [
  'allergies',
  'medications',
  'conditions',
  'readings',
  'mental_health',
  'sexual_health',
] as const;
export type LinkPart = (typeof LINK_PARTS)[number];

/** The newest of them are enough for whoever treats somebody, and keep the file small. */
const MOST_READINGS = 1000;

export interface PartOfBundle {
  bundle: {
    resourceType: 'Bundle';
    type: 'collection';
    timestamp: string;
    entry: { fullUrl?: string; resource: object }[];
  };
  /** How many entries of each part are in it. */
  counts: Readonly<Record<'allergies' | 'medications' | 'conditions' | 'readings', number>>;
}

interface Entry {
  fullUrl?: string;
  resource: Record<string, unknown> & { resourceType: string };
}

/**
 * Of an exported record what is true now of the chosen parts: just what a reader of it shows, and of the person only name and
 * date of birth. Marked entries stay out unless their own part is chosen.
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
  return {
    bundle: {
      ...{ resourceType: 'Bundle', type: 'collection', timestamp: now.toISOString() },
      entry: [...(person === undefined ? [] : [nameAlone(person)]), ...taken],
    },
    counts: {
      ...{ allergies: count('allergies'), medications: count('medications'), conditions: count('conditions') },
      readings: readings.length,
    },
  };
}

function isEntry(one: unknown): one is Entry {
  const resource = (one as Entry | null)?.resource;
  return typeof resource === 'object' && resource !== null && typeof resource.resourceType === 'string';
}

/** Addresses, numbers and contacts are nothing that a reader of a summary needs. */
function nameAlone({ fullUrl, resource }: Entry): Entry {
  const { resourceType, id, name, birthDate, gender } = resource;
  const told = { id, name, birthDate, gender };
  const known = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined));
  return { ...(fullUrl !== undefined && { fullUrl }), resource: { resourceType, ...known } };
}
