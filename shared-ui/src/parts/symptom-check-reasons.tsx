import type { SymptomCheck } from '@telehealth/contracts/schemas';

/** The rules by which a symptom check came to its level, each with its source. */
export function SymptomCheckReasons({ reasons }: Pick<SymptomCheck, 'reasons'>) {
  return (
    <ul>
      {reasons.map(({ ruleId, text, source }) => (
        <li key={ruleId}>
          {text} <span className="small soft">After: {source}.</span>
        </li>
      ))}
    </ul>
  );
}
