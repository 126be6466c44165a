// @vitest-environment jsdom

import { createMemoryRouter, useParams } from '@telehealth/contracts/router';
import type { RouteRow } from '@telehealth/contracts/routes';
import { useRole } from '@telehealth/contracts/session';
import type { ExtraPage, SectionRoute } from '@telehealth/contracts/shell';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLateAuthActions } from '../actions/late-auth-actions';
import { App } from '../app';
import { createHost } from '../create-host';
import { createPageStore } from '../remotes/page-store';
import type { Registry } from '../remotes/registry';
import { sectionStore, takeSections } from '../remotes/sections';
import { heardStore } from '../report/heard';
import { FIXED_THEME } from '../shell/theme-store';
import { createRoutes } from './create-routes';
import { createNavigateTo } from './navigate-to';

const START: SectionRoute = {
  path: '',
  page: 'start',
  title: 'Pharmacy',
  purpose: 'Where medicines are.',
  access: 'anyone',
  frame: 'site',
  backend: false,
  nav: { menu: 'site', order: 1, label: 'Pharmacy', icon: 'pill' },
};
const SHOP: SectionRoute = { ...START, path: 'shops/:id', page: 'shop', title: 'A shop', nav: undefined };
const MINE: SectionRoute = { ...START, path: 'mine', title: 'Mine', access: { role: 'patient' }, frame: 'workspace' };

const registryOf = (sections: Record<string, unknown>): Registry => ({
  schema: 1,
  remotes: Object.fromEntries(
    Object.entries(sections).map(([name, routes]) => [
      name,
      {
        version: 'a1',
        container: `remote_${name}`,
        entry: `/r/remote_${name}/remoteEntry.js`,
        integrity: `sha256-${'A'.repeat(43)}=`,
        routes,
      },
    ]),
  ),
});

/** Says which page of which section it is, and for which shop. */
function StandIn({ row }: { row: RouteRow }) {
  const { id = '' } = useParams();
  useRole();
  return (
    <h1>
      {row.title} of {row.owner} {id}
    </h1>
  );
}

let asked: string[] = [];
function open(path: string, { extra = [] as ExtraPage[], read = async (): Promise<Registry> => registryOf({}) } = {}) {
  const router = createMemoryRouter(createRoutes(), { initialEntries: [path] });
  const loadExtraPages = async (section: string) => {
    asked.push(section);
    return extra;
  };
  const askSections = async () => takeSections(await read(), null);
  render(
    <App
      firstWords={null}
      router={router}
      pages={createPageStore(async () => StandIn)}
      host={createHost({ boot: {}, router, loadExtraPages, started: () => [], askSections, fetchActions: askSections })}
      theme={FIXED_THEME}
      auth={createLateAuthActions(() => Promise.reject(new Error('no action is taken')))}
      notify={() => undefined}
      navigateTo={createNavigateTo(router)}
    />,
  );
  return router;
}
const heading = async (name: string) => (await screen.findByRole('heading', { level: 1, name })).textContent;
const problems = () => heardStore.getState().waiting.map(({ error }) => (error as Error).message);

beforeEach(() => {
  asked = [];
  globalThis.scrollTo = () => undefined;
  sectionStore.setState({ rows: null });
  heardStore.setState({ waiting: [], count: 0 });
});
afterEach(cleanup);

describe('a section that only the registry names', () => {
  test('has its pages with their parameters, in its frame, and its entry behind those of the platform', async () => {
    takeSections(registryOf({ pharmacy: [START, SHOP] }), null);
    const router = open('/pharmacy');
    await heading('Pharmacy of pharmacy');
    const menu = screen.getByRole('navigation', { name: 'Main' });
    expect([...menu.querySelectorAll('a')].at(-1)?.textContent).toBe('Pharmacy');
    await act(() => router.navigate('/pharmacy/shops/7'));
    await heading('A shop of pharmacy 7');
    expect(document.title).toMatch(/^A shop/);
  });

  test('has nothing where it has nothing: it is asked for what its registry does not say', async () => {
    takeSections(registryOf({ pharmacy: [START] }), null);
    open('/pharmacy/nowhere');
    await heading('Page not found');
    expect(asked).toEqual(['pharmacy']);
    cleanup();
    const load = async () => ({ default: StandIn });
    const router = open('/pharmacy/more', { extra: [{ path: 'more', title: 'More', access: 'anyone', load }] });
    await waitFor(() => expect(router.state.matches.at(-1)?.route.id).toBe('pharmacy.extra.more'));
  });

  test('is guarded as its route says', async () => {
    takeSections(registryOf({ pharmacy: [MINE] }), null);
    open('/pharmacy/mine');
    // Nobody knows yet who comes: the page is not drawn.
    expect(await screen.findByRole('navigation', { name: 'Your places' })).toBeDefined();
    expect(screen.queryByText(/Mine of pharmacy/)).toBeNull();
  });

  test('comes into an open page with another registry, and goes with the next', async () => {
    takeSections(registryOf({}), null);
    open('/pharmacy');
    await heading('Page not found');
    act(() => takeSections(registryOf({ pharmacy: [START] }), null));
    await heading('Pharmacy of pharmacy');
    act(() => takeSections(registryOf({}), null));
    await heading('Page not found');
  });

  test('is looked for where the document has no registry; a failure can be tried again', async () => {
    let tries = 0;
    const read = async () => {
      tries += 1;
      if (tries === 1) throw new Error('offline');
      return registryOf({ pharmacy: [START] });
    };
    open('/pharmacy', { read });
    (await screen.findByRole('button', { name: 'Try again' })).click();
    await heading('Pharmacy of pharmacy');
  });
});

describe('what no section may have is left out and told', () => {
  const refused: [string, string, unknown, RegExp][] = [
    ['a name of the platform', 'desk', [START], /\/desk is not free/],
    ['a name of its servers', 'rest', [START], /\/rest is not free/],
    ['a path out of its own', 'pharmacy', [{ ...START, path: '../desk' }], /its path/],
    ['a guard that is none', 'pharmacy', [{ ...START, access: 'everybody' }], /its access/],
    ['a guard of nobody', 'pharmacy', [{ ...START, access: null }], /its access/],
    ['an open page among a person’s own', 'pharmacy', [{ ...START, frame: 'workspace' }], /its frame/],
    ['the frame of signing in', 'pharmacy', [{ ...START, frame: 'auth' }], /its frame/],
    ['an entry of the desk', 'pharmacy', [{ ...START, nav: { ...START.nav, menu: 'desk' } }], /its nav/],
    ['no routes', 'pharmacy', undefined, /1 to 40 routes/],
    ['a route twice', 'pharmacy', [START, START], /twice/],
    ['something else', 'pharmacy', [null], /its path/],
  ];
  test.each(refused)('%s', async (_, name, routes, why) => {
    takeSections(registryOf({ [name]: routes, library: [{ ...START, title: 'Library' }] }), null);
    expect(problems()).toEqual([expect.stringMatching(why)]);
    expect(sectionStore.getState().rows?.map(({ path }) => path)).toEqual(['/library']);
  });

  test('a section of the table keeps its routes', () => {
    takeSections(registryOf({ patient: [{ ...START, path: 'dashboard' }], visit: [START] }), null);
    expect(sectionStore.getState().rows).toEqual([]);
  });
});
