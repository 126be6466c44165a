import * as clerk from '@clerk/react';
import * as queries from '@tanstack/react-query';
import { failed } from '@telehealth/contracts/errors';
import * as router from '@telehealth/contracts/router';
import {
  purposeOf,
  REMOTE_NAMES,
  ROUTE_TABLE,
  type RouteRow,
  rowOf,
  type SectionName,
} from '@telehealth/contracts/routes';
import * as session from '@telehealth/contracts/session';
import type { PageModule, SectionRoute } from '@telehealth/contracts/shell';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import { renderToString } from 'react-dom/server';
import { createLateAuthActions } from './actions/actions';
import { App } from './app';
import { loadDataArea } from './connection/connection';
import type { Environment } from './environment';
import { toPage } from './remotes/load-page';
import { createPageStore } from './remotes/page-store';
import { sectionStore, toRows } from './remotes/sections';
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

/** The pages that a section draws, by their names; of its file `documents.js`. */
export type DrawnPages = Readonly<Record<string, (() => Promise<PageModule>) | undefined>>;
/** The modules that exist once, lent to the sections' files by the request they name them with. */
export const shared: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  '@telehealth/contracts/session': session,
  '@telehealth/contracts/router': router,
  '@tanstack/react-query': queries,
  '@clerk/react': clerk,
};

const NOWHERE: Environment = {
  publishableKey: '',
  clerkProxyUrl: '',
  backendUrl: 'https://nowhere.invalid',
  backendKey: '',
  idTokenProvider: '',
  demo: false,
};

const leadOf = ({ id, purpose = purposeOf(id) }: RouteRow) => purpose;
const wordsOf = (row: RouteRow) => ({ title: toDocumentTitle(row.title), description: leadOf(row) });

/**
 * Renders a page in its frame for an unknown visitor, with its requests pending; without its section the frame alone.
 * @param rows of the section, where it brings its routes itself
 */
async function draw(row: RouteRow, drawn: DrawnPages, rows: readonly RouteRow[]): Promise<string> {
  const pages = createPageStore(never);
  const load = drawn[row.page];
  if (load !== undefined && row.owner !== 'host') pages.put(row.owner, row.page, toPage(await load(), row.page));
  sectionStore.setState({ rows });
  return renderToString(
    <App
      router={router.createMemoryRouter(createRoutes(), { initialEntries: [row.path] })}
      pages={pages}
      host={{
        environment: never,
        reconnect: nothing,
        fetchActions: never,
        loadExtraPages: never,
        askSections: never,
        started: () => [],
        addRoutes: nothing,
        holdHistory: () => nothing,
      }}
      firstWords={{ path: row.path, title: row.title, lead: leadOf(row) }}
      theme={FIXED_THEME}
      auth={createLateAuthActions(async () => Promise.reject(failed({ id: 'remote.unavailable' })))}
      notify={nothing}
      navigateTo={nothing}
    />,
  );
}

/** The landing page, of its section's pages. */
export async function renderHome(drawn: DrawnPages): Promise<Prerendered> {
  const row = rowOf('home');
  return { html: await draw(row, drawn, []), ...wordsOf(row) };
}

/** A section's page without path parameters. */
export interface PageToCompose {
  path: string;
  owner: SectionName;
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

/**
 * A section's pages whose documents can preload their requests, except the landing page.
 * @param routes that the section brings itself
 */
export async function listPages(
  section: SectionName,
  drawn: DrawnPages,
  routes: readonly SectionRoute[] = [],
): Promise<PageToCompose[]> {
  // With an unreachable backend, because prerendering sends nothing.
  await loadDataArea(async () => NOWHERE);
  const pages: PageToCompose[] = [];
  const own = toRows(section, routes);
  for (const row of [...ROWS, ...own]) {
    const { owner, later, path, page, backend, early = false } = row;
    if (owner !== section || later === true || path === '/' || path.includes(':')) continue;
    const words = isOpen(row) ? { html: await draw(row, drawn, own), ...wordsOf(row) } : null;
    pages.push({ path, owner, page, backend, early, words });
  }
  return pages;
}

/** All paths with a page, for the server of the composed site, and the sections whose pages they are. */
export function listRoutes(): { paths: string[]; prefixes: string[]; sections: readonly string[] } {
  return { paths: routePatterns(), prefixes: extraPrefixes(), sections: REMOTE_NAMES };
}
