import { now } from '@telehealth/contracts/clock';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { useEffect, useRef, useState } from 'react';
import type { OutOfRange } from './device-value';
import { addHeard, type HeardValue, toHeard } from './heard-values';
import { BluetoothFailure, type BluetoothProblem, type Connection, chooseDevice, measureWith } from './measure-with';
import type { MeasuringService } from './services';
import { bluetoothOf } from './web-bluetooth';

export type BluetoothState =
  | { is: 'missing' | 'off' | 'idle' | 'connecting' }
  | { is: 'listening'; services: readonly MeasuringService[] }
  | { is: 'failed'; problem: BluetoothProblem };

/**
 * Handles one device at a time: chosen, connected, listened to; measurements wait to be confirmed.
 * @param tell `onMeasured`: each finished measurement, never for continuous readings; `onBeyond`: HI or LO when it first appears
 */
export function useBluetooth(
  types: readonly ReadingType[],
  tell: {
    onMeasured: (values: readonly HeardValue[]) => void;
    onBeyond: (one: OutOfRange) => void;
  },
) {
  const [bluetooth] = useState(() => bluetoothOf(navigator));
  const [state, setState] = useState<BluetoothState>({ is: bluetooth === null ? 'missing' : 'idle' });
  const [heard, setHeard] = useState<readonly HeardValue[]>([]);
  const [beyond, setBeyond] = useState<readonly OutOfRange[]>([]);
  // Reported once, because continuous readings repeat it every second.
  const told = useRef<readonly OutOfRange[]>([]);
  const keepBeyond = (next: readonly OutOfRange[]) => {
    told.current = next;
    setBeyond(next);
  };
  const [failedTries, setFailedTries] = useState(0);
  // Kept after a disconnect, because many cuffs send their number and switch off.
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
    keepBeyond([]);
    setFailedTries(0);
    setState({ is: 'connecting' });
    try {
      const device = await chooseDevice(bluetooth);
      open.current = await measureWith(device, {
        onValues: (values, { isContinuous = false, recordAccess }) => {
          const arrived = toHeard(values, { types, now: now(), isMemory: recordAccess !== undefined });
          setHeard((before) => addHeard(before, arrived, isContinuous));
          keepBeyond(told.current.filter(({ code }) => !values.some((value) => value.code === code)));
          if (!isContinuous) tell.onMeasured(arrived);
        },
        onBeyond: (found, { isContinuous = false }) => {
          const isIn = (list: readonly OutOfRange[], { code, side }: OutOfRange) =>
            list.some((one) => one.code === code && one.side === side);
          for (const one of found) if (!isContinuous || !isIn(told.current, one)) tell.onBeyond(one);
          const others = told.current.filter(({ code }) => !found.some((one) => one.code === code));
          keepBeyond([...others, ...found]);
          // The earlier number of a continuous reading is outdated.
          if (isContinuous) setHeard((before) => before.filter(({ code }) => !found.some((one) => one.code === code)));
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
  return { state, name, heard, beyond, failedTries, connect, stop, forget: () => setHeard([]) };
}
