// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../testing/open-page';
import { startKeptPage } from './kept-page';

/** The browser's workers, with or without one that has served the page. */
class Workers extends EventTarget {
  registrations = 0;
  updates = 0;
  looked: () => void = () => undefined;
  constructor(public controller: object | null) {
    super();
  }
  readonly #registration = {
    active: {},
    update: () => {
      this.updates += 1;
      return new Promise<void>((resolve) => {
        this.looked = resolve;
      });
    },
  };
  getRegistration = async () => (this.controller === null ? undefined : this.#registration);
  register = async () => {
    this.registrations += 1;
    return this.#registration;
  };
  changeController(): void {
    this.controller = {};
    this.dispatchEvent(new Event('controllerchange'));
  }
}

const KEPT = /is saved on this device/;
const NEWER = /A newer version of this page is ready\. Show it/;
const state = () => document.getElementById('page-state')?.textContent ?? '';
let loaded: () => void = () => undefined;

function open(controller: object | null): Workers {
  const workers = new Workers(controller);
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  startKeptPage();
  return workers;
}

beforeEach(() => {
  openPage();
  vi.stubGlobal('addEventListener', (_: 'load', listener: () => void) => {
    loaded = listener;
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the first visit keeps the page and says so', async () => {
  const workers = open(null);
  loaded();
  await vi.waitFor(() => expect(workers.registrations).toBe(1));
  workers.changeController();
  expect(state()).toMatch(KEPT);
});

test('a later visit says that the page is kept', async () => {
  const workers = open({});
  loaded();
  await vi.waitFor(() => expect(workers.updates).toBe(1));
  workers.looked();
  await vi.waitFor(() => expect(state()).toMatch(KEPT));
});

test('a newer version that comes before the page has loaded is offered, and stays so', async () => {
  const workers = open({});
  workers.changeController();
  expect(state()).toMatch(NEWER);
  loaded();
  await vi.waitFor(() => expect(workers.updates).toBe(1));
  workers.looked();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(state()).toMatch(NEWER);
});

test('a newer version that comes while the page looks for it is offered, and stays so', async () => {
  const workers = open({});
  loaded();
  await vi.waitFor(() => expect(workers.updates).toBe(1));
  workers.changeController();
  workers.looked();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(state()).toMatch(NEWER);
});
