import { cutText, plainName } from '@telehealth/contracts/formatting';
import type { DeviceValue, NoValue, OutOfRange } from './device-value';
import { MEASURING_SERVICES, type MeasuringService, REPORT_LAST_RECORD } from './services';
import type { GattDevice, GattServer, GattService, WebBluetooth } from './web-bluetooth';

/** Why there is no connection. `closed`: the person closed the browser's list. */
export type BluetoothProblem = 'closed' | 'unreachable' | 'noKnownService' | 'lost';

export interface Listener {
  onValues: (values: readonly DeviceValue[], from: MeasuringService) => void;
  /** The device shows HI or LO. */
  onBeyond: (outOfRange: readonly OutOfRange[], from: MeasuringService) => void;
  onNothing: (why: NoValue) => void;
  onLost: () => void;
}

export interface Connection {
  name: string;
  services: readonly MeasuringService[];
  close: () => void;
}

export class BluetoothFailure extends Error {
  readonly problem: BluetoothProblem;
  constructor(problem: BluetoothProblem, cause: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}

const UNNAMED = 'Bluetooth device';
const LONGEST_NAME = 100;

/**
 * Lets the person choose a device in the browser's own list.
 * @throws BluetoothFailure `closed`
 */
export async function chooseDevice(bluetooth: WebBluetooth): Promise<GattDevice> {
  try {
    return await bluetooth.requestDevice({
      filters: MEASURING_SERVICES.map(({ service }) => ({ services: [service] })),
    });
  } catch (cause) {
    throw new BluetoothFailure('closed', cause);
  }
}

/**
 * Connects and passes on every measurement from now on. Stores nothing.
 * @throws BluetoothFailure
 */
export async function measureWith(device: GattDevice, listener: Listener): Promise<Connection> {
  const server = await connectTo(device);
  const lost = () => listener.onLost();
  device.addEventListener('gattserverdisconnected', lost);
  const close = () => {
    device.removeEventListener('gattserverdisconnected', lost);
    server.disconnect();
  };
  try {
    const found: MeasuringService[] = [];
    for (const known of MEASURING_SERVICES) {
      const service = await orNull(() => server.getPrimaryService(known.service));
      if (service !== null && (await listenTo(service, known, listener))) found.push(known);
    }
    if (found.length === 0) throw new BluetoothFailure('noKnownService', null);
    return { name: cutText(plainName(device.name ?? '') || UNNAMED, LONGEST_NAME), services: found, close };
  } catch (cause) {
    close();
    throw cause instanceof BluetoothFailure ? cause : new BluetoothFailure('lost', cause);
  }
}

async function connectTo(device: GattDevice): Promise<GattServer> {
  try {
    if (device.gatt === undefined) throw new TypeError('no GATT');
    return await device.gatt.connect();
  } catch (cause) {
    throw new BluetoothFailure('unreachable', cause);
  }
}

/** Devices have only some of the services, and only some characteristics of each. */
async function listenTo(service: GattService, known: MeasuringService, listener: Listener): Promise<boolean> {
  let heard = false;
  for (const { id, decode } of known.characteristics) {
    const characteristic = await orNull(() => service.getCharacteristic(id));
    if (characteristic === null) continue;
    characteristic.addEventListener('characteristicvaluechanged', () => {
      const { value } = characteristic;
      if (value === undefined) return;
      const told = decode(new Uint8Array(value.buffer, value.byteOffset, value.byteLength));
      if ('why' in told) {
        listener.onNothing(told.why);
        return;
      }
      if (told.outOfRange !== undefined) listener.onBeyond(told.outOfRange, known);
      if (told.values.length > 0) listener.onValues(told.values, known);
    });
    await characteristic.startNotifications();
    heard = true;
  }
  if (heard && known.recordAccess !== undefined) await askForLast(service, known.recordAccess);
  return heard;
}

/** A meter with a memory sends a record on request. */
async function askForLast(service: GattService, id: number): Promise<void> {
  const control = await service.getCharacteristic(id);
  await control.startNotifications();
  await control.writeValueWithResponse(REPORT_LAST_RECORD);
}

async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (cause) {
    // A missing characteristic gives NotFoundError; anything else is a lost connection.
    if (cause instanceof DOMException && cause.name === 'NotFoundError') return null;
    throw cause;
  }
}
