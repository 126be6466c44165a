import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';

const TONE_HZ = 440;
const TONE_SECONDS = 1;
const VOLUME = 0.2;

/** Plays a short tone, which needs no file. @returns false where the browser has no sound */
function playTone(): boolean {
  if (typeof AudioContext === 'undefined') return false;
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = TONE_HZ;
  volume.gain.value = VOLUME;
  tone.connect(volume).connect(context.destination);
  tone.addEventListener('ended', () => void context.close());
  tone.start();
  tone.stop(context.currentTime + TONE_SECONDS);
  return true;
}

type Heard = 'unasked' | 'asked' | 'yes' | 'no' | 'silent';

/** Only the person can say whether a tone was heard, so they are asked. */
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
        {heard === 'silent' && <Notice tone="warning">This browser plays no sound here. Try another one.</Notice>}
        {heard === 'no' && (
          <Notice tone="warning" title="You heard nothing">
            Turn the volume up, look whether the device is muted or a headset is connected, and play it again.
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
