import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { expect, it, vi } from 'vitest';
import { importReadings, type NewReading, type ReadingImport } from './reading.mutations';

const reading = (at: number): NewReading => ({
  ...{ id: `id-${at}`, code: 'heart_rate', value: 60, secondValue: null, unit: '/min', source: 'import' },
  takenAt: new Date(at * 60_000),
});
const many = Array.from({ length: 1200 }, (_, at) => reading(at));
const part = (choose: ReadingImport['parts'][number]['choose']) => ({
  ...{ code: 'heart_rate', from: new Date(0), until: new Date(9), choose },
});
const sizes = (backend: ReturnType<typeof createFakeBackend>) =>
  backend.calls
    .filter(({ name }) => name === 'record_observations')
    .map(({ args }) => (args as { p_items: unknown[] }).p_items.length);

it('sends what is new beside the record, in calls of 500, and says how far it is', async () => {
  const known = [{ taken_at: '2026-11-20T06:00:00Z', value: 72, second_value: null }];
  const backend = createFakeBackend({ observations: known, record_observations: null });
  const choose = vi.fn(() => many);
  const onProgress = vi.fn();
  const kept = await importReadings(backend, {
    parts: [part(choose)],
    onProgress,
    signal: new AbortController().signal,
  });
  expect(kept).toEqual({ kept: 1200, refused: [] });
  expect(choose).toHaveBeenCalledWith([{ takenAt: new Date('2026-11-20T06:00:00Z'), value: 72, secondValue: null }]);
  expect(sizes(backend)).toEqual([500, 500, 200]);
  expect(onProgress.mock.calls.at(-1)).toEqual([1200, 1200]);
});

it('stops between two calls when it is asked to, and keeps what was sent', async () => {
  const backend = createFakeBackend({ observations: [], record_observations: null });
  const stopping = new AbortController();
  const onProgress = (count: number) => {
    if (count === 500) stopping.abort();
  };
  const asked = { parts: [part(() => many)], onProgress, signal: stopping.signal };
  expect(await importReadings(backend, asked)).toMatchObject({ kept: 1000 });
  expect(sizes(backend)).toEqual([500, 500]);
});

it('keeps what is good beside one that the database will not take, and names that one', async () => {
  const backend = createFakeBackend({
    observations: [],
    record_observations: (args: unknown) =>
      (args as { p_items: { id: string }[] }).p_items.some(({ id }) => id === 'id-700')
        ? refuse('P0001', 'chart.takenAtInvalid')
        : null,
  });
  const asked = { parts: [part(() => many)], onProgress: () => undefined, signal: new AbortController().signal };
  const { kept, refused } = await importReadings(backend, asked);
  expect(kept).toBe(1199);
  expect(refused.map(({ reading: { id }, error }) => [id, error.id])).toEqual([['id-700', 'chart.takenAtInvalid']]);
});

it('fails with what the database said where nothing may be written', async () => {
  const backend = createFakeBackend({ observations: [], record_observations: refuse('42501', 'access.notGranted') });
  const asked = { parts: [part(() => many)], onProgress: () => undefined, signal: new AbortController().signal };
  await expect(importReadings(backend, asked)).rejects.toMatchObject({ id: 'access.notGranted' });
  expect(sizes(backend)).toEqual([500]);
});
