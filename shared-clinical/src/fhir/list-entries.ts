import { z } from 'zod';
import type { BroughtEntry } from './brought';
import { type Concept, readConcept, readSensitivity } from './concepts';
import { lastEndOf, readDosage } from './dosage';
import type { LeftOutReason } from './left-out';
import { isPast, isToCome, readPartialDateTime } from './partial-date-times';
import type { Resource, Resources } from './resources';
import { hasUnknownModifier } from './versions';

export type Read<T> = T | LeftOutReason;

/** The longest texts that the record accepts, in characters. */
export const LONGEST = { label: 120, reaction: 200, dose: 300, vaccineDose: 120, batch: 60 };
/** Cuts between graphemes, never inside one. */
const cut = (text: string, most: number) =>
  text.length > most
    ? `${text.slice(0, new Intl.Segmenter().segment(text).containing(most - 1)?.index ?? 0).trimEnd()}…`
    : text;

const NOTHING = { code: '', codeSystem: '', reaction: '', severity: '', dose: '', givenOn: '', batch: '' } as const;

function named({ text, isNone, kept }: Concept): Read<Pick<BroughtEntry, 'label' | 'code' | 'codeSystem'>> {
  if (isNone) return 'none';
  return text === '' ? 'noName' : { label: cut(text, LONGEST.label), ...kept };
}

const allergy = z.object({
  code: z.unknown().optional(),
  criticality: z.string().optional(),
  reaction: z
    .array(
      z.object({
        substance: z.unknown().optional(),
        manifestation: z.array(z.unknown()).default([]),
        severity: z.string().optional(),
      }),
    )
    .default([]),
});

export function readAllergy(resource: Resource, ref: string): Read<BroughtEntry> {
  const { data } = allergy.safeParse(resource);
  if (data === undefined) return 'unreadable';
  const what = named(nameOf(resource));
  if (typeof what === 'string') return what;
  const said = data.reaction.flatMap(({ manifestation }) => manifestation.map((one) => readConcept(one).text));
  const reaction = said.filter((text) => text !== '' && text !== 'Not described').join(', ');
  return {
    ...NOTHING,
    ...what,
    list: 'allergies',
    refs: [ref],
    sensitive: readSensitivity(resource),
    reaction: cut(reaction, LONGEST.reaction),
    severity: severityOf(data),
  };
}

const DEGREES = ['severe', 'moderate', 'mild'] as const;

/** Returns the worst severity stated. `criticality` alone says how bad a reaction might become, not how bad it was. */
function severityOf({ reaction, criticality }: z.output<typeof allergy>): BroughtEntry['severity'] {
  const told = new Set(reaction.map(({ severity }) => severity));
  const worst = DEGREES.find((degree) => told.has(degree)) ?? '';
  return worst === 'severe' && criticality === 'high' ? 'life_threatening' : worst;
}

/** Returns what an entry is about; an allergy without a code of its own is named by the substance of its reactions. */
export function nameOf(resource: Resource): Concept {
  const own = readConcept(resource.code);
  if (own.text !== '' || own.isNone || resource.resourceType !== 'AllergyIntolerance') return own;
  const substances = (allergy.safeParse(resource).data?.reaction ?? []).map(({ substance }) => readConcept(substance));
  return substances.find(({ text }) => text !== '') ?? own;
}

export function readCondition(resource: Resource, ref: string, now: Date): Read<BroughtEntry> {
  const what = named(readConcept(resource.code));
  if (typeof what === 'string') return what;
  if (isAbated(resource, now)) return 'over';
  return { ...NOTHING, ...what, list: 'conditions', refs: [ref], sensitive: readSensitivity(resource) };
}

/** Any abatement counts as past, except a date in the future. */
function isAbated(resource: Resource, now: Date): boolean {
  const { abatementDateTime, abatementPeriod, abatementAge, abatementRange, abatementString } = resource;
  const end = abatementDateTime ?? (abatementPeriod as { end?: unknown } | undefined)?.end;
  const at = readPartialDateTime(end);
  if (at !== null) return !isToCome(at, now);
  return [end, abatementPeriod, abatementAge, abatementRange, abatementString].some((said) => said !== undefined);
}

/** Half a dosage is worse than none, and a medicine missing from the list is worse than both. */
const SEE_ORIGIN = 'How to take it could not be brought over: see where it came from';
const period = z.object({ end: z.string().optional() });
const medicationReference = z.object({ reference: z.string().optional(), display: z.string().optional() });
const ingredients = z.array(z.object({ itemCodeableConcept: z.unknown().optional() }));

export function readMedicine(resource: Resource, ref: string, resources: Resources, now: Date): Read<BroughtEntry> {
  const concept = medicineOf(resource, resources);
  if (typeof concept === 'string') return concept;
  const what = named(concept);
  if (typeof what === 'string') return what;
  const dosage = resource.dosage ?? resource.dosageInstruction;
  const end = readPartialDateTime(period.safeParse(resource.effectivePeriod).data?.end ?? lastEndOf(dosage));
  if (end !== null && isPast(end, now)) return 'over';
  const told = readDosage(dosage);
  const dose = told === null || told.length > LONGEST.dose ? SEE_ORIGIN : told;
  return { ...NOTHING, ...what, list: 'medications', refs: [ref], dose, sensitive: readSensitivity(resource) };
}

/** Returns the medicine: stated here, or in a Medication that is contained or elsewhere in the bundle. */
export function medicineOf(resource: Resource, resources: Resources): Read<Concept> {
  if (resource.medicationCodeableConcept !== undefined) return readConcept(resource.medicationCodeableConcept);
  const { data } = medicationReference.safeParse(resource.medicationReference);
  const found = data?.reference === undefined ? undefined : resources.find(data.reference, resource);
  if (found === undefined) return readConcept({ text: data?.display ?? '' });
  if (hasUnknownModifier(found)) return 'modifier';
  if (found.status === 'entered-in-error') return 'error';
  const own = readConcept(found.code);
  if (own.text !== '' || own.isNone) return own;
  const parts = (ingredients.safeParse(found.ingredient).data ?? []).map(
    ({ itemCodeableConcept }) => readConcept(itemCodeableConcept).text,
  );
  return readConcept({ text: parts.filter((text) => text !== '').join(' + ') || (data?.display ?? '') });
}

const immunization = z.object({
  lotNumber: z.string().default(''),
  protocolApplied: z
    .array(z.object({ doseNumberPositiveInt: z.number().optional(), doseNumberString: z.string().optional() }))
    .default([]),
});

/** Source: https://hl7.org/fhir/R4/immunization.html */
export function readImmunization(resource: Resource, ref: string): Read<BroughtEntry> {
  const { data } = immunization.safeParse(resource);
  if (data === undefined) return 'unreadable';
  const what = named(readConcept(resource.vaccineCode));
  if (typeof what === 'string') return what;
  const [protocol] = data.protocolApplied;
  const dose = protocol?.doseNumberString ?? String(protocol?.doseNumberPositiveInt ?? '');
  const given = readPartialDateTime(resource.occurrenceDateTime);
  return {
    ...NOTHING,
    ...what,
    list: 'vaccinations',
    refs: [ref],
    dose: cut(dose.trim(), LONGEST.vaccineDose),
    givenOn: given === null ? '' : String(resource.occurrenceDateTime).trim().slice(0, 'yyyy-mm-dd'.length),
    batch: cut(data.lotNumber.trim(), LONGEST.batch),
    sensitive: readSensitivity(resource),
  };
}
