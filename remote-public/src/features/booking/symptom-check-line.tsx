import type { SymptomCheck } from '@telehealth/contracts/schemas/symptom-check';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { handedOverCheck, handOverCheck, leaveCheckOut } from '../../handover/handed-over-check';

/**
 * Says that a symptom check is shared with this booking, and can exclude or include it. A check about somebody else is never
 * shared.
 */
export function SymptomCheckLine({ isForOther }: { isForOther: boolean }) {
  const [carried, setHandedOver] = useState(handedOverCheck);
  const [wasLeftOut, setLeftOut] = useState(false);
  if (carried === null || (!carried.forVisit && !wasLeftOut)) return null;
  if (isForOther || carried.check.about === 'other') {
    return <Notice tone="info">{restText(carried.check, isForOther)}</Notice>;
  }
  const leaveOut = () => {
    leaveCheckOut();
    setLeftOut(true);
    setHandedOver(handedOverCheck());
  };
  const takeAlong = () => {
    handOverCheck(carried.check, true);
    setHandedOver(handedOverCheck());
  };
  const action = carried.forVisit ? (
    <Button variant="line" size="s" onClick={leaveOut}>
      Leave it out
    </Button>
  ) : (
    <Button variant="line" size="s" onClick={takeAlong}>
      Take it along
    </Button>
  );
  return (
    <Notice tone="info" action={action}>
      {carried.forVisit
        ? `From the symptom check: ${carried.check.heading}. Your specialist reads it with your answers.`
        : 'The symptom check stays with you.'}
    </Notice>
  );
}

function restText({ about }: SymptomCheck, isForOther: boolean): string {
  if (about === 'me') return 'Your symptom check is about you, so it does not come with a visit for somebody else.';
  return isForOther
    ? 'Your symptom check is about somebody else. It comes with the visit once you choose who it is for.'
    : 'Your symptom check is about somebody else, so it does not come with a visit for you.';
}
