import { EMERGENCY_LEVEL } from '@telehealth/clinical/emergency-level';
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import type { AttachedTriage } from '@telehealth/data/visits/audited-reads.mutations';
import { day, madeBy, observationText } from '../record/entry-words';
import type { DangerousReading } from './check-of-reading';
import type { DangerToSee } from './dangers-to-see';

export const isOfReading = ({ check }: AttachedTriage) => check?.origin === 'reading';

/** Dangers that a clinician must respond to: urgent checks sent with the visit, and dangerous measurements in the record. */
export function dangersToSee(
  checks: readonly AttachedTriage[],
  dangerous: readonly DangerousReading<ChartEntryOf<'observation'>>[] | null,
): DangerToSee[] {
  const sent = checks.filter((one) => isOfReading(one) || one.level <= EMERGENCY_LEVEL);
  const isSent = (id: string) => sent.some(({ check }) => check?.observationId === id);
  return [
    ...sent.map(({ sessionId, check, level, seen }) => ({
      danger: { sessionId },
      seen,
      title:
        check?.origin === 'reading'
          ? check.facts.map(({ says }) => says).join('; ')
          : (check?.heading ?? `Symptom check, level ${level} of 5`),
    })),
    ...(dangerous ?? [])
      .filter(({ reading }) => !isSent(reading.id))
      .map(({ reading }) => ({
        danger: { observationId: reading.id },
        seen: reading.seen,
        title: `${observationText(reading)}, ${madeBy(reading)} ${day(reading.takenAt)}`,
      })),
  ];
}
