import { z } from 'zod';
import { jsonRow } from '../rows/row-schema';
import { instant, uuid, whole } from '../rows/row-values';

/** How a paper can be signed: by the installation, by hand on the print, or by an accredited provider. */
export const PAPER_WAYS = ['platform', 'pen', 'advanced'] as const;
export type PaperWay = (typeof PAPER_WAYS)[number];
export type PaperKind = 'prescription' | 'sick_note' | 'school_note' | 'referral';

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

const state = {
  kind: z.enum(['prescription', 'sick_note', 'school_note', 'referral']),
  sourceId: uuid,
  /** Null: nobody asked for a file of it yet. */
  paperId: uuid.nullable(),
  files: z.array(paperFile),
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
