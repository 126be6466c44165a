import type { Role } from '@telehealth/contracts/access';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect } from 'vitest';
import { createFakeBackend, refuse } from './fake-backend';
import { type RenderedInHost, renderInHost } from './render-in-host';

type User = ReturnType<typeof userEvent.setup>;

/** A screen with its normal responses and the user's actions. */
export interface ActedScreen {
  page: () => ReactElement;
  path?: string;
  /** The viewer; a patient by default. */
  role?: Role;
  answers: () => Record<string, unknown>;
  /** Types and chooses before anything is sent. Missing: the screen is only shown. */
  fill?: (user: User) => Promise<unknown>;
  /** The press that sends; repeated after a failure. */
  press?: (user: User) => Promise<unknown>;
  /** Texts that must stay as typed until they have arrived. */
  typed?: readonly string[];
  /** Throws until the screen has reached its end without failures. */
  done: (view: RenderedInHost) => unknown;
  only?: readonly string[];
  /** Requests whose failure is not shown, each with the reason; the end is reached without them. */
  beside?: Readonly<Record<string, string>>;
}

export const FAULTS = { 'cut off': refuse('', '', 0), broken: refuse('', '', 500), garbled: 'half' } as const;
export type FaultName = keyof typeof FAULTS;
const WAY_ON = /try again|reload|ask again|send again|look again/i;

/** A request's name; for functions the action is part of it. */
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

const turn = () => act(async () => void (await new Promise((done) => setTimeout(done, 20))));

const waysOn = (view: RenderedInHost) =>
  within(view.container.ownerDocument.body)
    .queryAllByRole('button')
    .filter((one) => WAY_ON.test(one.textContent ?? ''));

/** Texts that report a failure: announced in the page, or as a toast of the host. */
function wordsOf(view: RenderedInHost): string[] {
  const { body } = view.container.ownerDocument;
  const places = within(body);
  const said = [...places.queryAllByRole('alert'), ...places.queryAllByRole('status')].map(
    (one) => one.textContent ?? '',
  );
  const told = view.hostCalls.filter(({ name }) => name === 'notify').map(({ args }) => String(args[0]));
  return [...said, ...told].filter((text) => text.length > 5);
}

/** Returns the requests a screen makes from opening to its end when nothing fails. */
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

/** Fails one request: the screen must say so, keep what was typed, and reach its end once the fault is over. */
export async function walkFault(screen: ActedScreen, door: string, fault: FaultName): Promise<void> {
  const { view, user, doors, mend } = open(screen, door, fault);
  const isBeside = screen.beside?.[door] !== undefined;
  await turn();
  await waitFor(() => settled(view));
  // A failure while opening may leave nothing to fill in.
  const isEarly = doors.has(door) && waysOn(view).length > 0;
  if (!isEarly) {
    await screen.fill?.(user);
    await screen.press?.(user);
  }
  // A debounced request may not happen at all in a quick run.
  if (isBeside) return void (await waitFor(() => screen.done(view)));
  await waitFor(() => {
    expect([...doors]).toContain(door);
    settled(view);
  });
  // An unread response cannot be wrong.
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

/** The database's clock. */
export const now = () => new Date().toISOString();
/** An end: the host was asked to navigate to this page. */
export const wentTo = (page: string) => (view: RenderedInHost) =>
  expect(view.hostCalls.find(({ name }) => name === 'navigateTo')?.args[0]).toBe(page);
export const shows = (text: string | RegExp) => () => expect(screen.getAllByText(text).length).toBeGreaterThan(0);
