import {
  failed,
  type PageModule,
  purposeOf,
  type RemoteName,
  ROUTE_TABLE,
  type RouteRow,
  rowOf,
} from '@telehealth/contracts';
import { createMemoryRouter } from '@telehealth/contracts/router';
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

/** Of times in the pages of a build, until the browser says where it is: that of most who read them. */
process.env.TZ = 'Africa/Johannesburg';

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;
const ROWS: readonly RouteRow[] = ROUTE_TABLE;

/** What the compose step asks of this module. */
export interface Prerendered {
  html: string;
  title: string;
  description: string;
}

/** The pages that anybody may open under a fixed address, and of signing in those that stand by themselves, by name. */
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

/** Draws a page in its frame, for a visitor of whom nothing is known; what it asks of the backend is on its way. */
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

/** The landing page, which is drawn as it is. */
export async function renderHome(): Promise<Prerendered> {
  const row = rowOf('home');
  return { html: await draw(row), ...wordsOf(row) };
}

/** A page of a section under an address without parameters. */
export interface PageToCompose {
  path: string;
  owner: RemoteName;
  page: string;
  backend: boolean;
  /** It stands before the identity provider's client has come. */
  early: boolean;
  /**
   * What the document itself is called, and what stands in it until its program runs. Null behind a guard, which may lead
   * elsewhere: a page not drawn names no tab.
   */
  words: Prerendered | null;
}

/** Nobody has to be somebody to see the page, or is on the way to that. */
const isOpen = ({ access, owner }: RouteRow) => access === 'anyone' || owner === 'auth';

/** The pages whose documents can name what they need, but for the landing page. */
export async function listPages(): Promise<PageToCompose[]> {
  // Of a backend that is never asked: nothing runs here but drawing.
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

/** Every address that has a page, for the server of the composed folder. */
export function listRoutes(): { paths: string[]; prefixes: string[] } {
  return { paths: routePatterns(), prefixes: extraPrefixes() };
}
