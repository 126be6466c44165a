import { z } from 'zod';
import type { Owner, ReadBundle } from './brought';
import type { LeftOutReason } from './left-out';
import type { Resource, Resources } from './resources';

const names = z.array(
  z.object({ text: z.string().optional(), given: z.array(z.string()).optional(), family: z.string().optional() }),
);
const patient = z.object({ name: names.default([]), birthDate: z.string().default('') });

type Person = NonNullable<ReadBundle['person']>;

function toPerson(resource: unknown): Person {
  const { data } = patient.safeParse(resource);
  const [name] = data?.name ?? [];
  const whole = name?.text ?? [...(name?.given ?? []), name?.family ?? ''].join(' ');
  return { name: whole.replace(/\s+/g, ' ').trim(), birthDate: data?.birthDate ?? '' };
}

/** Returns the parts of a name without diacritics and titles, for comparing. */
const partsOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 1);

/** Compares as much of both dates of birth as is stated. */
const canBeBornOn = (one: string, other: string) =>
  one === '' || other === '' || one.startsWith(other) || other.startsWith(one);

/**
 * Whether a file about this person can be the owner's own: the date of birth and a part of the name match. A value missing on
 * either side proves nothing.
 */
export function isTheSamePerson(person: Person, owner: Owner): boolean {
  if (!canBeBornOn(person.birthDate, owner.birthDate)) return false;
  const own = new Set(partsOf(owner.name));
  const said = partsOf(person.name);
  return own.size === 0 || said.length === 0 || said.some((part) => own.has(part));
}

const sameAs = (one: Person, other: Person) =>
  one.birthDate === other.birthDate && partsOf(one.name).join(' ') === partsOf(other.name).join(' ');

export interface Subjects {
  person: Person | null;
  /** Null when the resource is about that person. */
  whyNot: (resource: Resource) => LeftOutReason | null;
}

/**
 * Finds the patient of a file: the subject of a document, else the only Patient, else the one who can be the owner, else the
 * first. Entries about anyone else, or about a subject that the file does not contain, are left out.
 */
export function findSubjects(resources: Resources, owner: Owner | null): Subjects {
  const all = resources.of('Patient');
  const people = all.map(toPerson);
  const ofDocument = resources.documentSubject;
  const chosen =
    (ofDocument === undefined ? undefined : resources.find(ofDocument)) ??
    all.find((_, at) => owner !== null && isOwnersOwn(people[at], owner)) ??
    all[0];
  const person = chosen?.resourceType === 'Patient' ? toPerson(chosen) : null;
  const isSeveral = people.some((one) => person !== null && !sameAs(one, person));
  const whyNot = (resource: Resource): LeftOutReason | null => {
    const said = resource.subject ?? resource.patient;
    if (said === undefined) return isSeveral ? 'unknownPerson' : null;
    if (person === null) return 'unknownPerson';
    const found = subjectOf(said, resource, resources);
    if (found === null) return 'unknownPerson';
    return found.resourceType === 'Patient' && (found === chosen || sameAs(toPerson(found), person))
      ? null
      : 'otherPerson';
  };
  return { person, whyNot };
}

const isOwnersOwn = (person: Person | undefined, owner: Owner) =>
  person !== undefined && person.birthDate !== '' && isTheSamePerson(person, owner);

const identifiers = z.array(z.object({ system: z.string().optional(), value: z.string() }));
const subject = z.object({
  reference: z.string().optional(),
  identifier: z.object({ system: z.string().optional(), value: z.string() }).optional(),
  display: z.string().optional(),
});

/**
 * Finds the patient a reference names: by address, else by an identifier that one patient of the file has, else by a name that
 * only one has.
 */
function subjectOf(said: unknown, holder: Resource, resources: Resources): Resource | null {
  const { data } = subject.safeParse(said);
  if (data === undefined) return null;
  const { reference, identifier, display = '' } = data;
  if (reference !== undefined) return resources.find(reference, holder) ?? null;
  const matching = resources
    .of('Patient')
    .filter((one) =>
      identifier === undefined
        ? display !== '' && partsOf(toPerson(one).name).join(' ') === partsOf(display).join(' ')
        : (identifiers.safeParse(one.identifier).data ?? []).some(
            ({ system, value }) => value === identifier.value && system === identifier.system,
          ),
    );
  return matching.length === 1 ? (matching[0] ?? null) : null;
}
