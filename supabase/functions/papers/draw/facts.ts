import { z } from 'zod';

const day = z.iso.date();
const instant = z.string().transform((text) => new Date(text));

const common = {
  code: z.string(),
  issuedAt: instant,
  /** The code of the paper whose place it takes; null: none. */
  replaces: z.string().nullish(),
  prescriber: z.object({
    name: z.string(),
    /** Initials and surname in block letters, as rule 16 asks. */
    capitals: z.string(),
    qualification: z.string(),
    councilNumber: z.string(),
    practiceNumber: z.string(),
    practice: z.string(),
    address: z.string(),
    phone: z.string(),
  }),
  patient: z.object({
    name: z.string(),
    born: day.nullable(),
    idNumber: z.string(),
    address: z.string(),
    /** Of a child: how old on the day of the visit; else null. */
    age: z.string().nullable(),
  }),
  seenAt: instant,
  mode: z.enum(['video', 'voice', 'chat']),
};

const item = z.object({
  medicine: z.string(),
  form: z.string(),
  strength: z.string(),
  quantity: z.int(),
  quantityWords: z.string(),
  schedule: z.int(),
  directions: z.string(),
  repeats: z.int(),
  daysSupply: z.int(),
});

/** What a paper says, as the database froze it. Instants are ISO texts, days `yyyy-mm-dd`. */
export const paperFacts = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.literal('prescription'), items: z.array(item).min(1), allergies: z.string() }),
  z.object({
    ...common,
    kind: z.literal('sick_note'),
    from: day,
    to: day,
    fitness: z.enum(['unfit', 'light_work']),
    basis: z.enum(['examined', 'told']),
    illness: z.string(),
    /** A note for a school instead of one for an employer. */
    isForSchool: z.boolean(),
  }),
  z.object({
    ...common,
    kind: z.literal('referral'),
    to: z.string(),
    urgency: z.enum(['routine', 'soon', 'urgent']),
    reason: z.string(),
    question: z.string(),
    allergies: z.string(),
    medicines: z.array(z.string()),
    problems: z.array(z.string()),
  }),
]);
export type PaperFacts = z.output<typeof paperFacts>;
export type FactsOf<Kind extends PaperFacts['kind']> = Extract<PaperFacts, { kind: Kind }>;

export const titleOf = (facts: PaperFacts): string =>
  facts.kind === 'prescription'
    ? 'Prescription'
    : facts.kind === 'referral'
      ? 'Referral letter'
      : facts.isForSchool
        ? 'School note'
        : 'Certificate of illness';

/** How a paper is signed: by the installation, by an accredited provider, or by hand on the print. */
export type Way = 'platform' | 'advanced' | 'pen';
