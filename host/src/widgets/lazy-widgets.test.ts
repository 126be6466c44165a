// @vitest-environment jsdom
import { REMOTE_TIMEOUT_MS } from '@telehealth/contracts/settings';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLazyWidgets, type WidgetConstructor, type WidgetControls } from './lazy-widgets';
import { closePlace, openPlace, STAND_IN, widgetPlaces } from './widget-places';

const calls: unknown[][] = [];
const record =
  (name: string) =>
  (...values: unknown[]) =>
    void calls.push([name, ...values]);
const controls = Object.fromEntries(
  ['mountComponent', 'unmountComponent', 'updateProps', 'openModal', 'closeModal', 'closeDrawer'].map((name) => [
    name,
    record(name),
  ]),
) as unknown as WidgetControls;

class RealCode {
  constructor(...client: unknown[]) {
    calls.push(['new', ...client]);
  }
  async ensureMounted() {
    return controls;
  }
}
const load = vi.fn(async (): Promise<WidgetConstructor> => RealCode);
let node: HTMLElement;
const mount = (props: unknown = {}) => ({ node, name: 'SignIn', props, appearanceKey: 'signIn' });
const statuses = () => widgetPlaces.getState().map((place) => place.status);

beforeEach(() => {
  node = document.createElement('div');
  calls.length = 0;
  load.mockClear();
});
afterEach(() => {
  for (const place of widgetPlaces.getState()) closePlace(place.node);
  vi.useRealTimers();
});

test('settings, and closing what was never open, load nothing', async () => {
  const lazy = new (createLazyWidgets(load))('clerk');
  const given = await lazy.ensureMounted();
  given.updateProps({ appearance: { a: 1 } });
  given.closeModal('signIn');
  given.closeDrawer('checkout');
  given.unmountComponent({ node });
  expect(load).not.toHaveBeenCalled();
});

test('the first widget loads the code with the client, the settings kept so far, and its latest properties', async () => {
  const lazy = new (createLazyWidgets(load))('clerk', 'environment');
  const given = await lazy.ensureMounted({ preloadHint: 'SignIn' });
  given.updateProps({ appearance: { a: 1 } });
  given.mountComponent(mount({ path: '/old' }));
  given.updateProps({ node, props: { path: '/new' } });
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  expect(calls).toEqual([
    ['new', 'clerk', 'environment'],
    ['updateProps', { appearance: { a: 1 } }],
    ['mountComponent', mount({ path: '/new' })],
  ]);
  given.updateProps({ node, props: { path: '/newer' } });
  expect(calls.at(-1)).toEqual(['updateProps', { node, props: { path: '/newer' } }]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a dialog loads the code too', async () => {
  const given = await new (createLazyWidgets(load))().ensureMounted();
  await given.openModal('userVerification', { level: 'first_factor' });
  expect(calls.at(-1)).toEqual(['openModal', 'userVerification', { level: 'first_factor' }]);
});

test('a widget that is gone before its code arrived is not drawn', async () => {
  const given = await new (createLazyWidgets(load))().ensureMounted();
  given.mountComponent(mount());
  given.unmountComponent({ node });
  await vi.waitFor(() => expect(calls).toContainEqual(['new']));
  await Promise.resolve();
  expect(calls.filter(([name]) => name === 'mountComponent')).toEqual([]);
  expect(statuses()).toEqual([]);
});

test('code that does not load leaves the place as failed, and the next widget tries again', async () => {
  load.mockRejectedValueOnce(new Error('blocked'));
  const given = await new (createLazyWidgets(load))().ensureMounted();
  given.mountComponent(mount());
  expect(statuses()).toEqual(['loading']);
  await vi.waitFor(() => expect(statuses()).toEqual(['failed']));
  given.mountComponent(mount());
  expect(statuses()).toEqual(['loading']);
  await vi.waitFor(() => expect(calls.at(-1)).toEqual(['mountComponent', mount()]));
});

test('a place is filled by what the widget draws, not by what the host draws meanwhile', async () => {
  openPlace(node);
  const standIn = document.createElement('div');
  standIn.setAttribute(STAND_IN, '');
  node.append(standIn);
  await new Promise((resolve) => setTimeout(resolve));
  expect(statuses()).toEqual(['loading']);
  node.append(document.createElement('section'));
  await vi.waitFor(() => expect(statuses()).toEqual([]));
});

test('a widget whose parts do not arrive in time has failed', () => {
  vi.useFakeTimers();
  openPlace(node);
  vi.advanceTimersByTime(REMOTE_TIMEOUT_MS - 1);
  expect(statuses()).toEqual(['loading']);
  vi.advanceTimersByTime(1);
  expect(statuses()).toEqual(['failed']);
});
