import { TurnOnPush } from '@telehealth/care/push/turn-on-push';
import { formatShortMoment } from '@telehealth/contracts/formatting';
import { writePush } from '@telehealth/contracts/mail';
import { errorText } from '@telehealth/contracts/messages';
import { useEndPush } from '@telehealth/data/push/push-subscription.mutations';
import { usePushSubscriptions } from '@telehealth/data/push/push-subscription.queries';
import type { PushDevice } from '@telehealth/data/push/push-subscription.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';

/** Notices on the person's browsers: turning them on here, which have them, and ending them. Nothing where nobody sends any. */
export function PushDevices({ timeZone }: { timeZone: string }) {
  const query = usePushSubscriptions();
  if (query.data?.publicKey === null) return null;
  return (
    <Card title="Notices on your devices">
      <QueryPanel query={query} safe="What your devices get has not changed.">
        {({ publicKey, devices }) => publicKey && <Drawn publicKey={publicKey} devices={devices} timeZone={timeZone} />}
      </QueryPanel>
    </Card>
  );
}

interface DrawnProps {
  publicKey: string;
  devices: readonly PushDevice[];
  timeZone: string;
}

function Drawn({ publicKey, devices, timeZone }: DrawnProps) {
  const ending = useEndPush();
  const [ended, setEnded] = useState<string | null>(null);
  const isOnHere = devices.some(({ isThis }) => isThis);
  const stop = (device: PushDevice) => {
    if (ending.isRunning) return;
    setEnded(device.id);
    void ending.run(device);
  };
  const example = { startsAt: '2027-03-04T08:30:00Z', appointmentId: 'your-visit', timeZone };
  return (
    <Stack>
      {isOnHere ? (
        <Notice tone="success" title="This device gets notices">
          Choose under “What we tell you” which ones.
        </Notice>
      ) : (
        <>
          <p className="soft">
            Reminders, changes of a visit and “your doctor is ready” can show on this device, also while our pages are
            closed. First your browser asks you whether we may.
          </p>
          <TurnOnPush publicKey={publicKey} />
        </>
      )}
      {devices.length > 0 && (
        <RowList label="Devices that get notices">
          {devices.map((device) => (
            <Row
              key={device.id}
              title={device.isThis ? `${device.label}, this device` : device.label}
              detail={standing(device, timeZone)}
              end={
                <Button
                  variant="line"
                  size="s"
                  busy={ending.isRunning && ended === device.id}
                  busyLabel="Stopping"
                  aria-label={device.isThis ? undefined : `Stop on ${device.label}`}
                  onClick={() => stop(device)}
                >
                  {device.isThis ? 'Stop on this device' : 'Stop'}
                </Button>
              }
            />
          ))}
        </RowList>
      )}
      {ending.error && (
        <Notice tone="danger" live title="Notices were not stopped">
          {errorText(ending.error)}
        </Notice>
      )}
      <p className="small soft">
        A notice names nobody: “{writePush('booking.soon', example).notice.body}” Who picks up the device can read it.
        Reminders wait for the end of your quiet hours. Ten devices get them at most; an eleventh takes the place of the
        oldest. Signing out ends them on that device; signing another device out ends them on all.
      </p>
    </Stack>
  );
}

function standing({ createdAt, lastSentAt, failedAt }: PushDevice, timeZone: string): string {
  if (failedAt) return 'The last notice did not get through. Nothing is lost: the same stands on your pages here.';
  const sent = lastSentAt ? `last notice ${formatShortMoment(lastSentAt, timeZone)}` : 'no notice yet';
  return `On since ${formatShortMoment(createdAt, timeZone)}, ${sent}.`;
}
