import { randomBytes } from 'node:crypto';
import { PHONE, tap } from '../fixtures/by-touch';
import { bothInCall, callPage } from '../fixtures/call-page';
import { bothFlow } from '../fixtures/call-watch';
import { type OwnProduct, startOwnProduct } from '../fixtures/own-product';
import { test as base, expect } from '../fixtures/product';
import { type Relay, startRelay } from '../fixtures/relay';
import { begin, comeIn, meet } from '../fixtures/running-visit';

/** A product that gives credentials for a relay of this machine. */
const test = base.extend<object, { relay: Relay | null }>({
  relay: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture names from the pattern.
    async ({}, use) => {
      const relay = await startRelay(randomBytes(24).toString('hex'));
      await use(relay);
      await relay?.stop();
    },
    { scope: 'worker' },
  ],
  instance: [
    async ({ relay }, use) => {
      const own: OwnProduct = await startOwnProduct(relay?.env ?? {});
      await use({ url: own.url, secretKey: own.secretKey, apiUrl: `${own.url}/__clerk_backend` });
      await own.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('who hides their address is seen and heard by a relay alone, and again when it died and is back', async ({
  open,
  relay,
}) => {
  test.skip(relay === null, 'no relay (coturn) is installed here');
  const [doctorPage, patientPage, desk] = await Promise.all([open('guest'), open('guest', PHONE), open('guest')]);
  const meeting = await meet({ doctor: doctorPage, patient: patientPage, desk }, { upTo: 'booked' });
  await patientPage.goto(`/consultation/${meeting.id}`);
  const hides = patientPage.getByRole('checkbox', { name: 'Hide my network address' });
  const isKept = patientPage.waitForResponse((answer) => answer.url().endsWith('/rpc/hide_my_address') && answer.ok());
  await tap(hides);
  await isKept;
  await expect(hides).toBeChecked();
  await comeIn(meeting);
  await begin(meeting);
  const { doctor, patient } = await bothInCall(meeting);
  await bothFlow(doctor, patient);
  expect((await patient.look()).route[0]).toBe('relay');
  const told = await patientPage.evaluate(() => {
    const { sdp = '' } = window.watchedCalls.at(-1)?.localDescription ?? {};
    return sdp.match(/typ (host|srflx)/g) ?? [];
  });
  expect(told, 'addresses of the person').toEqual([]);
  // The relay is lost with everything it knew: the old path can never come back, only a new one can.
  await relay?.stop();
  await expect(doctorPage.getByText('The connection is down. Trying again.').first()).toBeVisible();
  await relay?.start();
  await bothFlow(doctor, patient, 60_000);
  await expect(callPage(patientPage).microphone).toHaveAccessibleName('Mic on');
});
