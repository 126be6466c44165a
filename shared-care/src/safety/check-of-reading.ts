import { judgeReading, type ReadingVerdict } from '@telehealth/clinical/readings/danger-of-reading';
import type { Person } from '@telehealth/clinical/triage/case-facts';
import { signName } from '@telehealth/clinical/triage/lexicon/names';
import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts';
import type { SymptomCheck } from '@telehealth/contracts/schemas';
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { madeBy, observationText } from '../record/entry-words';

type Observation = ChartEntryOf<'observation'>;
/** What is judged of a measurement, from a record or just given. */
type Judged = Pick<Observation, 'id' | 'code' | 'label' | 'unit' | 'value' | 'secondValue' | 'takenAt' | 'source'> & {
  comparator?: Observation['comparator'] | undefined;
};

/** A measurement that was judged dangerous. */
export interface DangerousReading<T extends Judged = Judged> {
  reading: T;
  verdict: ReadingVerdict;
}

/** Which measurements the rules call dangerous by themselves, most urgent first. */
export function dangerousAmong<T extends Judged>(readings: readonly T[], person: Person): DangerousReading<T>[] {
  return readings
    .flatMap((reading) => {
      const verdict = judgeReading(reading, person);
      return verdict?.isDanger ? [{ reading, verdict }] : [];
    })
    .sort((one, other) => one.verdict.level - other.verdict.level);
}

/**
 * What the rules say of a measurement, as it is kept and taken to a visit.
 * @param signs ids of the complaints that are there with it
 */
export function checkOfReading(
  { reading, verdict: { level, result } }: DangerousReading,
  person: Person,
  signs: readonly string[] = [],
): SymptomCheck {
  const measured = `${observationText(reading)}, ${madeBy(reading)} ${formatShortMoment(reading.takenAt, viewerTimeZone())}`;
  return {
    ...{ rules: result.version, level, heading: result.heading, within: result.within, about: 'me' },
    ...{ age: person.age ?? 0, sex: person.sex ?? 'unsaid', words: '', questions: [], hasCalled: false },
    facts: [
      { id: reading.code, says: measured, answer: 'yes' },
      ...signs.map((id) => ({ id, says: signName(id), answer: 'yes' as const })),
    ],
    reasons: result.reasons.map(({ ruleId, ruleVersion, level: floor, text, source }) => ({
      ...{ ruleId, ruleVersion, level: floor, text, source },
    })),
    ...{ isUnreviewed: result.isUnreviewed, origin: 'reading', observationId: reading.id },
  };
}
