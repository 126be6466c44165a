import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { carriedCheck, carryCheck, leaveCheckOut } from '../../carried/carried-check';

/** Says that a symptom check goes along with this booking; one press leaves it out, one brings it back. */
export function SymptomCheckLine() {
  const [carried, setCarried] = useState(carriedCheck);
  const [wasLeftOut, setLeftOut] = useState(false);
  if (carried === null || (!carried.forVisit && !wasLeftOut)) return null;
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
