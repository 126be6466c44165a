import { failed, purposeOf, type RemoteName, ROUTE_TABLE, type RouteRow, rowOf } from '@telehealth/contracts';
import { createMemoryRouter } from '@telehealth/contracts/router';
import HomePage from '@telehealth/remote-public/pages/home-page';
import { renderToString } from 'react-dom/server';
import { createLateAuthActions } from './actions/actions';
import { App } from './app';
import { createPageStore } from './remotes/page-store';
import { createRoutes, extraPrefixes, routePatterns } from './routing/create-routes';
import { toDocumentTitle } from './shell/tab-title';
import { FIXED_THEME } from './shell/theme-store';

const never = () => new Promise<never>(() => undefined);
const nothing = () => undefined;

/** What the compose step asks of this module. */
export interface Prerendered {
  html: string;
  title: string;
  description: string;
}

/** Draws the landing page in its frame, for a visitor of whom nothing is known. */
export function renderHome(): Prerendered {
  const row = rowOf('home');
  const pages = createPageStore(never);
  pages.put('public', row.page, HomePage);
  const app = (
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
      theme={FIXED_THEME}
      auth={createLateAuthActions(async () => Promise.reject(failed({ id: 'remote.unavailable' })))}
      notify={nothing}
      navigateTo={nothing}
    />
  );
  return { html: renderToString(app), title: toDocumentTitle(row.title), description: purposeOf(row.id) };
}

/** A page of a section under an address without parameters. */
export interface PageToCompose {
  path: string;
  owner: RemoteName;
  page: string;
  backend: boolean;
  /** What the document itself is called. Null behind a guard, which may lead elsewhere: a page not drawn names no tab. */
  words: Pick<Prerendered, 'title' | 'description'> | null;
}

/** The pages whose documents can name what they need, but for the landing page, which is drawn. */
export function listPages(): PageToCompose[] {
  return (ROUTE_TABLE as readonly RouteRow[]).flatMap(({ owner, later, access, path, page, backend, title, id }) =>
    owner === 'host' || owner === 'auth' || later === true || path === '/' || path.includes(':')
      ? []
      : [
          {
            ...{ path, owner, page, backend },
            words: access === 'anyone' ? { title: toDocumentTitle(title), description: purposeOf(id) } : null,
          },
        ],
  );
}

/** Every address that has a page, for the server of the composed folder. */
export function listRoutes(): { paths: string[]; prefixes: string[] } {
  return { paths: routePatterns(), prefixes: extraPrefixes() };
}
