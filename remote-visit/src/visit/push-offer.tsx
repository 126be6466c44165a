import { TurnOnPush } from '@telehealth/care/push/turn-on-push';
import { actingPerson } from '@telehealth/contracts/people';
import { pushAbility } from '@telehealth/data/push/browser-push';
import { usePushSubscriptions } from '@telehealth/data/push/push-subscription.queries';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';

/** localStorage: there once somebody answered the offer on this device. The settings have it all the same. */
const ANSWERED_KEY = 'pushOffer';

function wasAnswered(): boolean {
  try {
    return localStorage.getItem(ANSWERED_KEY) !== null;
  } catch {
    // Where nothing can be kept nobody is asked again and again.
    return true;
  }
}

function keepAnswer(): void {
  try {
    localStorage.setItem(ANSWERED_KEY, '1');
  } catch {
    // Only this page knows then.
  }
}

/**
 * Offers notices on this device, once: when a visit was booked, and in the waiting room. The browser's own question comes after a press.
 * Nothing where the browser cannot show any, was asked before, or has them on.
 */
export function PushOffer() {
  const [isOffered] = useState(
    () => pushAbility() === 'able' && Notification.permission === 'default' && !wasAnswered(),
  );
  const [answer, setAnswer] = useState<'on' | 'later' | null>(null);
  const query = usePushSubscriptions(isOffered);
  const { publicKey = null, devices = [] } = query.data ?? {};
  if (!isOffered || publicKey === null || answer === 'later') return null;
  if (answer === 'on')
    return (
      <Notice tone="success" live title="This device gets notices">
        You can close this page now. To stop them, go to your settings.
      </Notice>
    );
  if (devices.some(({ isThis }) => isThis)) return null;
  const done = (how: 'on' | 'later') => {
    keepAnswer();
    setAnswer(how);
  };
  const later = (
    <Button variant="quiet" onClick={() => done('later')}>
      Not now
    </Button>
  );
  return (
    <Card title="Shall this device tell you?">
      <Stack>
        <p>
          When the doctor is ready, or something about {actingPerson() === null ? 'your' : 'the'} visit changes, a
          notice can show here, also while our pages are closed. It names nobody and says nothing of your health.
        </p>
        <TurnOnPush publicKey={publicKey} more={later} onDone={() => done('on')} />
      </Stack>
    </Card>
  );
}
