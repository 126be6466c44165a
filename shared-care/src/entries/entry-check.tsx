import { checkAllergies } from '@telehealth/clinical/prescriptions/check-allergies';
import type { ChartEntry } from '@telehealth/data/chart/chart.schema';
import { takesNow } from '@telehealth/data/chart/takes-now';
import { Notice } from '@telehealth/ui/feedback/notice';
import type { ReactNode } from 'react';
import { unknownText } from '../prescriptions/allergy-words';

const LEAST_TYPED = 3;
const NOT_CHECKED = 'Interactions with other medicines, and the dose, are not checked.';

/** What an entry is compared with, by name. */
export interface Known {
  allergies: readonly string[];
  /** Current medicines, reported and prescribed. */
  medicines: readonly string[];
}

export function knownIn(entries: readonly ChartEntry[]): Known {
  const { reported, prescribed } = takesNow(entries);
  return {
    allergies: entries.flatMap((entry) => (entry.kind === 'allergy' && entry.isActive ? [entry.label] : [])),
    medicines: [
      ...reported.map(({ label }) => label),
      ...prescribed.flatMap(({ items }) => items.map((one) => one.medicine)),
    ],
  };
}

interface EntryCheckProps {
  list: 'allergies' | 'medications';
  label: string;
  known: Known;
  /** Who reads the advice. */
  reader?: keyof typeof ADVICE;
  /** In a list under review, only conflicts are shown. */
  isListed?: boolean;
}

const ADVICE = {
  patient: {
    danger: 'Do not take it before a doctor or pharmacist said that it is right.',
    taken: 'Ask a doctor or pharmacist before it is taken again. With trouble breathing or a swollen face, call 112.',
    unknown: 'Please ask a pharmacist whether it fits. You can still add it.',
  },
  clinician: {
    danger: 'Please make sure that it is right before you keep it.',
    taken: 'Please tell the patient what to do about it.',
    unknown: 'Please check it yourself. You can still add it.',
  },
} as const;

/**
 * Checks a medicine against the record's allergies, or an allergy against current medicines, before it is saved, like a
 * prescriber's check.
 */
export function EntryCheck({ list, label, known, reader = 'patient', isListed = false }: EntryCheckProps) {
  if (label.trim().length < LEAST_TYPED) return null;
  const said = list === 'medications' ? medicineNotice(label, known, reader) : allergyNotice(label, known, reader);
  if (isListed) return said.isFine ? null : said.notice;
  return <div role="status">{said.notice}</div>;
}

interface Said {
  notice: ReactNode;
  /** No conflict was found, as far as it could be checked. */
  isFine: boolean;
}
const speaksAgainst = (notice: ReactNode): Said => ({ notice, isFine: false });

function medicineNotice(label: string, known: Known, reader: keyof typeof ADVICE): Said {
  const { findings, unknown, unrecognised, allergies } = checkAllergies(known.allergies, [label]);
  const [found] = findings;
  if (found !== undefined) {
    const kind = found.kind === 'related_class' ? 'is related to' : 'is of the kind of';
    return speaksAgainst(
      <Notice tone="danger" title={`This ${kind} a recorded allergy: ${found.allergy}`}>
        {ADVICE[reader].danger} {NOT_CHECKED}
      </Notice>,
    );
  }
  if (unknown.length > 0) {
    return speaksAgainst(
      <Notice tone="warning" title={unknownText(unknown)}>
        {ADVICE[reader].unknown}
      </Notice>,
    );
  }
  if (unrecognised.length > 0) {
    return speaksAgainst(
      <Notice tone="warning" title="Not every recorded allergy could be compared">
        We do not know: {unrecognised.join(', ')}. {NOT_CHECKED}
      </Notice>,
    );
  }
  const compared =
    allergies === 0 ? 'No allergy is recorded, so nothing was compared.' : 'No recorded allergy is of its kind.';
  const notice = (
    <p className="small soft">
      {compared} {NOT_CHECKED}
    </p>
  );
  return { notice, isFine: true };
}

function allergyNotice(label: string, { medicines }: Known, reader: keyof typeof ADVICE): Said {
  const { findings, unrecognised, unknown } = checkAllergies([label], medicines);
  if (findings.length > 0) {
    return speaksAgainst(
      <Notice
        tone="danger"
        title={`Taken now, and of this kind: ${findings.map(({ medicine }) => medicine).join(', ')}`}
      >
        {ADVICE[reader].taken}
      </Notice>,
    );
  }
  if (unrecognised.length > 0) {
    return speaksAgainst(
      <Notice tone="warning" title="We do not know this allergy. Nothing was checked.">
        You can still add it; whoever treats {reader === 'patient' ? 'you' : 'the patient'} sees it.
      </Notice>,
    );
  }
  if (unknown.length > 0) {
    return speaksAgainst(
      <Notice tone="warning" title="Not every medicine could be compared">
        {unknownText(unknown, medicines.length + 1)}
      </Notice>,
    );
  }
  const notice = <p className="small soft">Nothing that is taken now is of this kind, as far as it is recorded.</p>;
  return { notice, isFine: true };
}
