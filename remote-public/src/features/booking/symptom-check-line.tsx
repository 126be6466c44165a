import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { carriedCheck, carryCheck, isOfPerson, leaveCheckOut } from '../../carried/carried-check';

/**
 * Says that a symptom check goes along with this booking; one press leaves it out, one brings it back. A check of another body
 * than the visit's stays with who made it.
 */
export function SymptomCheckLine({ forWhom }: { forWhom: string }) {
  const [carried, setCarried] = useState(carriedCheck);
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
    setCarried(carriedCheck());
  };
  const takeAlong = () => {
    carryCheck(carried.check, true);
    setCarried(carriedCheck());
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
