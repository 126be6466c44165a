import { bringLater } from '@telehealth/contracts/late-text';
import '@telehealth/ui/theme/tokens.css';
import '@telehealth/ui/theme/fonts.css';
import '@telehealth/ui/theme/base.css';
import { sessionWriter } from '@telehealth/contracts/host';
import { actingPerson, pathFor, withoutPerson } from '@telehealth/contracts/people';
import { hostBuildOf } from '@telehealth/contracts/reports';
import { createBrowserRouter } from '@telehealth/contracts/router';
import { REMOTE_TIMEOUT_MS } from '@telehealth/contracts/settings';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createLateAuthActions, fetchAuthActions, loadAuthActions } from './actions/actions';
import { App } from './app';
import { readBootData } from './boot-data';
import { loadDataArea } from './connection/connection';
import { createHost } from './create-host';
import { readFirstWords, takePlaceOfFirstWords } from './first-words';
import { drawAsKnown, drawEarly, startIdentity } from './identity/identity';
import { notify } from './notifications/notify';
import { once } from './once';
import { createFederationRuntime } from './remotes/federation-runtime';
import { createManifestLoader } from './remotes/load-manifest';
import { loadExtraPages, loadPage } from './remotes/load-page';
import { createPageStore } from './remotes/page-store';
import { createPrefetch, prefetchWhenReached, rowAt } from './remotes/prefetch';
import { startPreview } from './remotes/preview/preview';
import { fetchRegistry } from './remotes/registry';
import { watchRegistry } from './remotes/registry-watch';
import { releaseLot } from './remotes/release-lot';
import { sectionRowAt, takeSections } from './remotes/sections';
import { hearFailure } from './report/heard';
import { startReporting } from './report/start-reporting';
import { createRoutes } from './routing/create-routes';
import { createNavigateTo } from './routing/navigate-to';
import { keepFocus } from './shell/keep-focus';
import { fetchFontsLate } from './shell/late-fonts';
import { createThemeStore } from './shell/theme-store';
import { whenIdle } from './shell/when-idle';

const afterPage = () => import(/* webpackChunkName: "idle" */ './after-page');
bringLater(() => import('@telehealth/contracts/words'));

// Starts without an async boundary: shared modules are part of this entry, so nothing must be fetched first.
const boot = readBootData();
const root = document.getElementById('root');
const firstWords = readFirstWords(root);
// The build that is live drew the landing page, so no canary takes it over.
const isTakenOver = firstWords === null && root?.firstElementChild != null;
const preview = startPreview();
const lot = isTakenOver ? null : releaseLot();
const manifests = createManifestLoader(boot.registry, createFederationRuntime(), lot, preview);
const readRegistry = () => fetchRegistry(REMOTE_TIMEOUT_MS);
if (boot.registry !== undefined) takeSections(boot.registry, lot);
const pages = createPageStore((remote, page) => hearFailure(remote, loadPage(manifests, remote, page)));
const person = actingPerson();
const router = createBrowserRouter(createRoutes(), person === null ? {} : { basename: pathFor(person, '') });
const host = createHost({
  boot,
  router,
  loadExtraPages: (remote) => hearFailure(remote, loadExtraPages(manifests, remote)),
  started: manifests.started,
  fetchActions: fetchAuthActions,
  askSections: once(async () => takeSections(await readRegistry(), lot)),
});
// Releases are judged by what those say who get them.
if (preview === null)
  startReporting({
    environment: host.environment,
    router,
    buildOf: (section) => (section === 'host' ? hostBuildOf(document) : manifests.buildOf(section)),
    sectionRowAt,
  });
host.environment().then(
  ({ demo, backendUrl, backendKey }) =>
    sessionWriter.environmentKnown({ demo, backend: { url: backendUrl, key: backendKey } }),
  () => undefined,
);
const prefetch = createPrefetch({ pages, environment: host.environment });
const here = { pathname: withoutPerson(location.pathname), cookie: document.cookie };
const opened = rowAt(here.pathname);
const askFirst = () => opened && prefetch(opened, new URLSearchParams(location.search));
// Before the first render: the document has preloaded the responses.
if (opened?.access === 'anyone') askFirst();
const known = { pages, askFirst, loadData: () => loadDataArea(host.environment) };
startIdentity(here, opened && (drawAsKnown(opened, here.cookie, known) ?? drawEarly(opened, here.cookie, pages)));
prefetchWhenReached(prefetch);
const navigateTo = createNavigateTo(router);
const auth = createLateAuthActions(() => loadAuthActions({ host, notify, navigateTo }));
const app = (
  <App
    router={router}
    pages={pages}
    host={host}
    firstWords={firstWords}
    theme={createThemeStore()}
    auth={auth}
    notify={notify}
    navigateTo={navigateTo}
  />
);

/** Resolves when the page at the document's URL can be drawn, or cannot. Pages that need Clerk are drawn by its own chunk. */
async function whenPageStands(): Promise<void> {
  if (opened === undefined || opened.owner === 'host' || (opened.owner === 'auth' && !opened.early)) return;
  const data = opened.backend ? loadDataArea(host.environment) : null;
  await Promise.allSettled([pages.request(opened.owner, opened.page), data]);
}

async function start(root: HTMLElement): Promise<void> {
  const notice = document.getElementById('unstarted');
  // The page replaces the document's content directly, without an intermediate state.
  if (firstWords !== null) await whenPageStands();
  notice?.remove();
  const onUncaughtError = (error: unknown) => {
    // The page is empty.
    if (notice !== null) root.after(notice);
    reportError(error);
  };
  const drawAnew = () => createRoot(root, { onUncaughtError }).render(app);
  if (firstWords !== null) return takePlaceOfFirstWords(root, drawAnew);
  if (root.firstElementChild === null) return drawAnew();
  // Prerendered: the page's code must be loaded before React hydrates the HTML. If the section is down, the HTML stays and
  // says what is missing; its links and forms work without scripts.
  const takeOver = () => void hydrateRoot(root, app, { onUncaughtError });
  if (opened !== undefined && opened.owner !== 'host') {
    const { owner, page } = opened;
    const arrives = async () => (await pages.request(owner, page)).status === 'ready';
    // Browsers answer the first request for a file with the failure of its preload, if that failed.
    const arrivesNow = async () => (await arrives()) || arrives();
    // The build that is live drew what stands there.
    if ((await preview)?.section === owner) return arrives().then(drawAnew);
    if (!(await arrives())) return (await afterPage()).showHydrationFailure(root, arrivesNow, takeOver);
  }
  takeOver();
}

if (root !== null) void start(root);
keepFocus(() => document.getElementById('main'));
fetchFontsLate((take) => {
  const { pathname } = router.state.location;
  const stop = router.subscribe((state) => {
    if (state.location.pathname === pathname) return;
    stop();
    take();
  });
});
whenIdle(() => {
  afterPage().then(
    ({ keepForOffline, watchDeviceClock }) => {
      watchDeviceClock(notify);
      return keepForOffline();
    },
    // The next page tries again.
    () => undefined,
  );
});
watchRegistry({
  router,
  pages,
  read: readRegistry,
  take(registry) {
    takeSections(registry, lot);
    return manifests.take(registry);
  },
});
// Where no server put the registry in, menus learn of its sections when the page has come.
if (boot.registry === undefined) host.askSections().catch(() => undefined);
