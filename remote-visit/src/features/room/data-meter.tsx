import { Card } from '@telehealth/ui/layout/card';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import { SwitchRow } from '@telehealth/ui/parts/switch-row';
import { CAPS_MB } from '../../room/call-wishes';
import type { RoomActions, RoomView } from '../../room/room-view';
import styles from './panel.module.css';

const MB = 1_000_000;
const DOTS = 25;
const whole = (bytes: number) => Math.round(bytes / MB);

/** E.g. `2 MB a minute`; one decimal below 1. */
export function perMinuteText(kbit: number): string {
  const mb = (kbit * 60) / 8 / 1_000;
  return `${mb < 1 ? mb.toFixed(1) : Math.round(mb)} MB a minute`;
}

interface DataMeterProps {
  view: Pick<RoomView, 'usedBytes' | 'kbitNow' | 'capBytes' | 'wish'>;
  actions: Pick<RoomActions, 'cap' | 'wish'>;
  hasVideo: boolean;
}

export function DataMeter({ view, actions, hasVideo }: DataMeterProps) {
  const { usedBytes, kbitNow, capBytes } = view;
  const used = whole(usedBytes);
  const isAudio = view.wish === 'audio' || view.wish === 'chat';
  return (
    <Card
      title="Data in this visit"
      actions={
        <span className="small soft">
          {capBytes === null ? `${used} MB so far` : `${used} of ${whole(capBytes)} MB`}
        </span>
      }
      className={styles.card}
    >
      {capBytes !== null && <Dots on={Math.min(DOTS, Math.round((usedBytes / capBytes) * DOTS))} />}
      <p className="small soft">
        Now about {perMinuteText(kbitNow)}.
        {capBytes !== null && ' At your limit both of you continue with sound only; the call is not cut off.'}
      </p>
      <Field label="Use at most">
        {(control) => (
          <SelectInput
            {...control}
            value={capBytes === null ? '' : whole(capBytes)}
            onChange={({ target }) => actions.cap(target.value === '' ? null : Number(target.value) * MB)}
          >
            <option value="">No limit</option>
            {limitsWith(capBytes).map((limit) => (
              <option key={limit} value={limit}>
                {limit} MB
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      {hasVideo && (
        <SwitchRow
          label="Sound only"
          hint="About 0.5 MB a minute"
          isOn={isAudio}
          onChange={(isOn) => actions.wish(isOn ? 'audio' : 'video')}
        />
      )}
    </Card>
  );
}

/** Includes a cap chosen in the waiting room that is not in the list. */
function limitsWith(capBytes: number | null): number[] {
  const limits = new Set<number>(CAPS_MB);
  if (capBytes !== null) limits.add(whole(capBytes));
  return [...limits].sort((a, b) => a - b);
}

function Dots({ on }: { on: number }) {
  return (
    <div className={styles.dots} aria-hidden="true">
      {Array.from({ length: DOTS }, (_, dot) => (
        <span key={dot} className={dot < on ? styles.dotOn : styles.dot} />
      ))}
    </div>
  );
}
