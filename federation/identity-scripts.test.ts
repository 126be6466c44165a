import { expect, test } from 'vitest';
import { copyIdentityScripts, identityScripts, identityWidgets, withIntegrity } from './identity-scripts.mjs';

/** How the provider's bundler asks for a part, put smaller. */
const ASKS = 'n.setAttribute("data-rspack","@clerk/ui:"+i),n.src=e';

test('a part is asked for by its hash, and one that has none is refused', () => {
  const entry = withIntegrity(`(n,i,e)=>{${ASKS};return n}`, { 'a.js': 'sha256-a' });
  const ask = new Function(`return ${entry}`)() as (script: object, name: string, address: string) => object;
  const script = () => ({ setAttribute: () => undefined });
  expect(ask(script(), '', 'https://s/static/a.js')).toMatchObject({ crossOrigin: 'anonymous', integrity: 'sha256-a' });
  expect(ask(script(), '', 'https://s/static/b.js')).toMatchObject({ integrity: `sha256-${'A'.repeat(43)}=` });
});

test('a package that asks for its parts in another way stops the build', () => {
  expect(() => withIntegrity('n.src=e', {})).toThrow('0 places');
  expect(() => withIntegrity(`${ASKS};${ASKS}`, {})).toThrow('2 places');
});

test('the scripts lie in the site below their versions, with all their parts', () => {
  const places = copyIdentityScripts().map(({ to }: { to: string }) => to);
  for (const { src, integrity } of Object.values<{ src: string; integrity: string }>(identityScripts())) {
    expect(src).toMatch(/^\/static\/identity\/[a-z-]+@\d+\.\d+\.\d+\/[a-z.]+\.js$/);
    expect(places).toContain(src.slice(1));
    expect(integrity).toMatch(/^sha256-[A-Za-z0-9+/]{43}=$/);
    const folder = src.slice(1, src.lastIndexOf('/'));
    const parts = places.filter((place: string) => place.startsWith(folder));
    expect(parts.length).toBeGreaterThan(10);
  }
});

test('every script that a page of the provider names is one that is copied', () => {
  const copied = new Set(copyIdentityScripts().map(({ to }: { to: string }) => to));
  const { signIn, signUp } = identityWidgets();
  for (const file of [...(signIn ?? []), ...(signUp ?? [])]) expect(copied).toContain(file);
  expect(signIn).not.toEqual(signUp);
});
