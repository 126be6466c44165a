// @vitest-environment jsdom

import { sessionStore, sessionWriter } from '@telehealth/contracts/host';
import { rowOf } from '@telehealth/contracts/routes';
import type { Arrival } from '@telehealth/contracts/shell';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PageState } from './page-store';
import { createPrefetch, prefetchWhenReached, rowAt } from './prefetch';

const BACKEND = { name: 'the backend' };
const area = vi.hoisted(() => ({ loadDataArea: vi.fn() }));
vi.mock('../connection/data-area-store', () => area);

beforeEach(() => void area.loadDataArea.mockReset().mockResolvedValue({ backend: BACKEND }));
afterEach(() => sessionStore.setState(sessionStore.getInitialState(), true));

test('finds the row of a path, also of one with an id', () => {
  expect(rowAt('/find-specialist')?.id).toBe('findSpecialist');
  expect(rowAt('/consultation/7')?.path).toBe('/consultation/:id');
  expect(rowAt('/symptom-checker/saved')?.path).toBe('/symptom-checker/saved');
  expect([rowAt('/nowhere'), rowAt('/nowhere/7'), rowAt(null)]).toEqual([undefined, undefined, undefined]);
});

describe('fetching a page before it is opened', () => {
  const VIDEO = new URLSearchParams('mode=video');
  const settled = () => new Promise((done) => setTimeout(done));
  function start(arrived: Partial<PageState> = {}, known: PageState = { status: 'loading' }) {
    const prepare = vi.fn<(arrival: Arrival) => void>();
    const ready = { status: 'ready', page: Object.assign(() => null, { prepare }) };
    const request = vi.fn(async () => ({ ...ready, ...arrived }) as PageState);
    const prefetch = createPrefetch({
      pages: { get: () => known, request },
      environment: () => Promise.reject(new Error('not asked here')),
    });
    return { prefetch, request, prepare };
  }

  test('sends what a public page asks first once code and backend are there', async () => {
    const { prefetch, request, prepare } = start();
    prefetch(rowOf('findSpecialist'), VIDEO);
    await settled();
    expect(request).toHaveBeenCalledExactlyOnceWith('public', 'find-specialist');
    expect(prepare).toHaveBeenCalledExactlyOnceWith({ search: VIDEO, backend: BACKEND, userId: null });
  });

  test('for the person whom the backend knows', async () => {
    sessionWriter.backendConnected('person');
    const { prefetch, prepare } = start();
    prefetch(rowOf('findSpecialist'), VIDEO);
    await settled();
    expect(prepare.mock.calls[0]?.[0].userId).toBe('person');
  });

  test.each([
    ['findSpecialist', undefined, 'no wish is known'],
    ['patient.dashboard', VIDEO, 'a guard stands before the page'],
  ] as const)('of %s the code alone: %s, %s', async (id, search, _why) => {
    const { prefetch, request, prepare } = start();
    prefetch(rowOf(id), search);
    await settled();
    expect(request).toHaveBeenCalledOnce();
    expect(area.loadDataArea).toHaveBeenCalledOnce();
    expect(prepare).not.toHaveBeenCalled();
  });

  test('without a backend to ask nothing but the page; and nothing of the host’s own', async () => {
    const { prefetch, request } = start();
    prefetch(rowOf('home'), VIDEO);
    expect(request).toHaveBeenCalledOnce();
    prefetch(rowOf('notFound'), VIDEO);
    expect(request).toHaveBeenCalledOnce();
    expect(area.loadDataArea).not.toHaveBeenCalled();
  });

  test('what failed is left to the page, which shows it with its retry', async () => {
    const failed: PageState = { status: 'failed', error: { id: 'remote.unavailable' } };
    const before = start({}, failed);
    before.prefetch(rowOf('findSpecialist'), VIDEO);
    expect(before.request).not.toHaveBeenCalled();
    const now = start(failed);
    now.prefetch(rowOf('findSpecialist'), VIDEO);
    area.loadDataArea.mockRejectedValueOnce(new Error('down'));
    const down = start();
    down.prefetch(rowOf('findSpecialist'), VIDEO);
    await settled();
    expect([now.prepare.mock.calls, down.prepare.mock.calls]).toEqual([[], []]);
  });
});

describe('reaching what leads to a page', () => {
  const asked: [page: string, search: string | undefined][] = [];
  prefetchWhenReached((row, search) => asked.push([row.id, search?.toString()]));
  const at = (name: string) => document.querySelector(`[aria-label="${name}"]`) as HTMLElement;
  const point = (name: string, pointerType = 'mouse') =>
    fireEvent(at(name), Object.assign(new MouseEvent('pointerover', { bubbles: true }), { pointerType }));
  const focus = (name: string) => fireEvent.focusIn(at(name));

  beforeEach(() => {
    asked.length = 0;
    document.body.innerHTML = `
      <a href="${location.origin}/find-specialist?mode=chat"><b aria-label="link">Chat</b></a>
      <a href="${location.origin}/nowhere" aria-label="unknown"></a>
      <a href="https://elsewhere.example/find-specialist" aria-label="elsewhere"></a>
      <a href="tel:112" aria-label="call"></a>
      <form method="get" action="/find-specialist">
        <textarea aria-label="words">a cough since Monday</textarea>
        <select name="mode" aria-label="mode"><option>video</option><option>chat</option></select>
        <input name="day" aria-label="day" required value="2026-11-23">
        <button type="submit" aria-label="button"><b aria-label="inside">Go</b></button>
      </form>
      <form method="post" action="/find-specialist"><button type="submit" aria-label="post"></button></form>
      <p aria-label="outside"></p>`;
  });

  test.each(['mouse', 'touch'])('a %s on a link fetches its page and sends what it will ask, once', (pointerType) => {
    point('link', pointerType);
    focus('link');
    expect(asked).toEqual([['findSpecialist', 'mode=chat']]);
  });

  test('without a network nothing is asked for, and afterwards as if nothing had been reached', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    point('link');
    focus('button');
    expect(asked).toEqual([]);
    onLine.mockRestore();
    focus('button');
    expect(asked).toEqual([['findSpecialist', 'mode=video&day=2026-11-23']]);
  });

  test.each(['unknown', 'elsewhere', 'call', 'post', 'outside'])('%s leads to no page of ours', (name) => {
    point(name);
    focus(name);
    expect(asked).toEqual([]);
  });

  test.each([
    ['mouse', () => point('inside')],
    ['touch', () => point('inside', 'touch')],
    ['keyboard', () => focus('button')],
  ])('by %s the button of a form sends its named choices alone', (_, reach) => {
    reach();
    expect(asked).toEqual([['findSpecialist', 'mode=video&day=2026-11-23']]);
  });

  test('reached again after a change it sends the new wish; not one that the form would refuse', () => {
    point('button');
    (at('mode') as HTMLSelectElement).value = 'chat';
    point('outside');
    point('button');
    (at('day') as HTMLInputElement).value = '';
    focus('words');
    focus('button');
    expect(asked).toEqual([
      ['findSpecialist', 'mode=video&day=2026-11-23'],
      ['findSpecialist', 'mode=chat&day=2026-11-23'],
      ['findSpecialist', undefined],
      ['findSpecialist', undefined],
    ]);
  });

  test('the rest of a form fetches the page alone, and to type asks for nothing more', () => {
    point('words');
    focus('words');
    fireEvent.input(at('words'), { target: { value: 'a cold' } });
    expect(asked).toEqual([['findSpecialist', undefined]]);
  });

  test('a finger there may only be scrolling', () => {
    point('words', 'touch');
    expect(asked).toEqual([]);
    focus('words');
    expect(asked).toEqual([['findSpecialist', undefined]]);
  });
});
