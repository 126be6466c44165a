import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { playTone } from './play-tone';

type Heard = 'unasked' | 'asked' | 'yes' | 'no' | 'silent';

/** Only the user can say whether they heard a tone, so it asks. */
export function SpeakerCheck({ onHeard }: { onHeard: (heard: boolean) => void }) {
  const [heard, setHeard] = useState<Heard>('unasked');
  const answer = (wasHeard: boolean) => {
    setHeard(wasHeard ? 'yes' : 'no');
    onHeard(wasHeard);
  };
  return (
    <Card title="Speaker" headingLevel={3}>
      <Cluster>
        <Button variant="line" size="s" onClick={() => setHeard(playTone() ? 'asked' : 'silent')}>
          Play a tone
        </Button>
      </Cluster>
      <div role="status">
        {heard === 'asked' && <p>Did you hear it?</p>}
        {heard === 'yes' && <Notice tone="success">Your speaker works.</Notice>}
        {heard === 'silent' && <Notice tone="warning">This browser cannot play sound here. Try another one.</Notice>}
        {heard === 'no' && (
          <Notice tone="warning" title="You heard nothing">
            Turn the volume up, check whether the device is muted or a headset is connected, and play it again.
          </Notice>
        )}
      </div>
      {heard === 'asked' && (
        <Cluster>
          <Button size="s" variant="line" onClick={() => answer(true)}>
            Yes, I heard it
          </Button>
          <Button size="s" variant="line" onClick={() => answer(false)}>
            No, nothing
          </Button>
        </Cluster>
      )}
    </Card>
  );
}
