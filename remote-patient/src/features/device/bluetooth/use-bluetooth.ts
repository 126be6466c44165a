import type { MeasuringService } from '@telehealth/clinical/devices/services';
import { now } from '@telehealth/contracts';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { useEffect, useRef, useState } from 'react';
import { addHeard, type HeardValue, toHeard } from './heard-values';
import { BluetoothFailure, type BluetoothProblem, type Connection, chooseDevice, measureWith } from './measure-with';
import { bluetoothOf } from './web-bluetooth';

export type BluetoothState =
  | { is: 'missing' | 'off' | 'idle' | 'connecting' }
  | { is: 'listening'; services: readonly MeasuringService[] }
  | { is: 'failed'; problem: BluetoothProblem };

/**
 * One device at a time: chosen, connected, listened to; what it says waits to be confirmed.
 * @param onMeasured told of each finished measurement; of numbers that go on nothing
 */
export function useBluetooth(types: readonly ReadingType[], onMeasured: (values: readonly HeardValue[]) => void) {
  const [bluetooth] = useState(() => bluetoothOf(navigator));
  const [state, setState] = useState<BluetoothState>({ is: bluetooth === null ? 'missing' : 'idle' });
  const [heard, setHeard] = useState<readonly HeardValue[]>([]);
  const [failedTries, setFailedTries] = useState(0);
  // Kept when it goes: many a cuff sends its number and switches itself off.
  const [name, setName] = useState('');
  const open = useRef<Connection | null>(null);
  useEffect(() => {
    void bluetooth?.getAvailability?.().then((isThere) => {
      if (!isThere) setState((before) => (before.is === 'idle' ? { is: 'off' } : before));
    });
    return () => open.current?.close();
  }, [bluetooth]);

  const connect = async () => {
    if (bluetooth === null) return;
    setHeard([]);
    setFailedTries(0);
    setState({ is: 'connecting' });
    try {
      const device = await chooseDevice(bluetooth);
      open.current = await measureWith(device, {
        onValues: (values, { isContinuous = false }) => {
          const arrived = toHeard(values, { types, now: now() });
          setHeard((before) => addHeard(before, arrived, isContinuous));
          if (!isContinuous) onMeasured(arrived);
        },
        onNothing: () => setFailedTries((count) => count + 1),
        onLost: () => {
          open.current = null;
          setState({ is: 'failed', problem: 'lost' });
        },
      });
      setName(open.current.name);
      setState({ is: 'listening', services: open.current.services });
    } catch (cause) {
      const problem = cause instanceof BluetoothFailure ? cause.problem : 'lost';
      setState(problem === 'closed' ? { is: 'idle' } : { is: 'failed', problem });
    }
  };
  const stop = () => {
    open.current?.close();
    open.current = null;
    setState({ is: 'idle' });
  };
  return { state, name, heard, failedTries, connect, stop, forget: () => setHeard([]) };
}
