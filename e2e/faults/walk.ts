import { expect, type Page } from '@playwright/test';
import { ALL_FAULTS, breakDoor, type Door, doorOf, type Fault, watchDoors, watchOthers } from './doors';
import { dishonesty, type Looks, lack, look, WAY_ON } from './honesty';
import type { Screen } from './screens';
import { mayBeSilent } from './silent';

/** All faults at every door with `FAULTS=all`; otherwise each door fails in one way, and a file on its first screen only. */
const isWide = process.env.FAULTS === 'all';
const MS = { asked: 10_000, honest: Number(process.env.FAULTS_PATIENCE ?? 30_000) };

/** What a screen asks for and how it looks when all is well. */
interface Known {
  doors: Door[];
  whole: Looks;
}

async function open(page: Page, { path, act }: Screen): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('main h1:visible, #unstarted:visible').first().waitFor({ timeout: MS.honest });
  await act?.(page);
}

async function learn(page: Page, screen: Screen): Promise<Known> {
  await page.clock.install();
  const stop = watchDoors(page);
  await page.goto(screen.path, { waitUntil: 'networkidle' });
  await screen.act?.(page);
  await page.waitForLoadState('networkidle');
  await screen.whole?.(page);
  await expect.poll(async () => (await look(page)).isBusy, { message: `${screen.name} is whole` }).toBe(false);
  return { doors: stop(), whole: await look(page) };
}

/** The identity's client takes a browser that is driven for one that is offline, and a cut line for "nobody is signed in". */
const asByHand = () => Object.defineProperty(navigator, 'webdriver', { get: () => false });

/** One door of one screen fails in one way, in a browser context of its own. Throws what was not honest about it. */
async function tryFault(page: Page, screen: Screen, door: Door, fault: Fault, whole: Looks): Promise<void> {
  await page.clock.install();
  await page.addInitScript(asByHand);
  page.setDefaultTimeout(MS.honest);
  const mend = await breakDoor(page, door, fault);
  const isQuiet = watchOthers(page, door);
  const asked = page.waitForRequest((one) => doorOf(one)?.name === door.name, { timeout: MS.asked });
  const opened = open(page, screen).catch((cause: unknown) => cause);
  await asked;
  if (mayBeSilent(door, screen.name) !== null) {
    const problemOf = async () => (await lack(page, whole)) && (await dishonesty(page, isQuiet()));
    await expect.poll(problemOf, { timeout: MS.honest }).toBe('');
    return;
  }
  await expect.poll(() => dishonesty(page, isQuiet()), { timeout: MS.honest }).toBe('');
  await mend();
  let isPressed = await goOn(page);
  // What could not be done before, or has to be pressed once more; a dialog that is open already covers it.
  await opened;
  page.setDefaultTimeout(2_000);
  const again = async () => {
    const said = await lack(page, whole);
    if (said === '') return said;
    if (!isPressed) isPressed = await goOn(page);
    await screen.act?.(page).catch(() => undefined);
    return said;
  };
  await expect.poll(again, { message: 'after trying again', timeout: MS.honest }).toBe('');
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
const wantedDoor = new RegExp(process.env.FAULTS_DOOR ?? '');
const wantedFault = new RegExp(process.env.FAULTS_FAULT ?? '');
let turn = 0;

function faultsOf({ name, kind }: Door): readonly Fault[] {
  if (!wantedDoor.test(name)) return [];
  if ((process.env.FAULTS_KIND ?? (isWide ? kind : 'data')) !== kind) return [];
  if (kind === 'file') {
    if (triedFiles.has(name)) return [];
    triedFiles.add(name);
  }
  if (isWide) return ALL_FAULTS.filter((fault) => wantedFault.test(fault));
  turn += 1;
  return [ALL_FAULTS[turn % ALL_FAULTS.length] ?? 'cut off'];
}

/** Lets every request of a screen fail, one after the other. @returns a line for each that did not end honestly */
export async function walkScreen(openPage: () => Promise<Page>, screen: Screen): Promise<string[]> {
  const dishonest: string[] = [];
  const first = await openPage();
  const { doors, whole } = await learn(first, screen);
  await first.context().close();
  for (const door of doors) {
    for (const fault of faultsOf(door)) {
      const page = await openPage();
      const crashes: string[] = [];
      page.on('pageerror', (error) => crashes.push(error.message));
      const problem = await tryFault(page, screen, door, fault, whole).then(
        () => '',
        async (cause: unknown) => `${cause} ON ${JSON.stringify(await look(page).catch(() => null))}`,
      );
      await page.context().close();
      const said = [problem, ...crashes].filter((text) => text !== '').join('; ');
      if (process.env.FAULTS_LOG)
        process.stdout.write(`\n${said ? 'BAD' : 'ok '} ${screen.name} | ${door.name} | ${fault} ${said}\n`);
      if (said !== '') dishonest.push(`${screen.name} | ${door.name} | ${fault}: ${said}`);
    }
  }
  return dishonest;
}
