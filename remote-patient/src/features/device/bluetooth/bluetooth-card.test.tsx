// @vitest-environment jsdom
import { OBSERVATION_TYPES } from '@telehealth/clinical/observation-types';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { BluetoothCard } from './bluetooth-card';
import { Characteristic, deviceOf } from './device-for-tests';

const TYPES = OBSERVATION_TYPES.map(({ min, max, second, ...rest }) => ({
  ...{ ...rest, min, max, secondLabel: null, secondMin: second?.min ?? null, secondMax: second?.max ?? null },
}));

function nearby(requestDevice: () => Promise<unknown>, isOn = true) {
  Object.defineProperty(navigator, 'bluetooth', {
    configurable: true,
    value: { requestDevice, getAvailability: async () => isOn },
  });
}
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'bluetooth');
});

const open = (answer: unknown = null) => {
  const onGiven = vi.fn();
  const backend = createFakeBackend({ record_observations: answer });
  renderInHost(<BluetoothCard types={TYPES} onGiven={onGiven} />, { backend });
  return { onGiven, sent: () => backend.calls.filter(({ name }) => name === 'record_observations') };
};
const take = () => userEvent.click(screen.getByRole('button', { name: 'Take a reading' }));

it('says that there is no Bluetooth in this browser, and what else can be done', () => {
  open();
  expect(screen.getByText('Not in this browser')).toBeDefined();
  expect(screen.getByText(/Here you can type the number or add an Apple Health export/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Take a reading' })).toBeNull();
});

it('says that it is switched off', async () => {
  nearby(() => new Promise(() => undefined), false);
  open();
  expect(await screen.findByText('Bluetooth is off')).toBeDefined();
});

it('is as before when the list of the browser is closed', async () => {
  nearby(() => Promise.reject(new DOMException('', 'NotFoundError')));
  open();
  await take();
  expect(await screen.findByRole('button', { name: 'Take a reading' })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('follows a pulse, keeps its last number when the strap goes, and saves it once it is confirmed', async () => {
  const strap = new Characteristic();
  const device = deviceOf({ 6157: { 10807: strap } }, 'Strap');
  nearby(async () => device);
  const { onGiven, sent } = open();
  await take();
  await screen.findByText('Wear the strap. The number follows your pulse.');
  act(() => strap.send('00 48'));
  act(() => strap.send('00 8C'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^140 a minute Heart rate, just now/),
  ]);
  expect(onGiven).not.toHaveBeenCalled();
  act(() => void device.dispatchEvent(new Event('gattserverdisconnected')));
  await screen.findByText('Strap has switched off. It sent:');
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save this reading' }));
  expect(sent()).toMatchObject([
    { args: { p_items: [{ code: 'heart_rate', value: 140, unit: '/min', source: 'device', deviceId: 'Strap' }] } },
  ]);
  expect(onGiven.mock.calls.map(([{ isKept }]) => isKept)).toEqual([false, true]);
});

it('speaks of a dangerous pressure when it arrives, and loses nothing when it cannot be saved', async () => {
  const cuff = new Characteristic();
  nearby(async () => deviceOf({ 6160: { 10805: cuff } }, 'Cuff'));
  const { onGiven } = open(refuse('', '', 500));
  await take();
  await screen.findByText('Cuff', { exact: true });
  act(() => cuff.send('00 FF 07 FF 07 FF 07'));
  await screen.findByText(/The device says that it could not measure/);
  act(() => cuff.send('00 BC 00 7A 00 90 00'));
  expect(onGiven).toHaveBeenCalledWith(expect.objectContaining({ value: 188, secondValue: 122, isKept: false }));
  await userEvent.click(screen.getByRole('button', { name: 'Save this reading' }));
  await screen.findByText(/Our server did not answer/);
  expect(screen.getByRole('checkbox', { name: /188\/122/ })).toBeDefined();
});

it('shows what cannot be, and does not save it', async () => {
  const strap = new Characteristic();
  nearby(async () => deviceOf({ 6157: { 10807: strap } }));
  const { sent } = open();
  await take();
  await screen.findByText(/is connected/);
  act(() => strap.send('01 90 01'));
  await screen.findByText(/This cannot be right, so it cannot be saved/);
  await userEvent.click(screen.getByRole('button', { name: 'Save this reading' }));
  expect(sent()).toEqual([]);
});

/** Date Time of the GATT Specification Supplement, in hex. */
const stamp = (at: Date) =>
  [at.getFullYear() & 255, at.getFullYear() >> 8, at.getMonth() + 1, at.getDate()]
    .concat(at.getHours(), at.getMinutes(), at.getSeconds())
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join(' ');

it('tells HI of a glucose meter as a danger of that side, and has nothing to save', async () => {
  const [meter, control] = [new Characteristic(), new Characteristic()];
  nearby(async () => deviceOf({ 6152: { 10776: meter, 10834: control } }, 'Meter'));
  const { onGiven } = open();
  await take();
  await screen.findByText('Meter', { exact: true });
  act(() => meter.send(`06 01 00 ${stamp(new Date())} FE 07 11`));
  expect((await screen.findByText('Blood glucose: HI')).closest('div')?.textContent).toMatch(
    /higher than it can measure/,
  );
  expect(onGiven).toHaveBeenCalledWith(
    expect.objectContaining({ code: 'blood_glucose', beyond: 'HI', isKept: false, unit: 'mmol/L' }),
  );
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  // A later number replaces it.
  act(() => meter.send(`06 02 00 ${stamp(new Date())} 37 C0 11`));
  expect(screen.queryByText('Blood glucose: HI')).toBeNull();
});

it('asks when it was measured where the clock is far from now, and keeps both numbers of one time', async () => {
  const cuff = new Characteristic();
  nearby(async () => deviceOf({ 6160: { 10805: cuff } }, 'Cuff'));
  const { sent } = open();
  await take();
  await screen.findByText('Cuff', { exact: true });
  // The clock was never set, and two people were measured one after the other.
  act(() => cuff.send('02 7C 00 50 00 5A 00 E4 07 01 14 08 2B 00'));
  act(() => cuff.send('02 8C 00 5A 00 64 00 E4 07 01 14 08 2B 00'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^140\/90 mmHg Blood pressure, please say when/),
    expect.stringMatching(/^124\/80 mmHg Blood pressure, please say when/),
  ]);
  expect(screen.getByText('The clock of the device says 20 Jan 2020, 08:43. Is that right?')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Save these 2' }));
  expect(screen.getByText('Please say when it was measured')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Just now' }));
  expect(sent()).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: 'Just now' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save these 2' }));
  const items = sent().flatMap(({ args }) => (args as { p_items: { value: number; takenAt: string }[] }).p_items);
  expect(items.map(({ value }) => value)).toEqual([140, 124]);
  for (const { takenAt } of items) expect(Date.now() - Date.parse(takenAt)).toBeLessThan(60_000);
});

it('does not offer a time that is still to come', async () => {
  const cuff = new Characteristic();
  nearby(async () => deviceOf({ 6160: { 10805: cuff } }, 'Cuff'));
  open();
  await take();
  await screen.findByText('Cuff', { exact: true });
  act(() => cuff.send(`02 7C 00 50 00 5A 00 ${stamp(new Date(Date.now() + 3 * 86_400_000))}`));
  expect(screen.getAllByRole('radio').map((one) => (one as HTMLInputElement).labels?.[0]?.textContent)).toEqual([
    'Just now',
    'Another time',
  ]);
});
