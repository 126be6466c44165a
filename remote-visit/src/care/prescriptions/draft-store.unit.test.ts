import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EMPTY_ITEM } from './draft-item';
import { DraftStore } from './draft-store';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const of = (medicine: string) => [{ ...EMPTY_ITEM, medicine }];

it('a prescription typed while the line is away is tried again by itself, once what stands there', async () => {
  let isAway = true;
  const sent: string[] = [];
  const store = new DraftStore(null, async (draft, items) => {
    if (isAway) throw { id: 'data.offline' };
    sent.push(`${draft?.version ?? 'begun'} ${items[0]?.medicine}`);
    return { id: 'script', version: (draft?.version ?? 0) + 1 };
  });
  store.write(of('Amox'));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.state().problem?.id).toBe('data.offline');
  store.write(of('Amoxicillin'));
  isAway = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual(['begun Amoxicillin']);
  expect(store.state()).toMatchObject({ problem: null, saved: { version: 1 } });
  expect(store.hasUnsaved()).toBe(false);
});

it('what was refused is sent again only after a change or by a press', async () => {
  const save = vi.fn(async () => Promise.reject({ id: 'prescriptions.notNow' }));
  const store = new DraftStore(null, save);
  store.write(of('Amox'));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(save).toHaveBeenCalledTimes(1);
  await store.saveNow();
  expect(save).toHaveBeenCalledTimes(2);
});
