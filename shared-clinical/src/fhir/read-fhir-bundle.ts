import { z } from 'zod';
import type { BroughtEntry, ReadBundle } from './brought';
import { readConcept, readSensitivity } from './concepts';
import { readObservation } from './observations';

const bundle = z.object({
  resourceType: z.literal('Bundle'),
  entry: z
    .array(
      z.object({
        fullUrl: z.string().optional(),
        resource: z.looseObject({ resourceType: z.string() }).optional().catch(undefined),
      }),
    )
    .default([]),
});
const names = z.array(
  z.object({ text: z.string().optional(), given: z.array(z.string()).optional(), family: z.string().optional() }),
);
const person = z.object({ name: names.default([]), birthDate: z.string().default('') });
const organisation = z.object({ name: z.string() });
const reference = z.object({ reference: z.string().optional(), display: z.string().optional() });
const allergy = z.object({
  code: z.unknown().optional(),
  clinicalStatus: z.unknown().optional(),
  verificationStatus: z.unknown().optional(),
  criticality: z.string().optional(),
  reaction: z
    .array(z.object({ manifestation: z.array(z.unknown()).default([]), severity: z.string().optional() }))
    .default([]),
});
const condition = z.object({
  code: z.unknown().optional(),
  clinicalStatus: z.unknown().optional(),
  verificationStatus: z.unknown().optional(),
});
const medicine = z.object({
  status: z.string().optional(),
  medicationCodeableConcept: z.unknown().optional(),
  medicationReference: reference.optional(),
  dosage: z.array(z.object({ text: z.string().optional() })).optional(),
  dosageInstruction: z.array(z.object({ text: z.string().optional() })).optional(),
});

type Resource = z.output<typeof bundle>['entry'][number]['resource'];
/** Longest texts that the record takes. */
const LONGEST = { label: 120, reaction: 200, dose: 120 };
/** Between signs as people see them, never inside of one. */
const cut = (text: string, most: number) =>
  text.length > most
    ? `${text.slice(0, new Intl.Segmenter().segment(text).containing(most - 1)?.index ?? 0).trimEnd()}…`
    : text;

const NOT_NOW = new Set(['inactive', 'resolved', 'remission', 'refuted', 'entered-in-error']);
const isOver = (...statuses: unknown[]) => statuses.some((status) => NOT_NOW.has(readConcept(status).code));
const TAKEN_NOW = new Set(['active', 'intended', 'on-hold']);
/** "No known allergy" is said as an allergy; as an entry it would stand among what is dangerous. SNOMED CT. */
const NONE_KNOWN = new Set(['716186003', '409137002', '428607008', '429625007']);

/**
 * Reads a FHIR R4 Bundle: allergies, conditions, medicines and measurements that are true now. Nothing is guessed: what the
 * record has no place or no unit for is counted and left out.
 * Source: https://hl7.org/fhir/R4/bundle.html and the resources it names.
 * @param content parsed JSON
 * @returns null where it is no Bundle
 */
export function readFhirBundle(content: unknown): ReadBundle | null {
  const parsed = bundle.safeParse(content);
  if (!parsed.success) return null;
  const found: ReadBundle = { person: null, origin: '', entries: [], readings: [], past: 0, leftOut: 0 };
  const resources = new Map<string, Resource>();
  for (const { fullUrl, resource } of parsed.data.entry) {
    if (resource === undefined) continue;
    resources.set(`${resource.resourceType}/${String(resource.id)}`, resource);
    if (fullUrl !== undefined) resources.set(fullUrl, resource);
  }
  for (const [at, { resource }] of parsed.data.entry.entries()) {
    if (resource !== undefined) take(found, resource, String(at), resources);
  }
  return found;
}

type Resources = ReadonlyMap<string, Resource>;

function take(found: ReadBundle, resource: NonNullable<Resource>, ref: string, resources: Resources): void {
  switch (resource.resourceType) {
    case 'Patient':
      found.person ??= toPerson(resource);
      return;
    case 'Organization':
      found.origin ||= organisation.safeParse(resource).data?.name ?? '';
      return;
    case 'Observation': {
      const reading = readObservation(resource, ref);
      if (reading === null) found.leftOut += 1;
      else found.readings.push(reading);
      return;
    }
    case 'AllergyIntolerance':
      put(found, toAllergy(resource, ref));
      return;
    case 'Condition':
      put(found, toCondition(resource, ref));
      return;
    case 'MedicationStatement':
    case 'MedicationRequest':
      put(found, toMedicine(resource, ref, resources));
      return;
    default:
      found.leftOut += 1;
  }
}

function put(found: ReadBundle, entry: BroughtEntry | 'past' | null): void {
  if (entry === 'past') found.past += 1;
  else if (entry === null) found.leftOut += 1;
  else if (
    !found.entries.some(({ list, label }) => list === entry.list && label.toLowerCase() === entry.label.toLowerCase())
  )
    found.entries.push(entry);
}

function toPerson(resource: unknown): ReadBundle['person'] {
  const read = person.safeParse(resource);
  if (!read.success) return null;
  const [name] = read.data.name;
  const whole = name?.text ?? [...(name?.given ?? []), name?.family ?? ''].join(' ').trim();
  return { name: whole, birthDate: read.data.birthDate };
}

const NOTHING = { code: '', codeSystem: '', reaction: '', severity: '', dose: '' } as const;

function named(concept: unknown): Pick<BroughtEntry, 'label' | 'code' | 'codeSystem'> | null {
  const { text, kept, code } = readConcept(concept);
  if (text === '' || NONE_KNOWN.has(code) || /^no known/i.test(text)) return null;
  return { label: cut(text, LONGEST.label), ...kept };
}

function toAllergy(resource: unknown, ref: string): BroughtEntry | 'past' | null {
  const { data } = allergy.safeParse(resource);
  const what = data === undefined ? null : named(data.code);
  if (data === undefined || what === null) return null;
  if (isOver(data.clinicalStatus, data.verificationStatus)) return 'past';
  const said = data.reaction.flatMap(({ manifestation }) => manifestation.map((one) => readConcept(one).text));
  const reaction = cut(said.filter((text) => text !== '' && text !== 'Not described').join(', '), LONGEST.reaction);
  return {
    ...NOTHING,
    ...what,
    list: 'allergies',
    ref,
    sensitive: readSensitivity(resource),
    reaction,
    severity: severityOf(data),
  };
}

const DEGREES = ['severe', 'moderate', 'mild'] as const;

/** The worst that is told. `criticality` alone says how bad it might become, not how bad it was. */
function severityOf({ reaction, criticality }: z.output<typeof allergy>): BroughtEntry['severity'] {
  const told = new Set(reaction.map(({ severity }) => severity));
  const worst = DEGREES.find((degree) => told.has(degree)) ?? '';
  return worst === 'severe' && criticality === 'high' ? 'life_threatening' : worst;
}

function toCondition(resource: unknown, ref: string): BroughtEntry | 'past' | null {
  const { data } = condition.safeParse(resource);
  const what = data === undefined ? null : named(data.code);
  if (data === undefined || what === null) return null;
  if (isOver(data.clinicalStatus, data.verificationStatus)) return 'past';
  return { ...NOTHING, ...what, list: 'conditions', ref, sensitive: readSensitivity(resource) };
}

function toMedicine(resource: unknown, ref: string, resources: Resources): BroughtEntry | 'past' | null {
  const { data } = medicine.safeParse(resource);
  if (data === undefined) return null;
  const { reference: to = '', display = '' } = data.medicationReference ?? {};
  const concept = data.medicationCodeableConcept ?? resources.get(to)?.code ?? { text: display };
  const what = named(concept);
  if (what === null) return null;
  if (!TAKEN_NOW.has(data.status ?? '')) return 'past';
  const [dosage] = data.dosage ?? data.dosageInstruction ?? [];
  const dose = cut(dosage?.text ?? '', LONGEST.dose);
  return { ...NOTHING, ...what, list: 'medications', ref, dose, sensitive: readSensitivity(resource) };
}
