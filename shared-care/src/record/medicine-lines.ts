import type { ChartEntry, MedicineReview } from '@telehealth/data/chart/chart.schema';
import type { MedicineLine } from '@telehealth/data/chart/medicine-reviews.mutations';
import { takesNow } from '@telehealth/data/chart/takes-now';
import { day, medicineText, prescribedText, proofText, takenAs } from './entry-words';

/** One medicine of somebody's list, reported or prescribed. */
export interface ListedMedicine {
  key: string;
  line: MedicineLine;
  /** E.g. `Enalapril 5 mg`. */
  name: string;
  /** With how it is taken. */
  what: string;
  source: string;
  /** What was said of it last, also what was taken back; null: nothing. */
  review: MedicineReview | null;
  /** A clinician stands behind it as it is. */
  isConfirmed: boolean;
  /** Of a reported one, as it can be changed. */
  said: { label: string; dose: string; frequency: string } | null;
}

type Of<K extends ChartEntry['kind']> = Extract<ChartEntry, { kind: K }>;

const holds = (review: MedicineReview | null): review is MedicineReview =>
  review !== null && review.takenBackAt === null;

function ofEntry(entry: Of<'medicine'>): ListedMedicine {
  const { id, version, label, dose, frequency, review } = entry;
  return {
    key: id,
    line: { kind: 'reported', id, version },
    name: label,
    what: medicineText(entry),
    source: proofText(entry),
    review,
    isConfirmed: entry.confirmedAt !== null,
    said: { label, dose, frequency },
  };
}

function ofScript(script: Of<'prescription'>): ListedMedicine[] {
  return script.items.map((item) => {
    const { position, medicine, strength } = item;
    const review = script.reviews.find((one) => one.position === position) ?? null;
    const name = `${medicine} ${strength}`.trim();
    return {
      key: `${script.id} ${position}`,
      line: { kind: 'prescribed', id: script.id, position },
      name,
      what: [name, takenAs(script, item)].filter((text) => text !== '').join(', '),
      source: prescribedText(script),
      review,
      isConfirmed: holds(review),
      said: null,
    };
  });
}

/** What is taken now, and what a clinician stopped and nobody took back. */
export function listedMedicines(entries: readonly ChartEntry[]): {
  taken: ListedMedicine[];
  stopped: ListedMedicine[];
} {
  const { reported, prescribed } = takesNow(entries);
  const isStopped = (review: MedicineReview | null) => holds(review) && review.says === 'stopped';
  const ended = entries.flatMap((entry) => (entry.kind === 'medicine' && !entry.taken ? [ofEntry(entry)] : []));
  const scripts = entries.flatMap((entry) => (entry.kind === 'prescription' ? ofScript(entry) : []));
  return {
    taken: [...reported.map(ofEntry), ...prescribed.flatMap(ofScript)],
    stopped: [...ended, ...scripts].filter(({ review }) => isStopped(review)),
  };
}

/** What a clinician said of a medicine, and what was answered, e.g. `Stopped by Naledi Mokoena, 1 Dec 2026: Dry cough`. */
export function reviewText({ says, words, byName, at, takenBackAt, takenBackByName, answer }: MedicineReview): string {
  const did = { taken: 'Confirmed', stopped: 'Stopped', changed: 'Changed' }[says];
  const said = `${did} by ${byName || 'a clinician'}, ${day(at)}${words === '' ? '' : `: ${words}`}`;
  if (takenBackAt === null) return said;
  const back = `taken back by ${takenBackByName || 'the patient'}, ${day(takenBackAt)}`;
  return `${said}; ${back}${answer === '' ? '' : `: ${answer}`}`;
}
