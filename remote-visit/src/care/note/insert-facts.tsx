import type { CareVisit } from '@telehealth/care/care-visit';
import { byKind, madeBy, observationText, takenDay, takenTexts, valueText } from '@telehealth/care/record/entry-words';
import { type Opened, pickEntries } from '@telehealth/care/record/pick-entries';
import { useChart } from '@telehealth/data/chart/chart.queries';
import styles from './note.module.css';

/** Opens no category, and so causes no logged read: it offers what brief and chart have read already. */
const NOTHING: readonly never[] = [];
const MOST = 5;

/** Inserts facts of the record with source and date into the note, so that they need no retyping. */
export function InsertFacts({ visit, onInsert }: { visit: CareVisit; onInsert: (text: string) => void }) {
  const { opened } = useChart(visit.patientId, NOTHING);
  const facts = factsToInsert(opened);
  if (facts.length === 0) return null;
  return (
    <div className={styles.insert}>
      <span>Insert</span>
      {facts.map(({ label, text }) => (
        <button key={text} type="button" className={styles.chip} onClick={() => onInsert(text)}>
          + {label}
        </button>
      ))}
    </div>
  );
}

export function factsToInsert(opened: Opened): { label: string; text: string }[] {
  const measured = byKind(pickEntries(opened, 'observation')).flatMap((series) => {
    const newest = series.at(-1);
    if (newest === undefined) return [];
    const text = `${observationText(newest)} (${madeBy(newest)}, ${takenDay(newest)})`;
    return [{ label: `${newest.label} ${valueText(newest)}`, text }];
  });
  const taken = takenTexts([...opened.values()].flat())
    .map(({ what, source }) => `${what} (${source})`)
    .join('; ');
  return [...measured.slice(0, MOST), ...(taken === '' ? [] : [{ label: 'Medicines', text: `Takes ${taken}.` }])];
}
