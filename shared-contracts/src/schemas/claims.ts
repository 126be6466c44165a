import { z } from 'zod';
import { says } from './says';
import { requiredText } from './texts';

const MAX = { scheme: 100, member: 100, number: 30, codes: 12 };
const tooLong = says('validation.tooLong');

/**
 * What a receipt names of a medical aid, so that a claim can be sent in: regulation 5 of the Medical Schemes Act
 * (https://www.acts.co.za/medical-schemes-act-1998/r1262_5__accounts_by_suppliers_of_services).
 */
export const medicalAidSchema = z.object({
  scheme: requiredText('medicalAid.scheme', MAX.scheme),
  plan: z.string(says('data.invalid')).trim().max(MAX.scheme, tooLong),
  memberName: requiredText('medicalAid.memberName', MAX.member),
  memberNumber: requiredText('medicalAid.memberNumber', MAX.number),
  dependantCode: z
    .string(says('data.invalid'))
    .trim()
    .regex(/^\d{0,3}$/, says('medicalAid.dependantCode')),
});
export type MedicalAidForm = z.output<typeof medicalAidSchema>;

/** Codes as they are typed: between them commas or blanks. */
export const codesOf = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter((code) => code !== '');

const codes = (form: RegExp, id: 'codes.icd10' | 'codes.tariff') =>
  z
    .string(says('data.invalid'))
    .refine((text) => codesOf(text).every((code) => form.test(code)), says(id))
    .refine((text) => codesOf(text).length <= MAX.codes, says('validation.tooMany'));

/** What a claim calls a visit: ICD-10 codes of what it was about, tariff codes of what was done. */
export const visitCodesSchema = z.object({
  icd10: codes(/^[A-Z]\d{2}(\.\d{1,4})?$/, 'codes.icd10'),
  tariffs: codes(/^\d{4,6}$/, 'codes.tariff'),
});
export type VisitCodesForm = z.output<typeof visitCodesSchema>;
