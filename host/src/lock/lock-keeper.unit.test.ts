import { SESSION_RULES } from '@telehealth/contracts/identity';
import type { LockState } from '@telehealth/contracts/session';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ActivityRecord } from './activity-record';
import { createLockKeeper, type Surroundings } from './lock-keeper';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const START = Date.UTC(2026, 10, 21, 9);
const SESSION = { id: 'sess_1', endsAt: START + 12 * HOUR, rule: SESSION_RULES.specialist };

const deaf: (record: ActivityRecord) => void = () => undefined;

/** A browser whose tabs share storage. */
function createBrowser() {
  let record: ActivityRecord | null = null;
  const tabs: { heard(record: ActivityRecord): void }[] = [];
  const wake = { isKept: false };
  function openTab(session = SESSION) {
    const locks: LockState[] = [];
    const notices: (number | null)[] = [];
    const calls = { over: 0, asked: 0 };
    let answer: () => void = () => undefined;
    const tab = { locks, notices, calls, answer: () => answer(), heard: deaf };
    const around: Surroundings = {
      now: Date.now,
      elapsed: () => performance.now(),
      serverNow: Date.now,
      record: {
        read: () => record,
        write: (next) => {
          record = next;
        },
      },
      tell: (next) => {
        for (const other of tabs) if (other !== tab) other.heard(next);
      },
      isKeptAwake: () => wake.isKept,
      onLock: (lock) => {
        if (JSON.stringify(locks.at(-1)) !== JSON.stringify(lock)) locks.push(lock);
      },
      onEndNear: (notice) => void notices.push(notice?.times ?? null),
      onOver: () => {
        calls.over += 1;
      },
      ask: () => {
        calls.asked += 1;
        return new Promise((resolve) => {
          answer = resolve;
        });
      },
    };
    const keeper = createLockKeeper(session, around);
    tab.heard = (next) => keeper.heard(next);
    tabs.push(tab);
    return Object.assign(tab, { keeper, state: () => locks.at(-1)?.status });
  }
  const write = (next: ActivityRecord) => {
    record = next;
  };
  return { openTab, wake, write, record: () => record };
}

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());
const pass = (minutes: number) => void vi.advanceTimersByTime(minutes * MINUTE);

it('warns, then locks, by itself', () => {
  const tab = createBrowser().openTab();
  pass(12.9);
  expect(tab.state()).toBe('open');
  pass(0.2);
  expect(tab.locks.at(-1)).toEqual({ status: 'warning', endsAt: START + 15 * MINUTE });
  pass(2);
  expect(tab.state()).toBe('locked');
});

it('counts from the last activity; a bump of the desk does not answer the warning', () => {
  const tab = createBrowser().openTab();
  pass(10);
  tab.keeper.active('pointer');
  pass(12);
  expect(tab.state()).toBe('open');
  pass(1.1);
  tab.keeper.active('pointer');
  expect(tab.state()).toBe('warning');
  tab.keeper.active('press');
  expect(tab.state()).toBe('open');
  pass(12.9);
  expect(tab.state()).toBe('open');
});

it('stays locked whatever moves, until the person proves who they are', () => {
  const tab = createBrowser().openTab();
  pass(16);
  tab.keeper.active('press');
  expect(tab.state()).toBe('locked');
  tab.keeper.unlock();
  expect(tab.state()).toBe('open');
});

it('holds all tabs open while one is in use, locks them together and opens them together', () => {
  const browser = createBrowser();
  const first = browser.openTab();
  const second = browser.openTab();
  pass(14);
  expect(second.state()).toBe('warning');
  first.keeper.active('press');
  expect(second.state()).toBe('open');
  pass(15.1);
  expect([first.state(), second.state()]).toEqual(['locked', 'locked']);
  second.keeper.unlock();
  expect([first.state(), second.state()]).toEqual(['open', 'open']);
});

it('opens with the tab that was unlocked, although that one reads a later clock', () => {
  const browser = createBrowser();
  const tab = browser.openTab();
  pass(16);
  const unlocked = { session: SESSION.id, at: Date.now() + 5_000, locked: false };
  browser.write(unlocked);
  tab.keeper.heard(unlocked);
  expect(tab.state()).toBe('open');
});

it('begins locked after a reload, in a new tab and after a restart, and never by another session', () => {
  const browser = createBrowser();
  const before = browser.openTab();
  pass(16);
  before.keeper.stop();
  expect(browser.openTab().locks).toEqual([{ status: 'locked' }]);
  expect(browser.openTab({ ...SESSION, id: 'sess_2' }).locks).toEqual([{ status: 'open' }]);
});

it('begins locked when the product was closed for longer than the limit', () => {
  const browser = createBrowser();
  browser.openTab().keeper.stop();
  vi.setSystemTime(START + 20 * MINUTE);
  expect(browser.openTab().locks).toEqual([{ status: 'locked' }]);
});

it('does not take the first movement after a sleep for having been here', () => {
  const tab = createBrowser().openTab();
  vi.setSystemTime(START + 8 * HOUR);
  tab.keeper.active('press');
  expect(tab.state()).toBe('locked');
});

it('covers the pages after a short sleep until it is known that the session stands', async () => {
  const tab = createBrowser().openTab();
  vi.setSystemTime(START + 5 * MINUTE);
  tab.keeper.look();
  expect([tab.state(), tab.calls.asked]).toEqual(['checking', 1]);
  tab.answer();
  await vi.advanceTimersByTimeAsync(1);
  expect([tab.state(), tab.calls.asked]).toEqual(['open', 1]);
});

it('is not fooled by a clock that is set back, and not confused by one that was wrong', () => {
  const tab = createBrowser().openTab();
  pass(10);
  vi.setSystemTime(START - 2 * HOUR);
  tab.keeper.look();
  expect(tab.state()).toBe('open');
  pass(5.1);
  expect(tab.state()).toBe('locked');
});

it('stays open during a call, in every tab, and locks a while after it', () => {
  const browser = createBrowser();
  const tab = browser.openTab();
  browser.wake.isKept = true;
  pass(60);
  expect(tab.locks).toEqual([{ status: 'open' }]);
  browser.wake.isKept = false;
  pass(15.3);
  expect(tab.state()).toBe('locked');
});

it('says twice that the end is near, then ends once, also when the device slept over it', () => {
  const browser = createBrowser();
  const tab = browser.openTab();
  browser.wake.isKept = true;
  pass(11 * 60 + 49);
  expect(tab.notices).toEqual([]);
  pass(1);
  expect(tab.notices).toEqual([1]);
  pass(8);
  expect(tab.notices).toEqual([1, 2]);
  pass(60);
  expect(tab.calls.over).toBe(1);
  expect(tab.state()).toBe('checking');

  const slept = browser.openTab({ ...SESSION, endsAt: Date.now() + HOUR });
  vi.setSystemTime(Date.now() + 2 * HOUR);
  slept.keeper.look();
  expect(slept.calls.over).toBe(1);
});

it('writes to storage at most every five seconds', () => {
  const browser = createBrowser();
  const tab = browser.openTab();
  vi.advanceTimersByTime(3_000);
  tab.keeper.active('press');
  expect(browser.record()?.at).toBe(START);
  vi.advanceTimersByTime(3_000);
  tab.keeper.active('press');
  expect(browser.record()?.at).toBe(START + 6_000);
});
