import { expect, type Page } from '@playwright/test';
import { IS_LONG, sampled } from '../fixtures/sample';
import { errorNotShown, notWhole, readScreen, type ScreenState, WAY_ON } from './assert-error-shown';
import {
  ALL_FAULTS,
  breakEndpoint,
  type Endpoint,
  endpointOf,
  type Fault,
  watchEndpoints,
  watchOthers,
} from './endpoints';
import type { Screen } from './screens';
import { mayBeSilent } from './silent';

/**
 * All faults at every endpoint in the long run and with `FAULTS=all`; otherwise some endpoints of each screen fail, each in one
 * way, and a file on its first screen only.
 */
const isWide = IS_LONG || process.env.FAULTS === 'all';
const MS = { asked: 30_000, shown: Number(process.env.FAULTS_PATIENCE ?? 30_000) };

/** What a screen asks for and how it looks when all is well. */
interface Known {
  endpoints: Endpoint[];
  whole: ScreenState;
}

async function open(page: Page, { path, act }: Screen): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main h1:visible, #unstarted:visible').first().waitFor({ timeout: MS.shown });
  await act?.(page);
}

async function learn(page: Page, screen: Screen): Promise<Known> {
  await page.clock.install();
  const stop = watchEndpoints(page);
  await page.goto(screen.path, { waitUntil: 'networkidle' });
  await screen.act?.(page);
  await page.waitForLoadState('networkidle');
  await screen.whole?.(page);
  await expect.poll(async () => (await readScreen(page)).isBusy, { message: `${screen.name} is whole` }).toBe(false);
  return { endpoints: stop(), whole: await readScreen(page) };
}

/** The identity's client takes a browser that is driven for one that is offline, and a cut line for "nobody is signed in". */
const asByHand = () => Object.defineProperty(navigator, 'webdriver', { get: () => false });

/** One endpoint of one screen fails in one way, in a browser context of its own. Throws where the screen did not say so, or did not mend. */
async function tryFault(
  page: Page,
  screen: Screen,
  endpoint: Endpoint,
  fault: Fault,
  whole: ScreenState,
): Promise<void> {
  await page.clock.install();
  await page.addInitScript(asByHand);
  page.setDefaultTimeout(MS.shown);
  const mend = await breakEndpoint(page, endpoint, fault);
  const isQuiet = watchOthers(page, endpoint);
  const asked = page.waitForRequest((one) => endpointOf(one)?.name === endpoint.name, { timeout: MS.asked });
  const opened = open(page, screen).catch((cause: unknown) => cause);
  await asked;
  if (mayBeSilent(endpoint, screen.name) !== null) {
    const problemOf = async () => (await notWhole(page, whole)) && (await errorNotShown(page, isQuiet()));
    await expect.poll(problemOf, { timeout: MS.shown }).toBe('');
    return;
  }
  await expect.poll(() => errorNotShown(page, isQuiet()), { timeout: MS.shown }).toBe('');
  await mend();
  let isPressed = await goOn(page);
  // What could not be done before, or has to be pressed once more; a dialog that is open already covers it.
  await opened;
  page.setDefaultTimeout(2_000);
  const again = async () => {
    const said = await notWhole(page, whole);
    if (said === '') return said;
    if (!isPressed) isPressed = await goOn(page);
    await screen.act?.(page).catch(() => undefined);
    return said;
  };
  await expect.poll(again, { message: 'after trying again', timeout: MS.shown }).toBe('');
}

/**
 * Presses whatever offers to try again, the last first.
 * @returns whether something could be pressed; a busy machine may be late with it
 */
async function goOn(page: Page): Promise<boolean> {
  let isPressed = false;
  const ways = page.locator('button, a').filter({ hasText: WAY_ON, visible: true });
  for (const way of (await ways.all()).reverse()) {
    const press = () => way.click({ timeout: 2_000 }).then(() => (isPressed = true));
    // A dialog may lie above it; whoever wants to go on closes that first.
    await press().catch(async () => {
      await page.keyboard.press('Escape');
      await press().catch(() => undefined);
    });
  }
  return isPressed;
}

/** Doors of files that were broken on an earlier screen: they fail the same way everywhere. */
const triedFiles = new Set<string>();
const wantedEndpoint = new RegExp(process.env.FAULTS_ENDPOINT ?? '');
const wantedFault = new RegExp(process.env.FAULTS_FAULT ?? '');
let turn = 0;
let screens = 0;

function faultsOf({ name, kind }: Endpoint): readonly Fault[] {
  if (!wantedEndpoint.test(name)) return [];
  if ((process.env.FAULTS_KIND ?? (isWide ? kind : 'data')) !== kind) return [];
  if (kind === 'file') {
    if (triedFiles.has(name)) return [];
    triedFiles.add(name);
  }
  if (isWide) return ALL_FAULTS.filter((fault) => wantedFault.test(fault));
  turn += 1;
  return [ALL_FAULTS[turn % ALL_FAULTS.length] ?? 'cut off'];
}

const isTried = ({ kind }: Endpoint) => kind === (process.env.FAULTS_KIND ?? 'data');

/** Lets every request of a screen fail, one after the other. @returns a line for each of which the screen did not say so and go on */
export async function failEveryRequest(openPage: () => Promise<Page>, screen: Screen): Promise<string[]> {
  const unsaid: string[] = [];
  const first = await openPage();
  const { endpoints, whole } = await learn(first, screen);
  await first.context().close();
  screens += 1;
  for (const endpoint of isWide ? endpoints : sampled(endpoints.filter(isTried), 9, screens)) {
    for (const fault of faultsOf(endpoint)) {
      const page = await openPage();
      const crashes: string[] = [];
      page.on('pageerror', (error) => crashes.push(error.message));
      const problem = await tryFault(page, screen, endpoint, fault, whole).then(
        () => '',
        async (cause: unknown) => `${cause} ON ${JSON.stringify(await readScreen(page).catch(() => null))}`,
      );
      await page.context().close();
      const said = [problem, ...crashes].filter((text) => text !== '').join('; ');
      if (process.env.FAULTS_LOG)
        process.stdout.write(`\n${said ? 'BAD' : 'ok '} ${screen.name} | ${endpoint.name} | ${fault} ${said}\n`);
      if (said !== '') unsaid.push(`${screen.name} | ${endpoint.name} | ${fault}: ${said}`);
    }
  }
  return unsaid;
}
