import { rowSchema } from '@telehealth/data/rows/row-schema';
import { instant, textOrNone, uuid, whole } from '@telehealth/data/rows/row-values';
import { z } from 'zod';

export const PUBLICATION_KINDS = [
  'emergency_number',
  'emergency_number_away',
  'terms',
  'triage_rules',
  'exchange_rate',
  'log_restored',
  'medicine_list',
  'suspension',
] as const;
export type PublicationKind = (typeof PUBLICATION_KINDS)[number];

/** An operator's proposal and the second operator's decision. */
export const publication = rowSchema<'publications_to_decide'>()({
  id: uuid,
  kind: z.enum(PUBLICATION_KINDS),
  /** As filled in; for a removed number its row, for decided triage rules only their count. */
  form: z.record(z.string(), z.unknown()),
  /** The version that its proposer saw; 0: there was none. */
  replaces: whole,
  proposedByName: z.string(),
  isMine: z.boolean(),
  proposedAt: instant,
  state: z.enum(['waiting', 'published', 'refused', 'withdrawn']),
  decidedByName: textOrNone,
  decidedAt: instant.nullable(),
  reason: z.string(),
});
export type Publication = z.output<typeof publication>;

/** A published emergency number. */
export const publishedNumber = rowSchema<'emergency_numbers'>()({
  id: uuid,
  country: z.string(),
  region: z.string(),
  kind: z.string(),
  version: whole,
  label: z.string(),
  number: z.string(),
  tel: z.string(),
  route: z.enum(['medical', 'crisis']),
  source: z.string(),
  /** `yyyy-mm-dd`. */
  verifiedOn: z.string(),
});
export type PublishedNumber = z.output<typeof publishedNumber>;

/** A consent text in its newest version. */
export const publishedText = rowSchema<'terms_versions'>()({
  id: uuid,
  kind: z.enum(['terms', 'privacy', 'telehealth', 'assistant']),
  locale: z.string(),
  version: whole,
  title: z.string(),
  body: z.string(),
  publishedAt: instant,
});
export type PublishedText = z.output<typeof publishedText>;

/** The medicine list in force. */
export const medicineList = z.object({
  version: whole,
  source: z.string(),
  /** `yyyy-mm-dd`. */
  dated: z.string(),
  /** By a pharmacist. */
  reviewed: z.boolean(),
  medicines: whole,
  interactions: whole,
});
export type MedicineList = z.output<typeof medicineList>;

/** What a proposed medicine list changes in the one in force. */
export const listChanges = z.object({
  new: z.array(z.string()),
  gone: z.array(z.string()),
  changed: z.array(z.object({ name: z.string(), field: z.string(), was: z.string(), becomes: z.string() })),
});

/** The rules in use for a language, without their content. */
export const publishedRules = rowSchema<'triage_rulesets'>()({
  id: uuid,
  language: z.string(),
  version: whole,
  reviewer: z.string(),
  /** `yyyy-mm-dd`. */
  reviewedOn: z.string(),
  publishedAt: instant,
});
export type PublishedRules = z.output<typeof publishedRules>;

/** A result of the symptom checker that somebody said was wrong. */
export const wrongCheck = rowSchema<'wrong_checks'>()({
  id: uuid,
  saidAt: instant,
  wrong: z.enum(['tooMild', 'tooUrgent', 'misread']),
  /** 1 (call now) to 5 (at home). */
  level: whole,
  /** As a level; null: nobody said. */
  cameOut: whole.nullable(),
  ageGroup: z.enum(['under1', 'child', 'adult', 'over65']),
  rules: z.array(z.string()),
  rulesVersion: z.string(),
  /** Null: no operator has looked. */
  became: z.string().nullable(),
  lookedAt: instant.nullable(),
  lookedByName: z.string().nullable(),
});
export type WrongCheck = z.output<typeof wrongCheck>;

/** The state of the access logs and the signed copies of their heads, and the restores that explain differences. */
export const restoredLogs = z.object({
  store: z.enum(['well', 'unknown', 'away', 'cut', 'changed']),
  checkedAt: instant.nullable(),
  /** Logs that differ from their anchored heads. */
  faults: whole,
  restorations: z.array(
    z.object({
      id: uuid,
      reason: z.string(),
      /** `yyyy-mm-dd`. */
      backupOf: z.string(),
      by: z.tuple([z.string(), z.string()]),
      at: instant,
      /** Null: declared by two operators, but not in the store yet. */
      notedAt: instant.nullable(),
      logs: whole,
      /** Lines of these logs that no anchor covers. */
      lines: whole,
    }),
  ),
});
export type RestoredLogs = z.output<typeof restoredLogs>;
