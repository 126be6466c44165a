import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { SymptomCheckFacts } from '@telehealth/ui/parts/symptom-check-facts';
import { SymptomCheckReasons } from '@telehealth/ui/parts/symptom-check-reasons';
import { saidToClinician } from './said-to-clinician';

interface SentSymptomCheckProps {
  check: SymptomCheck;
  /** The viewer is its author. */
  isOwn: boolean;
}

/** A symptom check sent with a visit; its author is named before its content. */
export function SentSymptomCheck({ check, isOwn }: SentSymptomCheckProps) {
  return (
    <Stack>
      <Notice tone={isOwn ? 'info' : 'warning'}>
        {isOwn
          ? 'This is what your specialist reads. It was worked out on your device, by rules that no clinician has reviewed.'
          : 'Said and worked out on the patient’s own device, by rules that no clinician has reviewed. Judge it yourself.'}
      </Notice>
      <p>
        <strong>{isOwn ? check.heading : `The patient was told: “${check.heading}”`}</strong>
        <br />
        <span className="small soft">
          Urgency level {check.level} of 5, 1 is the most urgent.
          {check.hasCalled &&
            (isOwn ? ' You said that you had called for help.' : ' They said that they had called for help.')}
        </span>
      </p>
      <SymptomCheckFacts check={check} />
      <h3>Why</h3>
      <SymptomCheckReasons
        reasons={isOwn ? check.reasons : check.reasons.map((one) => ({ ...one, text: saidToClinician(one) }))}
      />
      {!isOwn && <p className="small soft">Rules of the symptom checker: {check.rules}.</p>}
    </Stack>
  );
}
