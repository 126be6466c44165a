import { z } from 'zod';
import type { LeftOutReason } from './left-out';

/** What one status means for a list of current entries. */
type Meaning = 'now' | LeftOutReason;
type Meanings = Readonly<Record<string, Meaning>>;

/** Sources: https://hl7.org/fhir/R4/valueset-condition-clinical.html, valueset-allergyintolerance-clinical.html */
const CLINICAL: Meanings = {
  active: 'now',
  recurrence: 'now',
  relapse: 'now',
  inactive: 'over',
  remission: 'over',
  resolved: 'over',
};
/** Sources: https://hl7.org/fhir/R4/valueset-condition-ver-status.html, valueset-allergyintolerance-verification.html */
const VERIFICATION: Meanings = {
  confirmed: 'now',
  unconfirmed: 'now',
  provisional: 'suspected',
  differential: 'suspected',
  refuted: 'ruledOut',
  'entered-in-error': 'error',
};
/** Source: https://hl7.org/fhir/R4/valueset-medicationrequest-status.html */
const REQUEST: Meanings = {
  active: 'now',
  'on-hold': 'paused',
  cancelled: 'over',
  completed: 'over',
  stopped: 'over',
  'entered-in-error': 'error',
  draft: 'proposed',
};
/** Only an order says that a medicine is taken. Source: https://hl7.org/fhir/R4/valueset-medicationrequest-intent.html */
const INTENT: Meanings = {
  order: 'now',
  'original-order': 'now',
  'reflex-order': 'now',
  'filler-order': 'now',
  'instance-order': 'now',
  proposal: 'proposed',
  plan: 'proposed',
  option: 'proposed',
};
/** Source: https://hl7.org/fhir/R4/valueset-medication-statement-status.html */
const STATEMENT: Meanings = {
  active: 'now',
  completed: 'over',
  stopped: 'over',
  'on-hold': 'paused',
  intended: 'proposed',
  'not-taken': 'notTaken',
  'entered-in-error': 'error',
};
/** Source: https://hl7.org/fhir/R4/valueset-immunization-status.html */
const IMMUNIZATION: Meanings = { completed: 'now', 'not-done': 'notGiven', 'entered-in-error': 'error' };
/** Source: https://hl7.org/fhir/R4/valueset-observation-status.html */
const OBSERVED: Meanings = {
  final: 'now',
  amended: 'now',
  corrected: 'now',
  registered: 'notFinal',
  preliminary: 'notFinal',
  cancelled: 'over',
  'entered-in-error': 'error',
};

/** A status as a CodeableConcept: its codes, or its text when it has no codes. */
const concept = z.object({
  text: z.string().optional(),
  coding: z.array(z.object({ code: z.string().optional(), display: z.string().optional() })).default([]),
});
const plainWord = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

/** Returns the meaning of a coded status; contradicting and unknown codes have none. */
function meaningOf(value: unknown, known: Meanings, ifMissing: Meaning): Meaning {
  if (value === undefined || value === null) return ifMissing;
  const said = concept.safeParse(value);
  if (!said.success) return 'version';
  const codes = said.data.coding.flatMap(({ code }) => known[plainWord(code ?? '')] ?? []);
  const words = [said.data.text, ...said.data.coding.map(({ display }) => display)].flatMap(
    (text) => known[plainWord(text ?? '')] ?? [],
  );
  const meanings = new Set([...codes, ...words]);
  const [only] = meanings;
  return meanings.size === 1 && only !== undefined ? only : 'status';
}

const codeOf = (value: unknown, known: Meanings): Meaning =>
  typeof value === 'string' ? (known[plainWord(value)] ?? 'status') : 'status';

interface Stated {
  resourceType: string;
  [element: string]: unknown;
}

/**
 * Returns what the statuses of a resource mean together: null when it is true now. R4 lets the clinical status be omitted; an
 * allergy or condition without one is taken, because a danger shown too long does less harm than one that is hidden.
 */
export function notNow(resource: Stated): LeftOutReason | null {
  return meaningsOf(resource).find((meaning) => meaning !== 'now') ?? null;
}

function meaningsOf(resource: Stated): Meaning[] {
  switch (resource.resourceType) {
    case 'AllergyIntolerance':
    case 'Condition':
      return [
        meaningOf(resource.verificationStatus, VERIFICATION, 'now'),
        meaningOf(resource.clinicalStatus, CLINICAL, 'now'),
      ];
    case 'MedicationRequest':
      return [
        codeOf(resource.status, REQUEST),
        resource.doNotPerform === undefined || resource.doNotPerform === false ? 'now' : 'doNotTake',
        codeOf(resource.intent, INTENT),
      ];
    case 'MedicationStatement':
      return [codeOf(resource.status, STATEMENT)];
    case 'Immunization':
      return [codeOf(resource.status, IMMUNIZATION)];
    case 'Observation':
      return [codeOf(resource.status, OBSERVED)];
    default:
      return [];
  }
}
