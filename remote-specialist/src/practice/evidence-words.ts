import type { EvidenceKind } from '../data/evidence/evidence.schema';

/** The name of each kind of evidence, with an explanation. */
export const EVIDENCE_WORDS: Readonly<Record<EvidenceKind, { label: string; hint: string }>> = {
  certificate: {
    label: 'Certificate of registration',
    hint: 'Your practising card or the council’s certificate of this year. A photo or a PDF of up to 20 MB.',
  },
  identity: {
    label: 'Identity document',
    hint: 'ID card, ID book or passport: the page with your name and picture. A photo or a PDF of up to 20 MB.',
  },
  other: {
    label: 'Something else',
    hint: 'What our checker asked you for besides. A photo or a PDF of up to 20 MB.',
  },
};
