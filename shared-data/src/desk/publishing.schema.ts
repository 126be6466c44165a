import { z } from 'zod';
import { rowSchema } from '../rows/row-schema';
import { instant, textOrNone, uuid, whole } from '../rows/row-values';

export const PUBLICATION_KINDS = [
  'emergency_number',
  'emergency_number_away',
  'terms',
  'triage_rules',
  'exchange_rate',
] as const;
export type PublicationKind = (typeof PUBLICATION_KINDS)[number];

/** What an operator wants to publish, and what a second one said to it. */
export const publication = rowSchema<'publications_to_decide'>()({
  id: uuid,
  kind: z.enum(PUBLICATION_KINDS),
  /** As it was filled in; of a number that goes away its row, of triage rules that were decided only how many there were. */
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

/** A number that people read now. */
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

/** A text that people agree to, in its newest version. */
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

/** The rules of a language that are in use, without the rules themselves. */
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
