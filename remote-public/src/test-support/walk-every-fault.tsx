import { installNativeDialog } from '@telehealth/data/testing/native-dialog';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetCarriedDraft } from '../carried/carried-draft';
import { carryReason } from '../carried/carried-reason';
import { type ActedScreen, FAULTS, type FaultName, learnDoors, walkFault } from './fault-walk';

/** All faults at every door in the long run and with `FAULTS=all`; otherwise each door fails in one way, the next one in the next. */
const ALL = Object.keys(FAULTS) as FaultName[];
const { env } = (globalThis as unknown as { process: { env: Record<string, string | undefined> } }).process;
const faultsOf = (place: number) =>
  env.LONG === '1' || env.FAULTS === 'all' ? ALL : ALL.slice(place % ALL.length).slice(0, 1);

function forgetAll(): void {
  sessionStorage.clear();
  forgetCarriedDraft();
  carryReason('');
}

/** What jsdom lacks, and that nothing stays from one test to the next. */
export function prepareWalks(): void {
  vi.setConfig({ testTimeout: 240_000 });
  installNativeDialog();
  // Which request it was says enough; a whole page drawn in words hides it.
  configure({ asyncUtilTimeout: 5_000, getElementError: (message) => new Error(message ?? '') });
  // jsdom draws nothing, so there is nothing to scroll.
  Element.prototype.scrollIntoView = () => undefined;
  afterEach(() => {
    cleanup();
    forgetAll();
  });
}

/** One test for each screen: every request of it fails, one after the other. */
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
