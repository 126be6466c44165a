import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useLocation } from '@telehealth/contracts/router';
import { DEVICES_FOR, type DeviceResults } from '@telehealth/contracts/visit';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import { useKeepDeviceTest } from '../data/visits/visit.mutations';
import { LazyDeviceTest } from '../device-test/lazy-device-test';
import { Arrival } from './arrival';
import { useInTurn } from './use-in-turn';
import styles from './visit.module.css';

const WORDS: Readonly<Record<DeviceResults[keyof DeviceResults], string>> = {
  works: 'works',
  fails: 'did not work',
  untried: 'not tried',
};

/** Fragment of the test; a link to it shows the test opened. */
const PLACE = 'devices';

/** The device test on the visit's page; its results are stored with the visit. */
export function DeviceCheck({ details }: { details: VisitDetails }) {
  const { visit, preparation } = details;
  const [wasOpened, setOpened] = useState(false);
  const isLedTo = useLocation().hash === `#${PLACE}`;
  const keep = useKeepDeviceTest();
  const inTurn = useInTurn();
  if (DEVICES_FOR[visit.mode].length === 0) return null;
  const results = preparation?.devices ?? null;
  const testedAt = preparation?.devicesTestedAt ?? null;
  return (
    <Arrival id={PLACE}>
      <Card title="Test camera and sound">
        <div className={styles.anchor}>
          {results !== null && testedAt !== null && (
            <p>
              Last test {formatShortMoment(testedAt, viewerTimeZone())}: camera {WORDS[results.camera]}, microphone{' '}
              {WORDS[results.microphone]}, speaker {WORDS[results.speaker]}.{' '}
              <span className="soft">It says so of the device you tested. On another one, test again.</span>
            </p>
          )}
          {wasOpened || isLedTo ? (
            <LazyDeviceTest
              onResults={(results) => inTurn(async () => void (await keep.run({ appointmentId: visit.id, results })))}
            />
          ) : (
            <Button variant="line" icon={icons.video} onClick={() => setOpened(true)}>
              {testedAt === null ? 'Test this device' : 'Test again'}
            </Button>
          )}
          <div role="status">{keep.error !== null && <Notice tone="warning">{errorText(keep.error)}</Notice>}</div>
        </div>
      </Card>
    </Arrival>
  );
}
