import { z } from 'zod';
import type { Sensitive } from './brought';

const coding = z.object({ system: z.string().optional(), code: z.string().optional(), display: z.string().optional() });
const concept = z.object({ text: z.string().optional(), coding: z.array(coding).default([]) });

/** Systems whose codes the record keeps. Source: https://hl7.org/fhir/R4/terminologies-systems.html */
const SYSTEMS: Readonly<Record<string, string>> = {
  'http://hl7.org/fhir/sid/icd-10': 'icd10',
  'http://snomed.info/sct': 'snomed',
  'http://www.whocc.no/atc': 'atc',
  'http://www.nlm.nih.gov/research/umls/rxnorm': 'rxnorm',
};
/** What the record takes as a code. */
const CODE = /^[A-Za-z0-9][A-Za-z0-9.-]{0,17}$/;

export interface Concept {
  /** As a person would say it; empty: only codes, or nothing. */
  text: string;
  /** The first code, whatever its system. */
  code: string;
  /** The first code that the record keeps. */
  kept: { code: string; codeSystem: string };
}

/** A CodeableConcept. Source: https://hl7.org/fhir/R4/datatypes.html#CodeableConcept */
export function readConcept(value: unknown): Concept {
  const { data } = concept.safeParse(value ?? {});
  const codings = data?.coding ?? [];
  const known = codings.find(({ system = '', code = '' }) => SYSTEMS[system] !== undefined && CODE.test(code));
  return {
    text: (data?.text ?? codings.find(({ display }) => display !== undefined)?.display ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    code: codings[0]?.code ?? '',
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

/** What a resource is marked as, so that it is not shared with more people here than there. */
export function readSensitivity(resource: unknown): Sensitive {
  const codes = labelled.safeParse(resource).data?.meta.security ?? [];
  return codes.map(({ code = '' }) => SENSITIVE[code]).find((part) => part !== undefined) ?? '';
}
