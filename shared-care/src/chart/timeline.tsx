import type { ChartEntry } from '@telehealth/data/chart/chart.schema';
import { day, madeBy, medicineText, observationText, proofText, takenDay, takenIso } from '../record/entry-words';
import type { Opened } from '../record/pick-entries';
import { givenMoment, vaccinationText } from '../record/vaccination-words';
import styles from './chart.module.css';

interface Moment {
  id: string;
  at: Date;
  /** For an incomplete date: the known part in words, and its ISO form. */
  when?: { words: string; iso: string };
  what: string;
  by: string;
}
const MOST = 100;

/** The opened entries in one timeline, newest first. */
export function Timeline({ opened }: { opened: Opened }) {
  const moments = momentsOf(opened);
  return (
    <ol className={styles.timeline}>
      {moments.slice(0, MOST).map(({ id, at, when, what, by }) => (
        <li key={id}>
          <time dateTime={when?.iso ?? at.toISOString()}>{when?.words ?? day(at)}</time>
          <span>
            {what} <small className="soft">{by}</small>
          </span>
        </li>
      ))}
    </ol>
  );
}

function momentsOf(opened: Opened): Moment[] {
  return [...opened.values()]
    .flat()
    .map(momentOf)
    .filter((moment) => moment !== null)
    .sort((one, other) => other.at.getTime() - one.at.getTime());
}

function momentOf(entry: ChartEntry): Moment | null {
  switch (entry.kind) {
    case 'facts':
      return null;
    case 'allergy':
    case 'condition':
    case 'remark':
      return { id: entry.id, at: entry.updatedAt, what: entry.label, by: proofText(entry) };
    case 'medicine':
      return { id: entry.id, at: entry.updatedAt, what: medicineText(entry), by: proofText(entry) };
    case 'vaccination':
      return { id: entry.id, what: vaccinationText(entry), by: proofText(entry), ...givenMoment(entry) };
    case 'observation':
      return {
        id: entry.id,
        at: entry.takenAt,
        what: observationText(entry),
        by: madeBy(entry),
        when: { words: takenDay(entry), iso: takenIso(entry) },
      };
    case 'document':
      return { id: entry.id, at: new Date(entry.documentDate), what: entry.title, by: entry.recordedBy };
    case 'message':
      return { id: entry.id, at: entry.sentAt, what: entry.body, by: 'message' };
    case 'prescription': {
      const what = entry.items.map(({ medicine, strength }) => `${medicine} ${strength}`).join('; ');
      return { id: entry.id, at: entry.issuedAt, what, by: `prescribed by ${entry.prescriber}` };
    }
    case 'note':
      return {
        id: entry.id,
        at: entry.signedAt,
        what: entry.soap.assessment ?? 'Note',
        by: `note of ${entry.authorName}`,
      };
  }
}
