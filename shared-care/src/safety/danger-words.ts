import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts';
import type { SymptomCheck } from '@telehealth/contracts/schemas';
import type { Danger } from '@telehealth/data/symptom-checks/open-danger.mutations';

/** What was found, in a line, e.g. "Blood pressure 192/124 mmHg, typed Today 14:05". */
export function dangerTitle({ check, at }: Pick<Danger, 'check' | 'at'>): string {
  const when = formatShortMoment(at, viewerTimeZone());
  if (check.origin === 'reading') return check.facts.map(({ says }) => says).join('; ');
  return check.origin === 'chat' ? `What you told the assistant, ${when}` : `Your symptom check, ${when}`;
}

/** Why it is dangerous, by the rules that decided. */
export const dangerReasons = ({ reasons, level }: Pick<SymptomCheck, 'reasons' | 'level'>): string[] =>
  reasons.filter((reason) => reason.level === level).map(({ text }) => text);
