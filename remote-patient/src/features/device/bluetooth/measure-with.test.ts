// @vitest-environment jsdom
import { OBSERVATION_TYPES } from '@telehealth/clinical/observation-types';
import { describe, expect, it, vi } from 'vitest';
import { Characteristic, deviceOf } from './device-for-tests';
import { addHeard, type HeardValue, toHeard } from './heard-values';
import { BluetoothFailure, chooseDevice, measureWith } from './measure-with';
import { bluetoothOf, type GattDevice } from './web-bluetooth';

const listener = () => ({ onValues: vi.fn(), onNothing: vi.fn(), onLost: vi.fn() });
const asDevice = (device: unknown) => device as GattDevice;

describe('a device', () => {
  it('is listened to by each service it has, and gives decoded numbers only', async () => {
    const cuff = new Characteristic();
    const device = deviceOf({ 6160: { 10805: cuff } }, 'Arm cuff');
    const heard = listener();
    const connection = await measureWith(asDevice(device), heard);
    expect(connection).toMatchObject({ name: 'Arm cuff', services: [{ label: 'Blood pressure' }] });
    cuff.send('00 7C 00 50 00 5A 00');
    expect(heard.onValues.mock.calls[0]?.[0]).toMatchObject([{ code: 'blood_pressure', value: 124, secondValue: 80 }]);
    cuff.send('00 FF 07 FF 07 FF 07');
    cuff.send('00 7C');
    expect(heard.onNothing.mock.calls).toEqual([['notMeasured'], ['tooShort']]);
    connection.close();
    expect(device.gatt.disconnect).toHaveBeenCalledOnce();
  });

  it('has a name on one line, or none', async () => {
    const strap = () => ({ 6157: { 10807: new Characteristic() } });
    const odd = await measureWith(asDevice(deviceOf(strap(), ' A\n\u202eB '.padEnd(300, 'x'))), listener());
    expect(odd.name).toMatch(/^A Bx*$|^A B x*$/);
    expect(odd.name.length).toBeLessThanOrEqual(100);
    expect((await measureWith(asDevice(deviceOf(strap())), listener())).name).toBe('Bluetooth device');
  });

  it('with a memory is asked for its newest record, once it is listened to', async () => {
    const [meter, control] = [new Characteristic(), new Characteristic()];
    await measureWith(asDevice(deviceOf({ 6152: { 10776: meter, 10834: control } })), listener());
    expect(meter.isListenedTo && control.isListenedTo).toBe(true);
    expect(control.written).toEqual([[1, 6]]);
  });

  it('that says nothing we know is let go, and so is one that cannot be reached', async () => {
    const device = deviceOf({});
    await expect(measureWith(asDevice(device), listener())).rejects.toMatchObject({ problem: 'noKnownService' });
    expect(device.gatt.disconnect).toHaveBeenCalled();
    device.gatt.connect = () => Promise.reject(new DOMException('', 'NetworkError'));
    await expect(measureWith(asDevice(device), listener())).rejects.toMatchObject({ problem: 'unreachable' });
    await expect(measureWith(asDevice(new EventTarget()), listener())).rejects.toBeInstanceOf(BluetoothFailure);
  });

  it('that goes away says so', async () => {
    const device = deviceOf({ 6157: { 10807: new Characteristic() } });
    const heard = listener();
    await measureWith(asDevice(device), heard);
    device.dispatchEvent(new Event('gattserverdisconnected'));
    expect(heard.onLost).toHaveBeenCalledOnce();
  });

  it('is chosen in the browser’s list of those that measure; closing it is no failure of a device', async () => {
    const requestDevice = vi.fn(() => Promise.reject(new DOMException('', 'NotFoundError')));
    await expect(chooseDevice({ requestDevice })).rejects.toMatchObject({ problem: 'closed' });
    expect(requestDevice).toHaveBeenCalledWith({ filters: expect.arrayContaining([{ services: [0x1810] }]) });
    expect(bluetoothOf({})).toBeNull();
  });
});

describe('what was heard', () => {
  const types = OBSERVATION_TYPES.map(({ min, max, second, ...rest }) => ({
    ...{ ...rest, min, max, secondLabel: null, secondMin: second?.min ?? null, secondMax: second?.max ?? null },
  }));
  const NOW = new Date('2026-11-24T10:00:00Z');
  const value = (code: string, number: number, takenAt: Date | null = null, secondValue: number | null = null) => ({
    ...{ code, value: number, secondValue, takenAt, quality: 'good' as const, remarks: [] },
  });
  const hear = (before: readonly HeardValue[], values: Parameters<typeof toHeard>[0], isContinuous: boolean) =>
    addHeard(before, toHeard(values, { types, now: NOW }), isContinuous);

  it('goes on in one line, while single measurements stay beside each other and come once', () => {
    const pulse = hear(hear([], [value('heart_rate', 71)], true), [value('heart_rate', 74)], true);
    expect(pulse.map(({ value }) => value)).toEqual([74]);
    const [morning, noon] = [new Date('2026-11-24T06:00:00Z'), new Date('2026-11-24T09:00:00Z')];
    const stored = [value('blood_pressure', 140, morning, 90), value('blood_pressure', 150, noon, 95)];
    const twice = hear(hear([], stored, false), stored, false);
    expect(twice.map(({ value }) => value)).toEqual([150, 140]);
  });

  it('has our time where the device told none or one to come', () => {
    const [none, future] = hear(
      [],
      [value('heart_rate', 71), value('body_temperature', 37, new Date('2030-01-01'))],
      false,
    );
    for (const one of [none, future]) expect(one).toMatchObject({ takenAt: NOW, isTimeOurs: true });
  });

  it.each([
    ['a pulse of 400', value('heart_rate', 400), false],
    ['half a pressure', value('blood_pressure', 140), false],
    ['a pressure upside down', value('blood_pressure', 80, null, 120), false],
    ['a pulse of 70', value('heart_rate', 70), true],
    ['a kind that is not kept', value('aura', 1), false],
  ])('tells whether it can be: %s', (_, one, isPlausible) => {
    expect(hear([], [one], false)[0]?.isPlausible).toBe(isPlausible);
  });
});
