import { unitText, valueText } from '@telehealth/care/record/entry-words';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { When } from '@telehealth/ui/parts/time';
import { useState } from 'react';
import { useRecordReadings } from '../../../data/readings/reading.mutations';
import styles from '../device.module.css';
import type { JustGiven } from '../just-given';
import { mostUrgent } from '../most-urgent';
import { ClockQuestions } from './clock-questions';
import type { HeardValue } from './heard-values';
import { useClocks } from './use-clocks';

interface ConfirmHeardProps {
  heard: readonly HeardValue[];
  types: readonly ReadingType[];
  deviceName: string;
  onGiven: (given: JustGiven) => void;
  onDone: () => void;
}

/** Shows measurements with their times. Nothing is saved before it is confirmed here. */
export function ConfirmHeard({ heard, types, deviceName, onGiven, onDone }: ConfirmHeardProps) {
  const [left, setLeft] = useState<readonly string[]>([]);
  const saving = useRecordReadings();
  const { notify } = useHostServices();
  const typeOf = (code: string) => types.find((type) => type.code === code);
  const chosen = heard.filter(({ id, isPlausible }) => isPlausible && !left.includes(id));
  const clocks = useClocks(chosen);
  const tell = (isKept: boolean) => {
    const worst = mostUrgent(chosen.map((one) => ({ ...one, takenAt: clocks.timeOf(one) ?? one.takenAt })));
    const type = worst && typeOf(worst.code);
    if (worst && type) onGiven({ ...worst, label: type.label, unit: type.unit, source: 'device', isKept });
  };
  const save = async () => {
    if (!clocks.areAnswered()) return;
    tell(false);
    const readings = chosen.map((one) => ({
      id: one.id,
      code: one.code,
      value: one.value,
      secondValue: one.secondValue,
      quality: one.quality,
      takenAt: clocks.timeOf(one) ?? one.takenAt,
      unit: typeOf(one.code)?.unit ?? '',
      source: 'device' as const,
      deviceId: deviceName,
    }));
    if (!(await saving.run(readings)).ok) return;
    tell(true);
    notify('chart.readingSaved');
    onDone();
  };
  return (
    <Stack>
      <ul className={styles.plain} aria-label="From the device, not saved yet">
        {heard.map((one) => (
          <li key={one.id}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={one.isPlausible && !left.includes(one.id)}
                disabled={!one.isPlausible}
                onChange={(event) =>
                  setLeft(event.currentTarget.checked ? left.filter((id) => id !== one.id) : [...left, one.id])
                }
              />
              <span>
                <b>
                  {valueText(one)} {unitText(typeOf(one.code)?.unit ?? '')}
                </b>{' '}
                {typeOf(one.code)?.label}, <Time one={one} />
                {!one.isPlausible && '. This cannot be right, so it cannot be saved.'}
                {one.remarks.length > 0 && <span className={styles.remark}>{one.remarks.join(' ')}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <ClockQuestions clocks={clocks} />
      {saving.error && (
        <Notice tone="danger" live>
          {errorText(saving.error)}
        </Notice>
      )}
      <Cluster>
        <Button
          busy={saving.isRunning}
          busyLabel="Saving"
          aria-disabled={chosen.length === 0}
          onClick={() => void save()}
        >
          {chosen.length > 1 ? `Save these ${chosen.length}` : 'Save this reading'}
        </Button>
        <Button variant="line" disabled={saving.isRunning} onClick={onDone}>
          Save nothing
        </Button>
      </Cluster>
    </Stack>
  );
}

function Time({ one: { isTimeAsked, isTimeOurs, takenAt } }: { one: HeardValue }) {
  if (isTimeAsked) return 'please say when';
  return isTimeOurs ? 'just now' : <When at={takenAt} zone={viewerTimeZone()} hideZone />;
}
