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
const pageWith = (...texts: string[]) => {
  document.body.replaceChildren(
    ...['boot', 'registry'].slice(0, texts.length).map((id, at) => {
      const block = Object.assign(document.createElement('script'), { type: 'application/json', id });
      block.textContent = texts[at] ?? '';
      return block;
    }),
  );
};

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

test('reads what stands in the document, and what its server put in', () => {
  pageWith(JSON.stringify({ environment }), JSON.stringify(registry));
  expect(readBootData()).toEqual({ environment, registry });
});

test('a registry in the document itself is none: it would be the one of its build', () => {
  pageWith(JSON.stringify({ environment, registry }), '<!--#include virtual="/remotes.json" -->');
  expect(readBootData()).toEqual({ environment });
});

test.each(['', 'no json', 'null', '[]', JSON.stringify({ environment: { demo: 'yes' } }), '{"schema":1}'])(
  'leaves out what is misshapen: %s',
  (text) => {
    pageWith(text, text);
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
