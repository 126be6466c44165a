import { failed } from '@telehealth/contracts/errors';
import { createMemoryRouter } from '@telehealth/contracts/router';
import { purposeOf, type RemoteName, ROUTE_TABLE, type RouteRow, rowOf } from '@telehealth/contracts/routes';
import type { PageModule } from '@telehealth/contracts/shell';
import { renderToString } from 'react-dom/server';
import { createLateAuthActions } from './actions/actions';
import { App } from './app';
import { loadDataArea } from './connection/connection';
import type { Environment } from './environment';
import { toPage } from './remotes/load-page';
import { createPageStore } from './remotes/page-store';
import { createRoutes, extraPrefixes, routePatterns } from './routing/create-routes';
import { toDocumentTitle } from './shell/tab-title';
import { FIXED_THEME } from './shell/theme-store';

/** Time zone of prerendered times, that of most readers, until the browser corrects it. */
process.env.TZ = 'Africa/Johannesburg';

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;
const ROWS: readonly RouteRow[] = ROUTE_TABLE;

/** Result for the compose step. */
export interface Prerendered {
  html: string;
  title: string;
  description: string;
}

/** Public pages with a fixed path, and sign-in pages that work without Clerk, by name. */
const OPEN_PAGES: Readonly<Record<string, () => Promise<PageModule>>> = {
  home: () => import('@telehealth/remote-public/pages/home-page'),
  'find-specialist': () => import('@telehealth/remote-public/pages/find-specialist-page'),
  'book-consultation': () => import('@telehealth/remote-public/pages/book-consultation-page'),
  'medical-records': () => import('@telehealth/remote-public/pages/medical-records-page'),
  'my-prescriptions': () => import('@telehealth/remote-public/pages/my-prescriptions-page'),
  'symptom-checker': () => import('@telehealth/remote-public/pages/symptom-checker-page'),
  'symptom-checker-tests': () => import('@telehealth/remote-public/pages/symptom-checker-tests-page'),
  'symptom-checks': () => import('@telehealth/remote-public/pages/symptom-checks-page'),
  'service-medical-records': () => import('@telehealth/remote-public/pages/service-medical-records-page'),
  'service-my-prescriptions': () => import('@telehealth/remote-public/pages/service-my-prescriptions-page'),
  'published-text': () => import('@telehealth/remote-public/pages/published-text-page'),
  contact: () => import('@telehealth/remote-public/pages/contact-page'),
  'shared-record': () => import('@telehealth/remote-public/pages/shared-record-page'),
  'unified-sign-in': () => import('@telehealth/remote-auth/pages/unified-sign-in-page'),
  'unified-sign-up': () => import('@telehealth/remote-auth/pages/unified-sign-up-page'),
  'service-symptom-checker': () => import('@telehealth/remote-public/pages/service-symptom-checker-page'),
};

const NOWHERE: Environment = {
  publishableKey: '',
  clerkProxyUrl: '',
  backendUrl: 'https://nowhere.invalid',
  backendKey: '',
  idTokenProvider: '',
  demo: false,
};

const wordsOf = ({ title, id }: RouteRow) => ({ title: toDocumentTitle(title), description: purposeOf(id) });

/** Renders a page in its frame for an unknown visitor, with its requests pending. */
async function draw(row: RouteRow): Promise<string> {
  const pages = createPageStore(never);
  if (row.owner === 'public' || (row.owner === 'auth' && row.early)) {
    pages.put(row.owner, row.page, toPage(await OPEN_PAGES[row.page]?.(), row.page));
  }
  return renderToString(
    <App
      router={createMemoryRouter(createRoutes(), { initialEntries: [row.path] })}
      pages={pages}
      host={{
        environment: never,
        reconnect: nothing,
        loadExtraPages: never,
        started: () => [],
        addRoutes: nothing,
        holdHistory: () => nothing,
      }}
      firstWords={{ path: row.path, title: row.title, lead: purposeOf(row.id) }}
      theme={FIXED_THEME}
      auth={createLateAuthActions(async () => Promise.reject(failed({ id: 'remote.unavailable' })))}
      notify={nothing}
      navigateTo={nothing}
    />,
  );
}

export async function renderHome(): Promise<Prerendered> {
  const row = rowOf('home');
  return { html: await draw(row), ...wordsOf(row) };
}

/** A section's page without path parameters. */
export interface PageToCompose {
  path: string;
  owner: RemoteName;
  page: string;
  backend: boolean;
  /** It renders before Clerk's client has loaded. */
  early: boolean;
  /**
   * The document's title, and content until the application runs. Null behind a guard, which may redirect: a page that is not
   * drawn gives no title.
   */
  words: Prerendered | null;
}

/** Pages for signed-out visitors. */
const isOpen = ({ access, owner }: RouteRow) => access === 'anyone' || owner === 'auth';

/** All pages whose documents can preload their requests, except the landing page. */
export async function listPages(): Promise<PageToCompose[]> {
  // With an unreachable backend, because prerendering sends nothing.
  await loadDataArea(async () => NOWHERE);
  const pages: PageToCompose[] = [];
  for (const row of ROWS) {
    const { owner, later, path, page, backend, early = false } = row;
    if (owner === 'host' || later === true || path === '/' || path.includes(':')) continue;
    const words = isOpen(row) ? { html: await draw(row), ...wordsOf(row) } : null;
    pages.push({ path, owner, page, backend, early, words });
  }
  return pages;
}

/** All paths with a page, for the server of the composed site. */
export function listRoutes(): { paths: string[]; prefixes: string[] } {
  return { paths: routePatterns(), prefixes: extraPrefixes() };
}
