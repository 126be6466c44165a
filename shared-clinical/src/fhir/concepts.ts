import { z } from 'zod';
import type { Sensitive } from './brought';

const coding = z.object({ system: z.string().optional(), code: z.string().optional(), display: z.string().optional() });
const concept = z.object({ text: z.string().optional(), coding: z.array(coding).default([]) });

/** Code systems whose codes the record keeps. Source: https://hl7.org/fhir/R4/terminologies-systems.html */
const SYSTEMS: Readonly<Record<string, string>> = {
  'http://hl7.org/fhir/sid/icd-10': 'icd10',
  'http://snomed.info/sct': 'snomed',
  'http://www.whocc.no/atc': 'atc',
  'http://www.nlm.nih.gov/research/umls/rxnorm': 'rxnorm',
  'http://hl7.org/fhir/sid/cvx': 'cvx',
};
const oneLine = (text = '') => text.replace(/\s+/g, ' ').trim();

/**
 * Codes that state an absence ("no known allergy" is coded as an allergy, "no current problems" as a condition); imported as
 * entries they would read as findings. SNOMED CT: no known (drug, environmental, food, latex, insect) allergy; no current problem
 * or disability; no known problem; no drug therapy; drug treatment unknown; patient not asked.
 */
const NONE_CODES: ReadonlySet<string> = new Set([
  ...['716186003', '409137002', '428607008', '429625007', '716184000', '1003774007', '428197003', '716220001'],
  ...['160244002', '160245001', '787481004', '182849000', '182904002', '1631000175102'],
]);
/** Sources: https://hl7.org/fhir/uv/ips/CodeSystem-absent-unknown-uv-ips.html, https://hl7.org/fhir/R4/v3/NullFlavor/cs.html */
const NONE_SYSTEM = /absent-unknown|NullFlavor|data-absent-reason/i;
const isNoneCode = ({ system = '', code = '' }: z.output<typeof coding>) =>
  NONE_SYSTEM.test(system) || NONE_CODES.has(code) || /^no-(?:known|[a-z-]+-info$|info$)/.test(code);
const NONE_IN_WORDS = new RegExp(
  [
    String.raw`^(?:no|nil|denies|without)\s(?!longer)`,
    String.raw`^not (?:known|asked|applicable|recorded|on any|taking)\b`,
    String.raw`^(?:nkd?a|nkfa|nkma|nka|none|nil|nothing|unknown|n\/?a|no)(?:\s*(?:known|recorded|reported|allergies|nkda))?\W*$`,
    // Afrikaans and Dutch, German, French, Spanish and Portuguese.
    String.raw`^(?:geen|keine|aucune?|ning[uú]na?|sin|nenhuma?|sem)\s.*(?:bekend|bekannt|connue?|conocid|conhecid)`,
  ].join('|'),
  'i',
);

/** The form of a code that the record accepts. */
const CODE = /^[A-Za-z0-9][A-Za-z0-9.-]{0,17}$/;

export interface Concept {
  /** The display text; empty when there are only codes, or nothing. */
  text: string;
  /** The concept states an absence, or that nothing is known. */
  isNone: boolean;
  /** The first code that the record keeps. */
  kept: { code: string; codeSystem: string };
}

/** A CodeableConcept. Source: https://hl7.org/fhir/R4/datatypes.html#CodeableConcept */
export function readConcept(value: unknown): Concept {
  const { data } = concept.safeParse(value ?? {});
  const codings = data?.coding ?? [];
  const known = codings.find(({ system = '', code = '' }) => SYSTEMS[system] !== undefined && CODE.test(code));
  const texts = [data?.text, ...codings.map(({ display }) => display)].map(oneLine);
  return {
    text: texts.find((text) => text !== '') ?? '',
    isNone: texts.some((text) => NONE_IN_WORDS.test(text)) || codings.some(isNoneCode),
    kept: { code: known?.code ?? '', codeSystem: SYSTEMS[known?.system ?? ''] ?? '' },
  };
}

const labelled = z.object({ meta: z.object({ security: z.array(coding).default([]) }) });
/** Source: https://terminology.hl7.org/CodeSystem-v3-ActCode.html, policy types for sensitive information. */
const SENSITIVE: Readonly<Record<string, Sensitive>> = {
  MH: 'mental_health',
  PSY: 'mental_health',
  SEX: 'sexual_health',
  HIV: 'sexual_health',
  STD: 'sexual_health',
};

/** Returns the sensitivity label of a resource, so that an import never widens who can see it. */
export function readSensitivity(resource: unknown): Sensitive {
  const codes = labelled.safeParse(resource).data?.meta.security ?? [];
  return codes.map(({ code = '' }) => SENSITIVE[code]).find((part) => part !== undefined) ?? '';
}
