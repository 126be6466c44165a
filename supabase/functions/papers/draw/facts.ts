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

/** Of what the installation says itself: how somebody is insured, as regulation 5 of the Medical Schemes Act asks for it. */
const medicalAid = z.object({
  scheme: z.string(),
  plan: z.string(),
  memberName: z.string(),
  memberNumber: z.string(),
  dependantCode: z.string(),
});
const note = z.object({
  by: z.string(),
  signedAt: instant,
  isAddendum: z.boolean(),
  plan: z.string(),
  callAtOnce: z.array(z.string()),
  writeOrBook: z.array(z.string()),
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
  z.object({
    ...common,
    kind: z.literal('test_request'),
    category: z.enum(['laboratory', 'imaging']),
    to: z.string(),
    urgency: z.enum(['routine', 'urgent', 'stat']),
    /** Of the illness; empty: not coded. */
    icd10: z.string(),
    fasting: z.boolean(),
    tests: z.array(z.string()).min(1),
    question: z.string(),
    allergies: z.string(),
    medicines: z.array(z.string()),
  }),
  z.object({
    ...common,
    kind: z.literal('visit_summary'),
    /** In the patient's words. */
    reason: z.string(),
    notes: z.array(note).min(1),
    medicines: z.array(z.string()),
    papers: z.array(
      z.object({ kind: z.enum(['sick_note', 'school_note', 'referral', 'test_request']), issuedAt: instant }),
    ),
  }),
  z.object({
    ...common,
    kind: z.literal('receipt'),
    number: z.string(),
    paidAt: instant,
    /** Who paid; empty: not known any more. */
    payerName: z.string(),
    visitTypeName: z.string(),
    startsAt: instant,
    minutes: z.number(),
    amountMinor: z.int(),
    netMinor: z.int(),
    currency: z.string(),
    refunds: z.array(z.object({ amountMinor: z.int(), state: z.enum(['pending', 'settled', 'failed']), at: instant })),
    priceMinor: z.int(),
    priceCurrency: z.string(),
    rate: z.object({ perDollar: z.number(), dated: day, source: z.string() }).nullable(),
    medicalAid: medicalAid.nullable(),
    icd10: z.array(z.string()),
    tariffs: z.array(z.string()),
  }),
]);
export type PaperFacts = z.output<typeof paperFacts>;
export type FactsOf<Kind extends PaperFacts['kind']> = Extract<PaperFacts, { kind: Kind }>;

export function titleOf(facts: PaperFacts): string {
  switch (facts.kind) {
    case 'prescription':
      return 'Prescription';
    case 'referral':
      return 'Referral letter';
    case 'test_request':
      return facts.category === 'imaging' ? 'Imaging request' : 'Laboratory request';
    case 'visit_summary':
      return 'Summary of a visit';
    case 'receipt':
      return 'Receipt';
    case 'sick_note':
      return facts.isForSchool ? 'School note' : 'Certificate of illness';
  }
}

/** Whether the installation says it by itself, from its records, and nobody wrote it. */
export const isStatement = ({ kind }: PaperFacts): boolean => kind === 'visit_summary' || kind === 'receipt';

/** How a paper is signed: by the installation, by an accredited provider, or by hand on the print. */
export type Way = 'platform' | 'advanced' | 'pen';
