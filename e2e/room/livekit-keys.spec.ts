import { expect, type Page, test } from '@playwright/test';
import { framesOf, openCalls, useKey } from '../fixtures/encrypted-calls';

// The key of a visit changes when somebody's right to be in its call ends: in a real browser, over real connections.

/** So many more pictures come to them from now on. */
async function seesMore(page: Page, who: string, many = 15): Promise<void> {
  const before = await framesOf(page, who);
  await expect.poll(() => framesOf(page, who)).toBeGreaterThanOrEqual(before + many);
}

test('those who stay change over in any order and go on seeing; who is not told the new key sees nothing more', async ({
  page,
}) => {
  await openCalls(page, ['stays', 'sent away']);
  for (const who of ['sender', 'stays', 'sent away']) await useKey(page, who, 1);
  for (const who of ['stays', 'sent away']) await seesMore(page, who);
  // Who has the new key first still understands the old one.
  await useKey(page, 'stays', 2);
  await seesMore(page, 'stays');
  await useKey(page, 'sender', 2);
  await seesMore(page, 'stays');
  const last = await framesOf(page, 'sent away');
  await seesMore(page, 'stays');
  expect(await framesOf(page, 'sent away')).toBe(last);
  // And who gets it last misses what comes meanwhile, not the call.
  await useKey(page, 'sender', 3);
  await useKey(page, 'stays', 3);
  await seesMore(page, 'stays');
  expect(await framesOf(page, 'sent away')).toBe(last);
});
