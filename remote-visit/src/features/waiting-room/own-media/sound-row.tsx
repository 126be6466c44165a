import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { playTone } from '../../../device-test/play-tone';
import { DeviceRow } from './device-row';

type Heard = 'unasked' | 'asked' | 'yes' | 'no' | 'silent';

const NOTES: Readonly<Record<Heard, string>> = {
  unasked: 'not tried yet',
  asked: 'did you hear it?',
  yes: 'you heard it',
  no: 'you heard nothing',
  silent: 'this browser cannot play sound here',
};

/** Only the user can say whether they heard a tone, so it asks. */
export function SoundRow({ onHeard }: { onHeard: (heard: boolean) => void }) {
  const [heard, setHeard] = useState<Heard>('unasked');
  const answer = (wasHeard: boolean) => {
    setHeard(wasHeard ? 'yes' : 'no');
    onHeard(wasHeard);
  };
  const state = heard === 'yes' ? 'works' : heard === 'no' || heard === 'silent' ? 'fails' : 'open';
  return (
    <DeviceRow name="Sound" state={state} note={NOTES[heard]}>
      {heard === 'no' && (
        <p className="small">Turn the volume up, check whether a headset is connected, and play it again.</p>
      )}
      <Cluster>
        {heard === 'asked' ? (
          <>
            <Button size="s" variant="line" onClick={() => answer(true)}>
              Yes, I heard it
            </Button>
            <Button size="s" variant="line" onClick={() => answer(false)}>
              No, nothing
            </Button>
          </>
        ) : (
          <Button size="s" variant="line" onClick={() => setHeard(playTone() ? 'asked' : 'silent')}>
            {heard === 'unasked' ? 'Play a tone' : 'Play it again'}
          </Button>
        )}
      </Cluster>
    </DeviceRow>
  );
}
