import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBucketStore } from '../../functions/_shared/anchors/bucket-store.ts';
import {
  createSigner,
  type Entry,
  isWholeNumber,
  newPrivateKey,
  type Signer,
  sha256,
  ZERO,
} from '../../functions/_shared/anchors/entry.ts';
import { readStore } from '../../functions/_shared/anchors/read-store.ts';
import { BUCKET_KEYS, type FakeBucket, startFakeBucket } from '../support/bucket';

let bucket: FakeBucket;
let signer: Signer;
beforeAll(async () => {
  signer = await createSigner(await newPrivateKey());
  bucket = await startFakeBucket();
});
afterAll(() => bucket.close());

const DAYS = 3_650;
const storeWith = (more: object = {}) =>
  createBucketStore({ ...BUCKET_KEYS, url: bucket.url, retentionDays: DAYS, ...more }, isWholeNumber);

it('keeps each entry once, locked for its time, and reads from the newest whole one on or all', async () => {
  const store = storeWith();
  expect(await store.read('newest')).toEqual([]);
  let previous = ZERO;
  for (let number = 1; number <= 125; number += 1) {
    const heads: Entry['heads'] = [['1d4c2b7e-0000-4000-8000-000000000001', number, await sha256(String(number))]];
    const text = await signer.sign({
      number,
      previous,
      at: '2026-11-23T10:00:00Z',
      isWhole: isWholeNumber(number),
      heads,
    });
    await store.add(number, text);
    previous = await sha256(text);
  }
  expect((await store.read('newest')).map(({ number }) => number)).toEqual([121, 122, 123, 124, 125]);
  expect((await store.read('all')).map(({ number }) => number)).toEqual(Array.from({ length: 125 }, (_, at) => at + 1));
  for (const scope of ['newest', 'all'] as const)
    expect(await readStore(store, signer.verifyKey, { number: 125, hash: previous }, scope)).toMatchObject({
      ...{ number: 125, hash: previous, fault: null },
    });
  await expect(store.add(125, 'another')).rejects.toThrow('412');
  const ends = [...bucket.objects.values()].map(({ lockedUntil }) => lockedUntil?.getTime() ?? 0);
  expect(Math.min(...ends)).toBeGreaterThan(Date.now() + (DAYS - 1) * 86_400_000);
  expect(bucket.refused).toEqual(['412 PreconditionFailed']);
});

it('is refused with another secret, and says so', async () => {
  await expect(storeWith({ secretAccessKey: 'another' }).read('newest')).rejects.toThrow('403');
  await expect(storeWith({ secretAccessKey: 'another' }).add(126, 'x')).rejects.toThrow('403');
});

it('hides newer entries behind no gap: what lies between is missed', async () => {
  const name = [...bucket.objects.keys()].find((one) => one.includes('-123.json')) ?? '';
  const kept = bucket.objects.get(name);
  bucket.objects.delete(name);
  expect((await readStore(storeWith(), signer.verifyKey)).fault).toBe('changed');
  if (kept) bucket.objects.set(name, kept);
});
