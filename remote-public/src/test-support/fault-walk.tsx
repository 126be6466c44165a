import type { Role } from '@telehealth/contracts';
import { createFakeBackend, refuse } from '@telehealth/data/testing/fake-backend';
import { type RenderedInHost, renderInHost } from '@telehealth/data/testing/render-in-host';
import { act, cleanup, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect } from 'vitest';

type User = ReturnType<typeof userEvent.setup>;

/** A screen, what its data doors answer when all is well, and what somebody does there. */
export interface ActedScreen {
  page: () => ReactElement;
  path?: string;
  /** Who looks at it; a patient otherwise. */
  role?: Role;
  answers: () => Record<string, unknown>;
  /** Types and chooses; what can be done before anything is sent. Missing: the screen is only looked at. */
  fill?: (user: User) => Promise<unknown>;
  /** The press that sends it, also once more after a failure. */
  press?: (user: User) => Promise<unknown>;
  /** What has to stay as it was typed, until it has arrived. */
  typed?: readonly string[];
  /** Throws until the end of a screen on which nothing failed is reached. */
  done: (view: RenderedInHost) => unknown;
  /** The doors that are tried; all that are used otherwise. */
  only?: readonly string[];
  /** Doors of which nothing is said, each with the reason; the end is reached without them. */
  beside?: Readonly<Record<string, string>>;
}

export const FAULTS = { 'cut off': refuse('', '', 0), broken: refuse('', '', 500), garbled: 'half' } as const;
export type FaultName = keyof typeof FAULTS;
const WAY_ON = /try again|reload|ask again|send again|look again/i;

/** Doors are asked by name; what a function is asked to do is part of it. */
const doorOf = (name: string, args: unknown) => {
  const action = typeof args === 'object' && args !== null && 'action' in args ? `:${String(args.action)}` : '';
  return name.replace(/[0-9a-f-]{36}/, ':id') + action;
};

interface Opened {
  view: RenderedInHost;
  user: User;
  doors: Set<string>;
  mend: () => void;
}

function open({ page, path, role, answers }: ActedScreen, door: string | null, fault: FaultName): Opened {
  const doors = new Set<string>();
  let broken = door;
  const well = answers();
  const wrapped = Object.entries(well).map(([name, value]) => [
    name,
    (args: unknown) => {
      const asked = doorOf(name, args);
      doors.add(asked);
      if (asked === broken) return FAULTS[fault];
      return typeof value === 'function' ? value(args) : value;
    },
  ]);
  const backend = createFakeBackend(Object.fromEntries(wrapped));
  const view = renderInHost(page(), { backend, ...(path !== undefined && { path }), ...(role && { role }) });
  return { view, user: userEvent.setup(), doors, mend: () => (broken = null) };
}

const settled = (view: RenderedInHost) => {
  const { body } = view.container.ownerDocument;
  const loading = within(body)
    .queryAllByRole('status')
    .filter((one) => /^Loading/.test(one.textContent ?? ''));
  const busy = [...loading, ...body.querySelectorAll('[aria-busy="true"]')];
  expect(busy.map((one) => one.textContent)).toEqual([]);
};

/** Lets answers arrive that are on their way, and be drawn. */
const turn = () => act(async () => void (await new Promise((done) => setTimeout(done, 20))));

const waysOn = (view: RenderedInHost) =>
  within(view.container.ownerDocument.body)
    .queryAllByRole('button')
    .filter((one) => WAY_ON.test(one.textContent ?? ''));

/** Words that say that something failed: announced in the page, or as a message of the host. */
function wordsOf(view: RenderedInHost): string[] {
  const { body } = view.container.ownerDocument;
  const places = within(body);
  const said = [...places.queryAllByRole('alert'), ...places.queryAllByRole('status')].map(
    (one) => one.textContent ?? '',
  );
  const told = view.hostCalls.filter(({ name }) => name === 'notify').map(({ args }) => String(args[0]));
  return [...said, ...told].filter((text) => text.length > 5);
}

/** The doors a screen uses from opening to its end when all is well. */
export async function learnDoors(screen: ActedScreen): Promise<string[]> {
  const { view, user, doors } = open(screen, null, 'broken');
  await turn();
  await waitFor(() => settled(view));
  await screen.fill?.(user);
  await screen.press?.(user);
  await waitFor(() => screen.done(view));
  cleanup();
  return [...doors];
}

function expectKept(view: RenderedInHost, typed: readonly string[]): void {
  const fields = [...view.container.ownerDocument.querySelectorAll('input, textarea')];
  const values = fields.map((one) => (one as HTMLInputElement).value);
  for (const text of typed) expect(values, 'what was typed is kept').toContain(text);
}

/** One door fails; the screen says so, keeps what was typed, and comes to its end once the fault is over. */
export async function walkFault(screen: ActedScreen, door: string, fault: FaultName): Promise<void> {
  const { view, user, doors, mend } = open(screen, door, fault);
  const isBeside = screen.beside?.[door] !== undefined;
  await turn();
  await waitFor(() => settled(view));
  // What fails already when the page is opened may leave nothing to fill in.
  const isEarly = doors.has(door) && waysOn(view).length > 0;
  if (!isEarly) {
    await screen.fill?.(user);
    await screen.press?.(user);
  }
  // What is asked after a pause may not be asked at all by whoever is quick.
  if (isBeside) return void (await waitFor(() => screen.done(view)));
  await waitFor(() => {
    expect([...doors]).toContain(door);
    settled(view);
  });
  // An answer that nobody reads cannot be wrong.
  if (fault === 'garbled' && isThrough(screen, view)) return;
  expect(view.container.ownerDocument.body.textContent).not.toMatch(/undefined|NaN|Invalid Date|\[object/);
  await waitFor(() => expect(wordsOf(view), 'a word of it').not.toEqual([]));
  if (!isEarly) expectKept(view, screen.typed ?? []);
  mend();
  for (const way of waysOn(view)) if (way.isConnected) await user.click(way);
  await turn();
  await waitFor(() => settled(view));
  if (isThrough(screen, view)) return;
  if (isEarly) await screen.fill?.(user);
  await screen.press?.(user);
  await waitFor(() => screen.done(view));
}

function isThrough(screen: ActedScreen, view: RenderedInHost): boolean {
  try {
    screen.done(view);
    return true;
  } catch {
    return false;
  }
}
