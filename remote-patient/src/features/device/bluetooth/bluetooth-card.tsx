import { now } from '@telehealth/contracts/clock';
import { message } from '@telehealth/contracts/messages';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { judgeReading } from '@telehealth/triage/readings';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster, Stack } from '@telehealth/ui/layout/stack';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import type { JustGiven } from '../just-given';
import { mostUrgent } from '../most-urgent';
import { endOfRange } from './beyond-range';
import { ConfirmHeard } from './confirm-heard';
import type { OutOfRange } from './device-value';
import type { HeardValue } from './heard-values';
import { type BluetoothState, useBluetooth } from './use-bluetooth';

export interface BluetoothCardProps {
  types: readonly ReadingType[];
  onGiven: (given: JustGiven) => void;
}

/** Connects a device by Web Bluetooth; without it the card says so and leads to the other ways. */
export function BluetoothCard({ types, onGiven }: BluetoothCardProps) {
  // Danger is shown on arrival, whether or not the number is saved afterwards.
  const speakOf = (values: readonly HeardValue[]) => {
    const worst = mostUrgent(values.filter(({ isPlausible }) => isPlausible));
    const type = types.find(({ code }) => code === worst?.code);
    if (worst !== undefined && type !== undefined && judgeReading(worst)?.isDanger === true)
      onGiven({ ...worst, label: type.label, unit: type.unit, source: 'device', isKept: false });
  };
  const speakOfBeyond = (one: OutOfRange) => {
    const end = endOfRange(one);
    const type = types.find(({ code }) => code === one.code);
    if (end === null || type === undefined || judgeReading(end)?.isDanger !== true) return;
    onGiven({
      ...end,
      id: crypto.randomUUID(),
      label: type.label,
      unit: type.unit,
      takenAt: now(),
      source: 'device',
      beyond: SHOWS[one.side],
      isKept: false,
    });
  };
  const { state, name, heard, beyond, failedTries, connect, stop, forget } = useBluetooth(types, {
    onMeasured: speakOf,
    onBeyond: speakOfBeyond,
  });
  return (
    <Card title="Bluetooth" actions={<WhereBadge state={state} />}>
      <Stack>
        <p>Blood-pressure cuff, heart-rate strap, thermometer, scale, oximeter, glucose meter.</p>
        <Words state={state} name={name} hasHeard={heard.length > 0} />
        {beyond.map((one) => (
          <Beyond key={one.code} one={one} label={types.find(({ code }) => code === one.code)?.label ?? 'The number'} />
        ))}
        {failedTries > 0 && heard.length === 0 && beyond.length === 0 && (
          <Notice tone="warning" live>
            {message('device.notMeasured')}
          </Notice>
        )}
        {heard.length > 0 && (
          <ConfirmHeard
            heard={heard}
            types={types}
            deviceName={name}
            onGiven={onGiven}
            onDone={() => {
              forget();
              if (state.is === 'listening') stop();
            }}
          />
        )}
        <Cluster>
          {(state.is === 'idle' || state.is === 'failed') && (
            <Button variant="line" wide onClick={() => void connect()}>
              {state.is === 'failed' ? 'Connect again' : 'Take a reading'}
            </Button>
          )}
          {state.is === 'listening' && (
            <Button variant="line" wide onClick={stop}>
              Disconnect
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}

const SHOWS = { above: 'HI', below: 'LO' } as const;

/** A value beyond the device's range: which side, and what to do. */
function Beyond({ one: { side }, label }: { one: OutOfRange; label: string }) {
  const shows = SHOWS[side];
  return (
    <Notice tone="danger" live title={`${label}: ${shows}`}>
      The device could not measure a number: it is {side === 'above' ? 'higher' : 'lower'} than it can measure. Measure
      again now. If it shows {shows} again, or you feel ill, call a doctor today. Call 112 if you feel very ill.
    </Notice>
  );
}

function WhereBadge({ state: { is } }: { state: BluetoothState }) {
  if (is === 'missing') return <Badge tone="warning">Not in this browser</Badge>;
  if (is === 'off') return <Badge tone="warning">Bluetooth is off</Badge>;
  return (
    <Badge tone="success" icon={icons.check}>
      Works here
    </Badge>
  );
}

function Words({ state, name, hasHeard }: { state: BluetoothState; name: string; hasHeard: boolean }) {
  switch (state.is) {
    case 'missing':
      return (
        <p className="small soft">
          Bluetooth does not work in Safari or Firefox, or in any browser on an iPhone. It works in Chrome or Edge on
          Android or a computer. Here you can type the number or add an Apple Health export.
        </p>
      );
    case 'off':
      return <p className="small soft">Switch Bluetooth on, then load this page again. Or type the number.</p>;
    case 'idle':
      return (
        <p className="small soft">
          Your browser shows a list of devices near you. Nothing is saved before you confirm it.
        </p>
      );
    case 'connecting':
      return (
        <p role="status">
          <Spinner size="s" label="" /> Choose your device in the list of the browser …
        </p>
      );
    case 'listening':
      return (
        <div role="status">
          <p>
            <b>{name}</b> is connected.
          </p>
          {state.services.map(({ service, wait }) => (
            <p key={service}>{wait}</p>
          ))}
        </div>
      );
    case 'failed':
      if (state.problem === 'closed') return null;
      // A complete number stays valid after its device went to sleep.
      if (state.problem === 'lost' && hasHeard) return <p role="status">{name} has switched off. It sent:</p>;
      return (
        <Notice tone="warning" live>
          {message(`device.${state.problem}`)}
        </Notice>
      );
  }
}
