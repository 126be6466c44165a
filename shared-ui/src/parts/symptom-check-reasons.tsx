import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';

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
