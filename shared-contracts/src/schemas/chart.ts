import { z } from 'zod';
import {
  BLOOD_TYPES,
  CODE_SYSTEMS,
  DOCUMENT_FILE_TYPES,
  DOCUMENT_TYPES,
  type DocumentFileType,
  type DocumentType,
  fileNameFits,
  isSouthAfricanId,
  SENSITIVE_CATEGORIES,
  SEVERITIES,
  usualDocumentCategory,
} from '../chart/chart';
import { LIMITS } from '../settings/limits';
import { isPastDate, isPastSaidDay } from './past-date';
import { patientOnboardingSchema } from './patient-onboarding';
import { says } from './says';
import { requiredText } from './texts';

const optionalText = (max: number) => z.string().trim().max(max, says('validation.tooLong')).default('');

const entry = (usual: string) =>
  z.object({
    label: requiredText('chart.labelRequired', LIMITS.listEntry.max),
    note: optionalText(LIMITS.entryNote.max),
    category: z.enum([usual, ...SENSITIVE_CATEGORIES], says('chart.categoryUnknown')).default(usual),
    code: optionalText(LIMITS.entryCode.max).refine(
      (code) => code === '' || /^[A-Za-z0-9][A-Za-z0-9.-]*$/.test(code),
      says('chart.codeInvalid'),
    ),
    codeSystem: z.enum([...CODE_SYSTEMS, ''], says('chart.codeInvalid')).default(''),
  });

/** A code means nothing without the system it comes from. */
const codeIsWhole = (values: { code: string; codeSystem: string }) =>
  (values.code === '') === (values.codeSystem === '');
const incomplete = { ...says('chart.codeInvalid'), path: ['codeSystem'] };

/** A condition somebody has or had. */
export const conditionEntrySchema = entry('conditions').refine(codeIsWhole, incomplete);
/** An allergy with what it does. */
export const allergyEntrySchema = entry('profile')
  .extend({
    reaction: optionalText(LIMITS.reaction.max),
    severity: z.enum([...SEVERITIES, ''], says('chart.severityUnknown')).default(''),
  })
  .refine(codeIsWhole, incomplete);
/** A medicine somebody takes. */
export const medicationEntrySchema = entry('medicines')
  .extend({ dose: optionalText(LIMITS.entryNote.max), frequency: optionalText(LIMITS.listEntry.max) })
  .refine(codeIsWhole, incomplete);

/** A vaccination somebody was given; `givenOn` is `yyyy`, `yyyy-mm`, `yyyy-mm-dd`, or empty where nobody knows. */
export const vaccinationEntrySchema = entry('medicines')
  .extend({
    givenOn: z
      .string()
      .trim()
      .refine((day) => day === '' || isPastSaidDay(day), says('chart.givenOnInvalid'))
      .default(''),
    dose: optionalText(LIMITS.listEntry.max),
    batch: optionalText(LIMITS.vaccineBatch.max),
  })
  .refine(codeIsWhole, incomplete);

/** What somebody writes into the own record in their own words. */
export const remarkEntrySchema = z.object({
  label: requiredText('chart.labelRequired', LIMITS.listEntry.max),
  note: requiredText('chart.remarkRequired', LIMITS.remark.max),
  category: z.enum(['notes', ...SENSITIVE_CATEGORIES], says('chart.categoryUnknown')).default('notes'),
});

const idNumber = z
  .string()
  .transform((text) => text.replace(/\s/g, '').toUpperCase())
  .refine(
    (text) => text === '' || isSouthAfricanId(text) || (/^[A-Z0-9]{5,20}$/.test(text) && !/^\d{13}$/.test(text)),
    says('chart.idNumberInvalid'),
  )
  .default('');

/** A patient's own facts. */
export const patientFactsSchema = patientOnboardingSchema
  .pick({ dateOfBirth: true, gender: true, address: true })
  .extend({ bloodType: z.enum([...BLOOD_TYPES, ''], says('chart.bloodTypeUnknown')).default(''), idNumber });

const documentFile = z
  .object({
    name: z
      .string(says('chart.fileNameRefused'))
      .min(1, says('chart.fileNameRefused'))
      .max(LIMITS.fileName.max, {
        ...says('chart.fileNameRefused'),
      }),
    type: z.enum(Object.keys(DOCUMENT_FILE_TYPES) as [DocumentFileType], says('chart.fileTypeRefused')),
    size: z
      .int(says('data.invalid'))
      .min(1, says('chart.fileEmpty'))
      .max(LIMITS.documentBytes.max, says('chart.fileTooLarge')),
    sha256: z.string(says('data.invalid')).regex(/^[0-9a-f]{64}$/, says('data.invalid')),
  })
  .refine(({ name, type }) => fileNameFits(name, type), { ...says('chart.fileNameRefused'), path: ['name'] });

const documentWords = {
  title: requiredText('chart.titleRequired', LIMITS.documentTitle.max),
  type: z.enum(DOCUMENT_TYPES, says('chart.documentTypeUnknown')),
  date: z.string(says('chart.documentDateInvalid')).refine((day) => isPastDate(day), says('chart.documentDateInvalid')),
  category: z.enum(['documents', 'results', ...SENSITIVE_CATEGORIES, ''], says('chart.categoryUnknown')).default(''),
};
const categoryFits = ({ type, category }: { type: DocumentType; category: string }) =>
  category === '' || category === usualDocumentCategory(type) || /_health$/.test(category);
const misplaced = { ...says('chart.categoryUnknown'), path: ['category'] };

/** What is said of a document. */
export const documentWordsSchema = z.object(documentWords).refine(categoryFits, misplaced);
/** What is said of a document and of its file. */
export const documentSchema = z.object({ ...documentWords, file: documentFile }).refine(categoryFits, misplaced);

/** What the author says to that: corrected, or left as it is, and why. */
export const correctionAnswerSchema = z.object({
  decision: z.enum(['corrected', 'refused'], says('chart.correctionDecisionRequired')),
  answer: requiredText('chart.correctionAnswerRequired', LIMITS.correction.max),
});
export type CorrectionAnswer = z.output<typeof correctionAnswerSchema>;

/** What follows from a result; a number: to come back in so many weeks. */
export const RESULT_FOLLOWS = ['nothing', '1', '4', '13', '26', 'call'] as const;

/** What a clinician tells the patient about a result. */
export const resultAnswerSchema = z.object({
  words: requiredText('chart.correctionAnswerRequired', LIMITS.correction.max),
  follows: z.enum(RESULT_FOLLOWS, says('chart.resultFollowsRequired')),
});
export type ResultAnswer = z.output<typeof resultAnswerSchema>;

/** "I think this is wrong." */
export const correctionSchema = z.object({
  wrong: requiredText('chart.correctionReasonRequired', LIMITS.correction.max),
  wanted: optionalText(LIMITS.correction.max),
});
