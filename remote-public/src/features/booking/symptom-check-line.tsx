import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { handedOverCheck, handOverCheck, isOfPerson, leaveCheckOut } from '../../handover/handed-over-check';

/**
 * Says that a symptom check is shared with this booking, and can exclude or include it. A check about another person than the
 * visit's is never shared.
 */
export function SymptomCheckLine({ forWhom }: { forWhom: string }) {
  const [carried, setHandedOver] = useState(handedOverCheck);
  const [wasLeftOut, setLeftOut] = useState(false);
  if (carried === null || (!carried.forVisit && !wasLeftOut)) return null;
  if (!isOfPerson(carried.check, forWhom)) {
    return (
      <Notice tone="info">
        {carried.check.about === 'me'
          ? 'Your symptom check is about you, so it does not come with this visit.'
          : 'Your symptom check is about somebody else, so it does not come with a visit for you.'}
      </Notice>
    );
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
