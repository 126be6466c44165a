import { errorText } from '@telehealth/contracts/messages';
import { pushAbility } from '@telehealth/data/push/browser-push';
import { useTurnOnPush } from '@telehealth/data/push/push-subscription.mutations';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import type { ReactNode } from 'react';

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
  const press = async () => {
    if (turning.isRunning) return;
    const { ok } = await turning.run(publicKey);
    if (ok) onDone?.();
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
      <Notice tone="warning" title="Your browser refuses our notices" live={turning.error !== null}>
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
      {turning.error && (
        <Notice tone="warning" live title="Notices are not on">
          {errorText(turning.error)}
        </Notice>
      )}
    </>
  );
}
