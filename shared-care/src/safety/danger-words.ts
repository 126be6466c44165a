import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { actingPerson } from '@telehealth/contracts/people';
import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import type { Danger } from '@telehealth/data/symptom-checks/open-danger.mutations';
import type { SeenByClinician } from '@telehealth/data/symptom-checks/open-danger.schema';
import { observationText } from '../record/entry-words';

/** The finding in a line, e.g. "Blood pressure 192/124 mmHg, typed Today 14:05". */
export function dangerTitle({ check, at }: Pick<Danger, 'check' | 'at'>): string {
  const when = formatShortMoment(at, viewerTimeZone());
  if (check.origin === 'reading') return check.facts.map(({ says }) => says).join('; ');
  const isOwn = actingPerson() === null;
  if (check.origin === 'chat') return `${isOwn ? 'What you told' : 'Told to'} the assistant, ${when}`;
  return `${isOwn ? 'Your symptom check' : 'Symptom check'}, ${when}`;
}

/** Texts of the deciding rules. */
export const dangerReasons = ({ reasons, level }: Pick<SymptomCheck, 'reasons' | 'level'>): string[] =>
  reasons.filter((reason) => reason.level === level).map(({ text }) => text);

/** A danger that a clinician handled, in a line: the stored finding, or the measurement. */
export function seenTitle({ check, reading, savedAt, at }: SeenByClinician): string {
  if (check !== null) return dangerTitle({ check, at: savedAt ?? at });
  return reading === null ? 'Something dangerous' : observationText(reading);
}
