import { checkAllergies } from '@telehealth/clinical/prescriptions/check-allergies';
import type { ChartEntry } from '@telehealth/data/chart/chart.schema';
import { takesNow } from '@telehealth/data/chart/takes-now';
import { Notice } from '@telehealth/ui/feedback/notice';
import { unknownText } from '../prescriptions/allergy-words';

const LEAST_TYPED = 3;
const NOT_CHECKED = 'Interactions with other medicines, and the dose, are not checked.';

interface EntryCheckProps {
  /** What is being added. */
  list: 'allergies' | 'medications';
  /** As it is typed. */
  label: string;
  /** What the record holds. */
  entries: readonly ChartEntry[];
}

/** A medicine against the allergies of a record, or an allergy against what is taken, while it is typed: what a prescriber's check says. */
export function EntryCheck({ list, label, entries }: EntryCheckProps) {
  if (label.trim().length < LEAST_TYPED) return null;
  return (
    <div role="status">{list === 'medications' ? medicineNotice(label, entries) : allergyNotice(label, entries)}</div>
  );
}

const allergiesIn = (entries: readonly ChartEntry[]) =>
  entries.flatMap((entry) => (entry.kind === 'allergy' && entry.isActive ? [entry.label] : []));

/** The names of what is taken now, reported and prescribed. */
const medicinesIn = (entries: readonly ChartEntry[]) => {
  const { reported, prescribed } = takesNow(entries);
  return [
    ...reported.map(({ label }) => label),
    ...prescribed.flatMap(({ items }) => items.map((one) => one.medicine)),
  ];
};

function medicineNotice(label: string, entries: readonly ChartEntry[]) {
  const { findings, unknown, unrecognised, allergies } = checkAllergies(allergiesIn(entries), [label]);
  const [found] = findings;
  if (found !== undefined) {
    const kind = found.kind === 'related_class' ? 'is related to' : 'is of the kind of';
    return (
      <Notice tone="danger" title={`This ${kind} a recorded allergy: ${found.allergy}`}>
        Do not take it before a doctor or pharmacist said that it is right. {NOT_CHECKED}
      </Notice>
    );
  }
  if (unknown.length > 0) {
    return (
      <Notice tone="warning" title={unknownText(unknown)}>
        Please ask a pharmacist whether it fits. You can still add it.
      </Notice>
    );
  }
  if (unrecognised.length > 0) {
    return (
      <Notice tone="warning" title="Not every recorded allergy could be compared">
        We do not know: {unrecognised.join(', ')}. {NOT_CHECKED}
      </Notice>
    );
  }
  const compared =
    allergies === 0 ? 'No allergy is recorded, so nothing was compared.' : 'No recorded allergy is of its kind.';
  return (
    <p className="small soft">
      {compared} {NOT_CHECKED}
    </p>
  );
}

function allergyNotice(label: string, entries: readonly ChartEntry[]) {
  const medicines = medicinesIn(entries);
  const { findings, unrecognised, unknown } = checkAllergies([label], medicines);
  if (findings.length > 0) {
    return (
      <Notice
        tone="danger"
        title={`Taken now, and of this kind: ${findings.map(({ medicine }) => medicine).join(', ')}`}
      >
        Ask a doctor or pharmacist before it is taken again. With trouble breathing or a swollen face, call 112.
      </Notice>
    );
  }
  if (unrecognised.length > 0) {
    return (
      <Notice tone="warning" title="We do not know this allergy. Nothing was checked.">
        You can still add it; whoever treats you sees it.
      </Notice>
    );
  }
  if (unknown.length > 0) {
    return (
      <Notice tone="warning" title="Not every medicine could be compared">
        {unknownText(unknown, medicines.length + 1)}
      </Notice>
    );
  }
  return <p className="small soft">Nothing that is taken now is of this kind, as far as it is recorded.</p>;
}
