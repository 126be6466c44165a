// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { readBootData } from './boot-data';
import { isEnvironment, loadEnvironment } from './environment';

const environment = {
  publishableKey: 'pk',
  clerkProxyUrl: '/__clerk',
  backendUrl: '',
  backendKey: 'key',
  idTokenProvider: 'jwt',
  demo: true,
};
const registry = { schema: 1, remotes: { public: { version: '1', container: 'remote_public', entry: '/r/x.js' } } };
const pageWith = (text: string) => {
  document.body.innerHTML = '<script type="application/json" id="boot"></script>';
  const block = document.getElementById('boot');
  if (block !== null) block.textContent = text;
};

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

test('reads what the compose step wrote', () => {
  pageWith(JSON.stringify({ environment, registry }));
  expect(readBootData()).toEqual({ environment, registry });
});

test.each(['', 'no json', 'null', '[]', JSON.stringify({ environment: { demo: 'yes' }, registry: { schema: 1 } })])(
  'leaves out what is misshapen: %s',
  (text) => {
    pageWith(text);
    expect(readBootData()).toEqual({});
  },
);

test('without a block the environment is fetched and checked', async () => {
  expect(readBootData()).toEqual({});
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(environment)));
  await expect(loadEnvironment(undefined)).resolves.toEqual(environment);
  vi.stubGlobal('fetch', async () => new Response('{}'));
  await expect(loadEnvironment(undefined)).rejects.toThrow();
  expect(isEnvironment({ ...environment, backendKey: 7 })).toBe(false);
});
