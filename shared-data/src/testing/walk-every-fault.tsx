import { cleanup, configure } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ActedScreen, FAULTS, type FaultName, learnDoors, walkFault } from './fault-walk';
import { installNativeDialog } from './native-dialog';

/** All faults of every request in the long run and with `FAULTS=all`; otherwise each request fails in one way, in rotation. */
const ALL = Object.keys(FAULTS) as FaultName[];
const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process;
const faultsOf = (place: number) =>
  env.LONG === '1' || env.FAULTS === 'all' ? ALL : ALL.slice(place % ALL.length).slice(0, 1);

let forgetPageMemory = (): void => undefined;

function forgetAll(): void {
  sessionStorage.clear();
  forgetPageMemory();
}

/**
 * Adds what jsdom lacks and isolates tests.
 * @param forget clears what the tested screens remember while the page lives
 */
export function prepareWalks(forget: () => void = () => undefined): void {
  forgetPageMemory = forget;
  vi.setConfig({ testTimeout: 240_000 });
  installNativeDialog();
  // The name of the request is enough; the printed page would hide it.
  configure({ asyncUtilTimeout: 5_000, getElementError: (message) => new Error(message ?? '') });
  // jsdom has no layout, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  afterEach(() => {
    cleanup();
    forgetAll();
  });
}

/** One test for each screen: its requests fail one after the other. */
export function walkEveryFault(screens: Readonly<Record<string, ActedScreen>>): void {
  describe.each(Object.entries(screens))('%s', (name, one) => {
    it('says of every request that it failed, keeps what was typed, and goes on once it works', async () => {
      const doors = (await learnDoors(one)).filter((door) => one.only?.includes(door) ?? true);
      expect(doors.length).toBeGreaterThan(0);
      const dishonest: string[] = [];
      for (const [place, door] of doors.entries()) {
        for (const fault of faultsOf(place)) {
          forgetAll();
          await walkFault(one, door, fault).catch((cause: unknown) => {
            const said = cause instanceof Error ? cause.message : String(cause);
            dishonest.push(`${name}: ${door} ${fault}: ${said} ON ${document.body.textContent?.slice(0, 1200)}`);
          });
          cleanup();
        }
      }
      expect(dishonest).toEqual([]);
    });
  });
}
