import { pathTo } from '@telehealth/contracts/routes';
import { namesComplaint, scanForRedFlags } from '@telehealth/triage/red-flags';
import type { Intent } from '../../../understand/intent';
import { understand } from '../../../understand/understand';

/** The right and cheapest way to what somebody came for. */
export interface ErrandWay {
  says: string;
  /** A general practitioner is enough: the search is offered with the lowest price first. */
  isGeneral: boolean;
  /** What needs no visit, or no new one. */
  links: readonly { label: string; to: string }[];
}

const OWN_VISITS = { label: 'Your appointments (sign-in needed)', to: pathTo('patient.appointments') };

/** By intents of the assistant, whose answers say the same at length. */
const WAYS: Readonly<Partial<Record<Intent, ErrandWay>>> = {
  prescriptions: {
    says: 'A repeat of what was prescribed to you here mostly needs no visit: ask for it under your prescriptions. For anything else a general practitioner is enough.',
    isGeneral: true,
    links: [{ label: 'Ask for a repeat', to: pathTo('public.myPrescriptions') }],
  },
  sickNote: {
    says: 'Any general practitioner can write a sick note, in a visit.',
    isGeneral: true,
    links: [],
  },
  resultsExplained: {
    says: 'A short visit with a general practitioner is enough. Add a photo or PDF of the result when you book. If somebody here asked for the test, write to them first, on the page of that visit.',
    isGeneral: true,
    links: [OWN_VISITS],
  },
  sameDoctor: {
    says: 'For a follow-up with the same doctor, open your last visit: it offers their next free times.',
    isGeneral: false,
    links: [OWN_VISITS],
  },
  contraception: {
    says: 'A general practitioner can prescribe the pill. The morning-after pill works best at once: a pharmacy or public clinic has it without a visit.',
    isGeneral: true,
    links: [],
  },
  hivCare: {
    says: 'HIV tests are free at every public clinic. After a risk in the last 72 hours do not wait for a visit: go to a clinic or casualty now and ask for PEP. For PrEP or treatment a general practitioner is enough.',
    isGeneral: true,
    links: [{ label: 'Emergency care', to: pathTo('emergencyCare') }],
  },
};

/** They lead to a visit of the same doctors, so a complaint beside them is seen to as well. */
const BESIDE_A_COMPLAINT: ReadonlySet<Intent> = new Set(['sickNote']);

/**
 * A complaint goes before an errand: "short of breath, on the pill" asks for no pill, and "no visit needed" must make nothing
 * milder.
 * @returns null: the words name no errand, or one that the search has no shorter way for
 */
export function errandWay(text: string): ErrandWay | null {
  const read = understand(text);
  if (read.kind === 'none') return null;
  const intent = (read.kind === 'one' ? [read.intent] : read.intents).find((one) => WAYS[one] !== undefined);
  const way = intent === undefined ? undefined : WAYS[intent];
  if (intent === undefined || way === undefined || scanForRedFlags(text).length > 0) return null;
  return namesComplaint(text) && !BESIDE_A_COMPLAINT.has(intent) ? null : way;
}
