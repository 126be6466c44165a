import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { RowList } from '@telehealth/ui/parts/row-list';
import { useRef, useState } from 'react';
import { useSensitive } from '../reverification/sensitive-area';
import { useFirstStep } from '../use-first-step';
import type { Device } from './describe-device';
import { DeviceRow } from './device-row';
import { endDevice } from './end-device';
import { SignOutOthers } from './sign-out-others';
import { useDevices } from './use-devices';

/** The person's sessions, each with a button to end it. */
export function DeviceCard() {
  const devices = useDevices();
  const { mend } = useFirstStep();
  const { notify } = useHostServices();
  const sensitive = useSensitive();
  // Takes the focus when the focused row or button disappears.
  const intro = useRef<HTMLParagraphElement>(null);
  const refresh = async () => {
    await devices.refetch();
    intro.current?.focus();
  };
  const [problem, setProblem] = useState<string | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);
  const signOut = async (device: Device) => {
    setProblem(null);
    setLeaving(device.id);
    const done = await endDevice(device, sensitive);
    await (done.ok ? refresh() : devices.refetch());
    setLeaving(null);
    if (done.ok) notify('security.deviceDone', { device: device.name });
    else setProblem(errorText(done.error));
  };
  return (
    <Card title="Where you are signed in">
      <p className="soft" tabIndex={-1} ref={intro}>
        If you do not know a device here, sign it out{mend}.
      </p>
      <QueryPanel query={devices}>
        {(list) => (
          <>
            <RowList label="Devices">
              {list.map((device) => (
                <DeviceRow
                  key={device.id}
                  device={device}
                  isLeaving={leaving === device.id}
                  onSignOut={() => void signOut(device)}
                />
              ))}
            </RowList>
            <SignOutOthers devices={list.filter(({ isThis }) => !isThis)} onDone={refresh} />
          </>
        )}
      </QueryPanel>
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
    </Card>
  );
}
