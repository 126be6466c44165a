import { KeyProviderEvent } from 'livekit-client';
import { expect, it } from 'vitest';
import { VisitKeys } from './livekit-room';

it('holds the keys of a visit beside each other and encrypts with the newest', async () => {
  const keys = new VisitKeys({ keyringSize: 16 });
  const set: unknown[] = [];
  keys.on(KeyProviderEvent.SetKey, ({ keyIndex, participantIdentity }, isUsed) => {
    set.push([keyIndex, participantIdentity, isUsed]);
  });
  for (const version of [1, 2, 17]) await keys.setVersion(`key ${version}`, version);
  // The seventeenth key reuses the slot of the first, which is no longer in use.
  expect(set).toEqual([
    [1, undefined, true],
    [2, undefined, true],
    [1, undefined, true],
  ]);
  expect(keys.getKeys().map(({ keyIndex }) => keyIndex)).toEqual([1, 2]);
  expect(keys.getLatestManuallySetKeyIndex()).toBe(1);
  expect(keys.getOptions()).toMatchObject({ sharedKey: true, keyringSize: 16, ratchetWindowSize: 0 });
});
