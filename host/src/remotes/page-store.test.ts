import { expect, test, vi } from 'vitest';
import { createPageStore } from './page-store';

const Page = () => null;

test('a page is loaded once, and is there at once afterwards', async () => {
  const load = vi.fn(async () => Page);
  const store = createPageStore(load);
  await Promise.all([store.request('public', 'home'), store.request('public', 'home')]);
  await store.request('public', 'home');
  expect(load).toHaveBeenCalledOnce();
  expect(store.get('public', 'home')).toEqual({ status: 'ready', page: Page });
});

test('a failure is kept until it is asked for again, and listeners hear of every step', async () => {
  const load = vi.fn().mockRejectedValueOnce({ id: 'remote.mismatch' }).mockResolvedValueOnce(Page);
  const store = createPageStore(load);
  const seen: string[] = [];
  store.subscribe(() => seen.push(store.get('public', 'home').status));
  await store.request('public', 'home');
  expect(store.get('public', 'home')).toEqual({ status: 'failed', error: { id: 'remote.mismatch' } });
  await store.request('public', 'home');
  expect(seen).toEqual(['failed', 'loading', 'ready']);
});

test('what is no error value becomes one', async () => {
  const store = createPageStore(async () => Promise.reject(new Error('x')));
  expect(await store.request('auth', 'hosted')).toMatchObject({
    status: 'failed',
    error: { id: 'remote.unavailable' },
  });
});

test('pages of a section that were loaded are loaded anew when they are dropped, those of others stay', async () => {
  const Next = () => null;
  const load = vi.fn().mockResolvedValueOnce(Page).mockResolvedValueOnce(Page).mockResolvedValueOnce(Next);
  const store = createPageStore(load);
  await store.request('public', 'home');
  await store.request('patient', 'dashboard');
  store.drop('patient');
  expect([store.get('public', 'home').status, store.get('patient', 'dashboard').status]).toEqual(['ready', 'loading']);
  await store.request('patient', 'dashboard');
  expect(store.get('patient', 'dashboard')).toEqual({ status: 'ready', page: Next });
});

test('what was on its way when it was dropped is not kept: the next request loads what is live', async () => {
  const Next = () => null;
  let arrive: (page: typeof Page) => void = () => undefined;
  const late = new Promise<typeof Page>((resolve) => {
    arrive = resolve;
  });
  const store = createPageStore(vi.fn().mockReturnValueOnce(late).mockResolvedValueOnce(Next));
  const first = store.request('patient', 'profile');
  store.drop('patient');
  await store.request('patient', 'profile');
  arrive(Page);
  expect(await first).toEqual({ status: 'ready', page: Page });
  expect(store.get('patient', 'profile')).toEqual({ status: 'ready', page: Next });
});
