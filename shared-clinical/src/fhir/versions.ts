interface Shaped {
  resourceType: string;
  [element: string]: unknown;
}

/**
 * Resource types named so in other versions only. Sources: https://hl7.org/fhir/DSTU2/resourcelist.html,
 * https://hl7.org/fhir/R5/resourcelist.html
 */
const OTHER_KINDS: ReadonlySet<string> = new Set(['MedicationOrder', 'MedicationUsage']);

/** Elements that R4 does not have, by kind. Sources: https://hl7.org/fhir/STU3, https://hl7.org/fhir/DSTU2, https://hl7.org/fhir/R5 */
const OTHER_ELEMENTS: Readonly<Record<string, readonly string[]>> = {
  AllergyIntolerance: ['substance', 'status', 'assertedDate', 'participant'],
  Condition: ['patient', 'assertedDate', 'dateRecorded', 'context', 'participant', 'abatementBoolean'],
  MedicationRequest: ['context', 'definition', 'medication', 'patient', 'reason'],
  MedicationStatement: ['taken', 'reasonNotTaken', 'wasNotTaken', 'patient', 'medication', 'adherence', 'reasonForUse'],
  // Both: STU3 and R5.
  Immunization: [
    'notGiven',
    'wasNotGiven',
    'date',
    'practitioner',
    'vaccinationProtocol',
    'explanation',
    'administeredProduct',
  ],
  Observation: ['comment', 'comments', 'context', 'related', 'triggeredBy'],
};

/** Whether an element is a single value or a list in R4. */
const SHAPES: Readonly<Record<string, Readonly<Record<string, (value: unknown) => boolean>>>> = {
  AllergyIntolerance: {
    clinicalStatus: isObject,
    verificationStatus: isObject,
    type: isText,
    category: isListOf(isText),
  },
  Condition: { clinicalStatus: isObject, verificationStatus: isObject, category: isListOf(isObject) },
  MedicationRequest: { status: isText, intent: isText, category: isListOf(isObject), requester: hasNoAgent },
  MedicationStatement: { status: isText, category: isObject },
  Immunization: { status: isText, vaccineCode: isObject },
  Observation: { status: isText, category: isListOf(isObject) },
};
const PROFILE_OF_OTHER = /hl7\.org\/fhir\/(?:DSTU2|STU3|R5|R6|1\.0|3\.0|5\.0|6\.0)\b/i;

/** Whether a resource is of another version than R4, recognised by elements and shapes that R4 does not have. */
export function isOfOtherVersion(resource: Shaped): boolean {
  const { resourceType, meta } = resource;
  if (OTHER_KINDS.has(resourceType)) return true;
  if (OTHER_ELEMENTS[resourceType]?.some((element) => resource[element] !== undefined)) return true;
  const profiles = isObject(meta) && 'profile' in meta && Array.isArray(meta.profile) ? meta.profile : [];
  if (profiles.some((profile) => typeof profile === 'string' && PROFILE_OF_OTHER.test(profile))) return true;
  return Object.entries(SHAPES[resourceType] ?? {}).some(
    ([element, isOfR4]) => resource[element] !== undefined && !isOfR4(resource[element]),
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
function isText(value: unknown): boolean {
  return typeof value === 'string';
}
function isListOf(isOne: (value: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every(isOne);
}
/** In STU3 the requester is wrapped in an `agent`. */
function hasNoAgent(value: unknown): boolean {
  return isObject(value) && !('agent' in value);
}

/** Deeper than any valid resource; a deeper file is refused. */
const DEEPEST = 64;

/**
 * Whether the resource, at any depth, has implicit rules or a modifier extension: either changes its meaning in a way this reader
 * does not know. Source: https://hl7.org/fhir/R4/extensibility.html#modifierExtension
 */
export function hasUnknownModifier(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth > DEEPEST) return true;
  return Object.entries(value).some(
    ([name, inner]) =>
      (name === 'modifierExtension' && !(Array.isArray(inner) && inner.length === 0)) ||
      name === 'implicitRules' ||
      hasUnknownModifier(inner, depth + 1),
  );
}
