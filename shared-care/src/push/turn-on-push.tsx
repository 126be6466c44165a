import { errorText } from '@telehealth/contracts/messages';
import { pushAbility } from '@telehealth/data/push/browser-push';
import { type TurnedOn, useTurnOnPush } from '@telehealth/data/push/push-subscription.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { type ReactNode, useState } from 'react';

/** What its browser said to a press, where it is not on. */
const NOT_ON: Readonly<Partial<Record<TurnedOn, string>>> = {
  dismissed: 'Your browser got no answer to its question. You can press again.',
  cutOff:
    'Your browser does not reach the service that brings its notices. Please try again later. Emails come as before.',
};

interface TurnOnPushProps {
  /** Of the installation. */
  publicKey: string;
  /** Beside the button. */
  more?: ReactNode;
  onDone?: () => void;
}

/** The button after which the browser asks its own question; or why there is none, and what can be done. */
export function TurnOnPush({ publicKey, more, onDone }: TurnOnPushProps) {
  const turning = useTurnOnPush();
  const ability = pushAbility();
  const [said, setSaid] = useState<TurnedOn | null>(null);
  const problem = turning.error ? errorText(turning.error) : said && NOT_ON[said];
  const press = async () => {
    if (turning.isRunning) return;
    setSaid(null);
    const turned = await turning.run(publicKey);
    if (!turned.ok) return;
    setSaid(turned.value);
    if (turned.value === 'granted') onDone?.();
  };
  if (ability === 'homeScreen')
    return (
      <p className="soft">
        An iPhone or iPad shows notices only of pages that are on its home screen as an app. This page is open in the
        browser, where it cannot. Emails come as before.
      </p>
    );
  if (ability === 'unable')
    return <p className="soft">This browser cannot show notices while our pages are closed. Emails come as before.</p>;
  if (ability === 'refused')
    return (
      <Notice tone="warning" title="Your browser refuses our notices" live={said === 'refused'}>
        Nothing is turned on. To undo that, press the sign beside the address of this page, allow notifications there,
        and load the page again.
      </Notice>
    );
  return (
    <>
      <Cluster>
        <Button variant="line" busy={turning.isRunning} busyLabel="Turning on" onClick={() => void press()}>
          Turn on notices on this device
        </Button>
        {more}
      </Cluster>
      {problem && (
        <Notice tone="warning" live title="Notices are not on">
          {problem}
        </Notice>
      )}
    </>
  );
}
