import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { judgeReading, type Person, type ReadingVerdict } from '@telehealth/triage/readings';
import { signName } from '@telehealth/triage/signs';
import { madeBy, observationText } from '../record/entry-words';

type Observation = ChartEntryOf<'observation'>;
/** The fields of a measurement that are judged, from a record or just entered. */
type Judged = Pick<Observation, 'id' | 'code' | 'label' | 'unit' | 'value' | 'secondValue' | 'takenAt' | 'source'> & {
  comparator?: Observation['comparator'] | undefined;
};

export interface DangerousReading<T extends Judged = Judged> {
  reading: T;
  verdict: ReadingVerdict;
}

/** Measurements that the rules call dangerous by themselves, most urgent first. */
export function dangerousAmong<T extends Judged>(readings: readonly T[], person: Person): DangerousReading<T>[] {
  return readings
    .flatMap((reading) => {
      const verdict = judgeReading(reading, person);
      return verdict?.isDanger ? [{ reading, verdict }] : [];
    })
    .sort((one, other) => one.verdict.level - other.verdict.level);
}

/**
 * The rules' result for a measurement, as stored and shared with a visit.
 * @param signs ids of the accompanying symptoms
 */
export function checkOfReading(
  { reading, verdict: { level, result } }: DangerousReading,
  person: Person,
  signs: readonly string[] = [],
): SymptomCheck {
  const measured = `${observationText(reading)}, ${madeBy(reading)} ${formatShortMoment(reading.takenAt, viewerTimeZone())}`;
  return {
    rules: result.version,
    level,
    heading: result.heading,
    within: result.within,
    about: 'me',
    age: person.age ?? 0,
    sex: person.sex ?? 'unsaid',
    words: '',
    questions: [],
    hasCalled: false,
    facts: [
      { id: reading.code, says: measured, answer: 'yes' },
      ...signs.map((id) => ({ id, says: signName(id), answer: 'yes' as const })),
    ],
    reasons: result.reasons.map(({ ruleId, ruleVersion, level: floor, text, source }) => ({
      ruleId,
      ruleVersion,
      level: floor,
      text,
      source,
    })),
    isUnreviewed: result.isUnreviewed,
    origin: 'reading',
    observationId: reading.id,
  };
}
