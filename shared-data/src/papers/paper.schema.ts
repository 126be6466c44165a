import { z } from 'zod';
import { jsonRow } from '../rows/row-schema';
import { instant, uuid, whole } from '../rows/row-values';

/** How a paper can be signed: by the installation, by hand on the print, or by an accredited provider. */
export const PAPER_WAYS = ['platform', 'pen', 'advanced'] as const;
export type PaperWay = (typeof PAPER_WAYS)[number];
export const PAPER_KINDS = ['prescription', 'sick_note', 'school_note', 'referral', 'test_request'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

const paperFile = jsonRow({
  way: z.enum(PAPER_WAYS),
  signedAt: instant,
  /** The scan of a print that was signed by hand; else null. */
  documentId: uuid.nullable(),
  size: whole,
});

/** One quantity that a pharmacist recorded. */
export const dispensing = jsonRow({
  id: uuid,
  position: whole,
  quantity: whole,
  pharmacy: z.string(),
  reference: z.string(),
  at: instant,
  /** Why it was struck out; null: it stands. */
  struck: z.string().nullable(),
});
export type Dispensing = z.output<typeof dispensing>;

/** To whom a paper was sent, and what became of it. */
export const paperSending = jsonRow({
  id: uuid,
  name: z.string(),
  email: z.string(),
  sentAt: instant,
  /** How often it was opened, and when last. */
  opens: whole,
  lastOpenedAt: instant.nullable(),
  expiresAt: instant,
  /** Why the link opens nothing any more; null: it does. */
  ended: z.enum(['taken_back', 'locked', 'closed', 'expired']).nullable(),
});
export type PaperSending = z.output<typeof paperSending>;

const state = {
  kind: z.enum(PAPER_KINDS),
  sourceId: uuid,
  /** Null: nobody asked for a file of it yet. */
  paperId: uuid.nullable(),
  files: z.array(paperFile),
  /** Newest first. */
  sendings: z.array(paperSending),
  /** Where one of this kind went last. */
  lastTo: z.object({ name: z.string(), email: z.string() }).nullable(),
  /** The note says what the illness is; null: not known yet, or no note. */
  namesIllness: z.boolean().nullable(),
  /** The last day on which a script may be dispensed, `yyyy-mm-dd`; null of letters. */
  expiresOn: z.iso.date().nullable(),
  /** How far a script was dispensed, all repeats included, as pharmacies recorded it here; null of letters. */
  dispensing: z.enum(['none', 'part', 'whole']).nullable(),
  dispensed: z.array(dispensing),
};

/** How an issued prescription or letter is signed, and what was dispensed on it. */
export const paperState = jsonRow(state);
export type PaperState = z.output<typeof paperState>;

/** The same in a visit. */
export const visitPaper = jsonRow({
  ...state,
  /** It is in force; else stopped, held, taken back. */
  counts: z.boolean(),
  /** What the author's profile lacks for it. */
  gaps: z.array(z.enum(['address', 'phone'])),
});
export type VisitPaper = z.output<typeof visitPaper>;

type Signed = Pick<PaperState, 'files'>;
export const fileOf = ({ files }: Signed, way: PaperWay) => files.find((file) => file.way === way);

/** The signature with which a pharmacy can use a script: by hand, or an advanced one (regulation 33(2)). */
export const usableSignature = (paper: Signed) => fileOf(paper, 'advanced') ?? fileOf(paper, 'pen');

/** How many of the medicine at that position were dispensed so far. */
export const dispensedOf = (all: readonly Dispensing[], at: number): number =>
  all.filter(({ position, struck }) => position === at && struck === null).reduce((sum, one) => sum + one.quantity, 0);
