import type { Page } from '@playwright/test';
import { type Browser, newBrowser } from '@telehealth/contracts/examples/browser-keys';
import { GOOD_PATIENT_ONBOARDING } from '@telehealth/contracts/examples/patient-onboarding';
import { violationsOf } from '../fixtures/axe';
import { press, skipToContent } from '../fixtures/by-keyboard';
import { callData } from '../fixtures/call-data';
import { faultsOfLargeText } from '../fixtures/large-text';
import { bookFree, openingsAhead, openPractice } from '../fixtures/own-practice';
import { expect, test } from '../fixtures/product';
import { quickAccount } from '../fixtures/visitors';

/** Chromium's headless shell shows no notices, whatever is allowed. */
const WHOLE = process.env.WHOLE_CHROMIUM_PATH ?? '/usr/bin/chromium';

test.skip(WHOLE === '', 'There is no whole Chromium on this machine.');
test.use({
  serviceWorkers: 'allow',
  launchOptions: { executablePath: WHOLE, args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'] },
});

const LABEL = 'Chrome on Linux';

/**
 * Subscribing alone is played: a browser of tests has no push service of its vendor's. The keys are this test's, so it reads what is sent;
 * worker, permission and notice are the browser's own.
 */
async function playSubscribing(page: Page, { p256dh, auth }: Browser): Promise<void> {
  await page.addInitScript(
    ({ keys, at }) => {
      const key = 'played-subscription';
      const subscription = (manager: PushManager) => ({
        endpoint: at,
        options: { applicationServerKey: null },
        toJSON: () => ({ endpoint: at, keys }),
        unsubscribe: async () => {
          localStorage.removeItem(key);
          return manager !== null;
        },
      });
      Object.assign(PushManager.prototype, {
        async getSubscription(this: PushManager) {
          return localStorage.getItem(key) === null ? null : subscription(this);
        },
        async subscribe(this: PushManager) {
          localStorage.setItem(key, '1');
          return subscription(this);
        },
      });
    },
    { keys: { p256dh, auth }, at: `https://push.localhost/${crypto.randomUUID()}` },
  );
}

/** What was sent to this browser, as its worker would get it: opened with its keys. Newest first; of other browsers nothing. */
async function sealedFor(page: Page, browser: Browser): Promise<string[]> {
  const read: string[] = [];
  const answer = await page.request.get(`/__mailbox/messages?to=${encodeURIComponent(LABEL)}&q=Push`);
  for (const { attachments } of (await answer.json()) as { attachments: { href: string }[] }[]) {
    const file = await page.request.get(attachments[0]?.href ?? '');
    try {
      read.push(browser.read(Buffer.from(await file.text(), 'base64url')));
    } catch {
      // Somebody else's.
    }
  }
  return read;
}

const noticesOf = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.getRegistration('/push-worker');
    return ((await worker?.getNotifications()) ?? []).map(({ title, body }) => `${title}: ${body}`);
  });

test('notices are turned on by a press, a moved visit shows while it is told, and signing out ends them', async ({
  open,
  origin,
}) => {
  const browser = newBrowser();
  const [page, specialist, desk] = await Promise.all([
    open('guest', { permissions: ['notifications'] }),
    open('guest'),
    open('guest'),
  ]);
  await playSubscribing(page, browser);
  const [, practice] = await Promise.all([
    quickAccount(page, 'Nomsa', { role: 'patient', onboardingCompleted: true }, 'Dlamini'),
    openPractice(specialist, desk, {
      ...{ first: 'Sipho', last: 'Nkosi', specialty: 'neurology' },
      visit: { needsApproval: false, priceMinor: 0 },
    }),
  ]);
  const call = await callData(page);
  const form = { ...GOOD_PATIENT_ONBOARDING, medicalConditions: [], allergies: [], currentMedications: [] };
  await call('complete_patient_onboarding', { p_form: form, p_time_zone: 'Africa/Johannesburg' });

  await page.goto('/patient/account-settings');
  const card = page.getByRole('region', { name: 'Notices on your devices' });
  await expect(card).toContainText('First your browser asks you whether we may.');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistration('/push-worker').then(Boolean))).toBe(false);
  await skipToContent(page);
  await press(page, card.getByRole('button', { name: 'Turn on notices on this device' }));
  await expect(card).toContainText('This device gets notices');
  await expect(card.getByRole('list', { name: 'Devices that get notices' })).toContainText(`${LABEL}, this device`);
  await expect(page.getByRole('checkbox', { name: 'A visit is coming up, on your devices' })).toBeChecked();
  expect(await violationsOf(page)).toEqual([]);
  expect(await faultsOfLargeText(page, 'notices on devices')).toEqual([]);

  const [opening = ''] = await openingsAhead(call, practice, 1);
  const visit = await bookFree(call, practice, opening);
  const asSpecialist = await callData(specialist);
  await asSpecialist('cancel_appointment', { p_appointment: visit, p_reason: 'I am ill' });
  await expect.poll(async () => (await sealedFor(page, browser)).length).toBe(1);
  const [sealed = ''] = await sealedFor(page, browser);
  expect(sealed).not.toMatch(/Sipho|Nkosi|Nomsa|neurolog|ill"/i);

  const worker = page
    .context()
    .serviceWorkers()
    .find((one) => one.url().endsWith('/push-worker.js'));
  if (!worker) throw new Error('the worker does not run');
  // What a press opens is noted in place of a window: only a hand may open one.
  await worker.evaluate(() => {
    const scope = globalThis as unknown as { clients: { openWindow: unknown }; opened: string[] };
    scope.opened = [];
    scope.clients.openWindow = async (address: string) => scope.opened.push(address);
  });
  const devtools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL === `${origin}/push-worker`);
      if (ours) resolve(ours.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: sealed });
  await expect
    .poll(() => noticesOf(page))
    .toEqual([expect.stringMatching(/^Sawubona: Your visit on .* was cancelled\.$/)]);
  await worker.evaluate(async () => {
    const scope = globalThis as unknown as EventTarget & { registration: ServiceWorkerRegistration };
    const [notification] = await scope.registration.getNotifications();
    const made = globalThis as unknown as { NotificationEvent: new (type: string, init: object) => Event };
    scope.dispatchEvent(new made.NotificationEvent('notificationclick', { notification }));
  });
  const opened = () => worker.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);
  await expect.poll(opened).toEqual([expect.stringContaining(`${origin}/`)]);
  expect((await opened())[0]).toContain(visit);
  await expect.poll(() => noticesOf(page)).toEqual([]);

  await page
    .locator('summary')
    .and(page.getByLabel(/^Account of/))
    .click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('played-subscription'))).toBeNull();
});
