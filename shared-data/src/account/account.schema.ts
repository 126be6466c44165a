import { isMessageId, type MessageId } from '@telehealth/contracts/messages';
import { z } from 'zod';
import { answerSchema, rowSchema } from '../rows/row-schema';
import { instant, uuid, whole } from '../rows/row-values';

/** A published text people agree to, with the person's decision about texts of its kind. */
export const consent = rowSchema<'my_consents'>()({
  kind: z.enum(['terms', 'privacy', 'telehealth', 'assistant']),
  termsId: uuid,
  version: whole,
  title: z.string(),
  /** SHA-256 of the text; a decision refers to it. */
  textHash: z.string(),
  /** Null: never decided. */
  decision: z.enum(['given', 'refused', 'withdrawn']).nullable(),
  decidedVersion: whole.nullable(),
  decidedAt: instant.nullable(),
  /** True while the newest text awaits a decision. */
  due: z.boolean(),
});
export type Consent = z.output<typeof consent>;

export const termsText = rowSchema<'terms_versions'>()({
  title: z.string(),
  body: z.string(),
  version: whole,
  publishedAt: instant,
});
export type TermsText = z.output<typeof termsText>;

const kept = z.object({
  category: z.enum(['clinicalRecord', 'prescriptions', 'payments', 'accessLog', 'consents', 'authoredRecords']),
  law: z.string(),
  /** ISO `yyyy-mm-dd`. */
  until: z.string(),
});
export type Kept = z.output<typeof kept>;

/** The consequences of closing the account now. */
export const beforeClosing = answerSchema({
  /** Why it cannot be closed now; null: it can. */
  obstacle: z
    .string()
    .nullable()
    .transform((id): MessageId | null => (id === null ? null : isMessageId(id) ? id : 'data.failed')),
  kept: z.array(kept),
});
export type BeforeClosing = z.output<typeof beforeClosing>;

export const closedAccount = answerSchema({ closedAt: instant, kept: z.array(kept) });
export type ClosedAccount = z.output<typeof closedAccount>;
