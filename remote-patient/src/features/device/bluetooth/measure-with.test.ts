// @vitest-environment jsdom
import { OBSERVATION_TYPES } from '@telehealth/clinical/observation-types';
import { describe, expect, it, vi } from 'vitest';
import { Characteristic, deviceOf } from './device-for-tests';
import { addHeard, type HeardValue, toHeard } from './heard-values';
import { BluetoothFailure, chooseDevice, measureWith } from './measure-with';
import { bluetoothOf, type GattDevice } from './web-bluetooth';

const listener = () => ({ onValues: vi.fn(), onBeyond: vi.fn(), onNothing: vi.fn(), onLost: vi.fn() });
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
    cuff.send('00 FE 07 5A 00 6E 00');
    expect(heard.onBeyond.mock.calls.map(([found]) => found)).toEqual([[{ code: 'blood_pressure', side: 'above' }]]);
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

  it.each([
    ['none', null, true, false],
    ['one to come', '2030-01-01T00:00:00Z', true, true],
    ['that of a clock that was never set', '2020-01-20T08:43:00Z', true, true],
    ['one half a day back', '2026-11-23T22:00:00Z', true, true],
    ['one a few minutes ahead', '2026-11-24T10:04:00Z', false, false],
    ['one of an hour ago', '2026-11-24T09:00:00Z', false, false],
  ])('told %s, has a time that can be believed, or is asked about', (_, told, isTimeOurs, isTimeAsked) => {
    const at = told === null ? null : new Date(told);
    const [one] = hear([], [value('heart_rate', 71, at)], false);
    expect(one).toMatchObject({ deviceTime: at, takenAt: isTimeOurs ? NOW : at, isTimeOurs, isTimeAsked });
  });

  it('is asked about where a memory tells no time', () => {
    const [one] = toHeard([value('blood_glucose', 5.5)], { types, now: NOW, isMemory: true });
    expect(one).toMatchObject({ takenAt: NOW, isTimeAsked: true });
  });

  it('is kept beside another number of the same time, and once when it comes again', () => {
    const at = new Date('2026-11-24T09:30:00Z');
    const first = hear([], [value('heart_rate', 71, at), value('heart_rate', 88, at)], false);
    const again = hear(first, [value('heart_rate', 88, at), value('heart_rate', 88)], false);
    expect(again.map(({ value }) => value).sort()).toEqual([71, 88, 88]);
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
