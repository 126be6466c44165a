import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import type { Asked } from '../reverification/asked';
import { ReverificationDialog } from '../reverification/reverification-dialog';

/** For a session that was begun before two-step sign-in was set up, or without it: one code makes up for that. */
export function ConfirmHere() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isDone, setDone] = useState(false);
  const ask = () => {
    const end = () => setAsked(null);
    const complete = () => {
      end();
      setDone(true);
    };
    setAsked({ level: 'second_factor', offered: null, complete, cancel: end });
  };
  return (
    <Stack gap={2}>
      <p>Two-step sign-in is set up for your account, but you are signed in here without it. Confirm it with a code.</p>
      <div>
        <Button onClick={ask}>Confirm with a code</Button>
      </div>
      {isDone && (
        <p role="status">Thank you. You are led on in a moment. If this page stays, sign out and sign in again.</p>
      )}
      {asked !== null && <ReverificationDialog asked={asked} />}
    </Stack>
  );
}
