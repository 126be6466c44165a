import { failEveryRequest } from '../faults/fail-every-request';
import { allScreens, forGuests, rowsWithoutScreen } from '../faults/screens';
import { findForGuests, findVisits } from '../faults/visits';
import { expect, test } from '../fixtures/product';
import { IS_LONG, sampled } from '../fixtures/sample';

/**
 * `FAULTS=all`, as the long run does, walks every public screen, its files and the identity's calls, in each way to fail; that takes half an hour.
 * `FAULTS_SCREEN` names the screens to walk, `FAULTS_KIND` is `data` or `file`, `FAULTS_ENDPOINT` and `FAULTS_FAULT`
 * are patterns of the requests and of the ways to fail.
 */
const isWide = IS_LONG || process.env.FAULTS === 'all';
const wanted = new RegExp(process.env.FAULTS_SCREEN ?? '');

test('whatever request fails, a public screen says so and offers a way on', async ({ open }) => {
  if (isWide) test.setTimeout(3_600_000);
  const visits = isWide
    ? await findVisits(await open('patient'), await open('specialist'))
    : await findForGuests(await open('guest'));
  const screens = allScreens(visits);
  expect(rowsWithoutScreen(screens)).toEqual([]);
  const unsaid: string[] = [];
  const ofGuests = screens.filter(forGuests);
  const some = process.env.FAULTS_SCREEN ? ofGuests : sampled(ofGuests, 2);
  for (const screen of isWide ? screens : some) {
    if (wanted.test(screen.name)) unsaid.push(...(await failEveryRequest(() => open(screen.visitor), screen)));
  }
  expect(unsaid).toEqual([]);
});
