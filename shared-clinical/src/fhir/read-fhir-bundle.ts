import { z } from 'zod';
import type { BroughtEntry, BroughtReading, Owner, ReadBundle } from './brought';
import { readConcept } from './concepts';
import { mergeEntries } from './duplicates';
import type { LeftOut, LeftOutReason } from './left-out';
import {
  medicineOf,
  nameOf,
  type Read,
  readAllergy,
  readCondition,
  readImmunization,
  readMedicine,
} from './list-entries';
import { isWorkedOutCentile, readObservation } from './observations';
import { isBeforeBirth, isToCome, readPartialDateTime } from './partial-date-times';
import { findSubjects, type Subjects } from './people';
import { type BundleEntry, type Resource, type Resources, readResources } from './resources';
import { notNow } from './statuses';
import { hasUnknownModifier, isOfOtherVersion } from './versions';

export interface ReadingFor {
  now: Date;
  /** The person whose record the file may become part of; in a file about several people theirs is read. */
  owner?: Owner | null;
}

/** Accepts a leading byte order mark, which `JSON.parse` refuses. */
export function parseFhir(text: string): unknown {
  return JSON.parse(text.replace(/^\uFEFF+/, ''));
}

/**
 * Reads a FHIR R4 Bundle: allergies, conditions, medicines, vaccinations and measurements of one patient that are true now. Nothing is guessed:
 * an entry whose status, version, modifier, subject or date is not understood is left out with its name and reason, and never
 * stops another one. Source: https://hl7.org/fhir/R4/bundle.html and the resources it names.
 * @param content parsed JSON
 * @returns null when it is not a Bundle
 */
export function readFhirBundle(content: unknown, { now, owner = null }: ReadingFor): ReadBundle | null {
  const resources = readResources(content);
  if (resources === null) return null;
  const subjects = findSubjects(resources, owner);
  const born = subjects.person?.birthDate || owner?.birthDate || '';
  const entries: BroughtEntry[] = [];
  const readings: BroughtReading[] = [];
  const leftOut: LeftOut[] = [];
  for (const placed of resources.placed) {
    const { resource } = placed;
    if (resource !== null && (SILENT.has(resource.resourceType) || isWorkedOutCentile(resource))) continue;
    const read = readOne(placed, { resources, subjects, now, born });
    if (typeof read === 'string') leftOut.push({ what: calledIn(resource, resources), why: read });
    else if ('list' in read) entries.push(read);
    else readings.push(read);
  }
  const [organisation] = resources.of('Organization');
  const origin = z.string().safeParse(organisation?.name).data ?? '';
  return { person: subjects.person, origin, entries: mergeEntries(entries), readings, leftOut };
}

/** Administrative resources without clinical facts; those that others refer to are read where needed. */
const SILENT: ReadonlySet<string> = new Set([
  ...['Patient', 'Organization', 'Practitioner', 'PractitionerRole', 'RelatedPerson', 'Person', 'Location', 'Device'],
  ...['Composition', 'Medication', 'Provenance', 'AuditEvent', 'OperationOutcome', 'Consent', 'Parameters'],
]);

interface Around {
  resources: Resources;
  subjects: Subjects;
  now: Date;
  born: string;
}

function readOne(placed: BundleEntry, around: Around): Read<BroughtEntry | BroughtReading> {
  const { resource, ref, isDeleted, isOlder } = placed;
  if (resource === null) return 'unreadable';
  if (isDeleted) return 'removed';
  if (isOfOtherVersion(resource)) return 'version';
  const reader = READERS[resource.resourceType];
  if (reader === undefined) return 'kind';
  if (isOlder) return 'older';
  const why = whyNotAtAll(placed, resource, around);
  if (why !== null) return why;
  const read = reader(resource, ref, around);
  // The status of an entry that only states an absence does not matter.
  if (read === 'none') return read;
  return notNow(resource) ?? datesOf(resource, around) ?? read;
}

type Reader = (resource: Resource, ref: string, around: Around) => Read<BroughtEntry | BroughtReading>;
const READERS: Readonly<Record<string, Reader>> = {
  AllergyIntolerance: readAllergy,
  Condition: (resource, ref, { now }) => readCondition(resource, ref, now),
  MedicationStatement: (resource, ref, { resources, now }) => readMedicine(resource, ref, resources, now),
  MedicationRequest: (resource, ref, { resources, now }) => readMedicine(resource, ref, resources, now),
  Immunization: readImmunization,
  Observation: readObservation,
};

function whyNotAtAll(
  { entry }: BundleEntry,
  resource: Resource,
  { resources, subjects }: Around,
): LeftOutReason | null {
  const isModified = resources.implicitRules !== undefined || hasUnknownModifier(entry);
  return isModified ? 'modifier' : subjects.whyNot(resource);
}

/** The date elements of the resources that are read. */
const DATES = [
  ...['onsetDateTime', 'recordedDate', 'lastOccurrence', 'authoredOn', 'dateAsserted'],
  ...['effectiveDateTime', 'effectiveInstant', 'occurrenceDateTime'],
];
const PERIODS = ['onsetPeriod', 'effectivePeriod'];

/** Refuses dates in the future and dates before the patient's birth. */
function datesOf(resource: Resource, { now, born }: Around): LeftOutReason | null {
  const starts = PERIODS.map((element) => (resource[element] as { start?: unknown } | undefined)?.start);
  const times = [...DATES.map((element) => resource[element]), ...starts]
    .map(readPartialDateTime)
    .filter((time) => time !== null);
  if (times.some((time) => isToCome(time, now))) return 'future';
  return times.some((time) => isBeforeBirth(time, born)) ? 'beforeBirth' : null;
}

/** R4 resource types in everyday words. */
const CALLED: Readonly<Record<string, string>> = {
  AllergyIntolerance: 'Allergy',
  Condition: 'Condition',
  Observation: 'Measurement',
  Procedure: 'Operation',
  MedicationRequest: 'Medicine',
  MedicationStatement: 'Medicine',
  MedicationDispense: 'Medicine handed out',
  MedicationOrder: 'Medicine',
  MedicationUsage: 'Medicine',
  MedicationAdministration: 'Medicine given',
  Immunization: 'Vaccination',
  DiagnosticReport: 'Report',
  DocumentReference: 'Document',
  Encounter: 'Visit',
  Appointment: 'Appointment',
  CarePlan: 'Plan of care',
  CareTeam: 'Team of care',
  Goal: 'Goal',
  Claim: 'Claim',
  ExplanationOfBenefit: 'Claim',
  Coverage: 'Insurance',
  ServiceRequest: 'Request',
  FamilyMemberHistory: 'Illness in the family',
  ImagingStudy: 'Pictures',
  Communication: 'Message',
};

/** Returns its own name where it has one, else the name of its type. */
function calledIn(resource: Resource | null, resources: Resources): string {
  if (resource === null) return 'An entry without a name';
  const { resourceType } = resource;
  const kind = CALLED[resourceType] ?? resourceType;
  const concept =
    resourceType.startsWith('Medication') && resource.code === undefined
      ? medicineOf(resource, resources)
      : nameOf(resource);
  const own = typeof concept === 'string' ? '' : concept.text;
  const older = readConcept(resource.substance ?? resource.vaccineCode).text;
  return (own || older || kind).slice(0, LONGEST_NAME);
}
const LONGEST_NAME = 120;
