import { sessionStore } from '@telehealth/contracts/host';
import { createMemoryRouter } from '@telehealth/contracts/router';
import type { RouteRow, SectionName } from '@telehealth/contracts/routes';
import type { ExtraPage, PageModule } from '@telehealth/contracts/shell';
import { act, cleanup, render } from '@testing-library/react';
import { manifest } from '../../../../remote-auth/src/manifest';
import { createLateAuthActions } from '../../actions/late-auth-actions';
import { App, type Router } from '../../app';
import { createHost } from '../../create-host';
import { demoMark } from '../../identity/demo-mark';
import { startIdentity } from '../../identity/identity-need';
import { createPageStore } from '../../remotes/page-store';
import { sectionStore } from '../../remotes/sections';
import { FIXED_THEME } from '../../shell/theme-store';
import { createRoutes } from '../create-routes';
import { createNavigateTo } from '../navigate-to';
import { environment } from './data-double';
import { vendor } from './vendor-double';
import type { Visitor } from './visitors';

/** Where a visitor arrived, and how. */
export interface Walk {
  /** URL of each step, the first included. */
  steps: readonly string[];
  /** Final path, query and fragment. */
  end: string;
  /** The heading shown, or `waiting` while the identity is unknown. */
  heading: string;
  text: string;
  /** URLs of other sections' pages that were drawn at any moment; the bar of a practice is none. */
  drawn: readonly string[];
  toasts: readonly string[];
}

/** Stands for pages that are not under test and shows which one it is. */
function StandIn({ row }: { row: RouteRow }) {
  return (
    <div data-page={row.path}>
      <h1>{row.title}</h1>
    </div>
  );
}
const load = async () => ({ default: StandIn });

/** Extra pages of the sections, as far as the walks need them. */
const EXTRA: Partial<Record<SectionName, readonly ExtraPage[]>> = {
  auth: [
    { path: 'security', title: 'Sign-in and security', access: 'signedIn', load },
    { path: 'two-step', title: 'Set up two-step sign-in', access: 'signedIn', load },
  ],
  patient: [{ path: 'labs/:id', title: 'Lab results', access: { role: 'patient' }, load }],
  specialist: [{ path: 'rota', title: 'Rota', access: { role: 'specialist' }, load }],
};

/** The auth section's pages are the real ones. */
async function loadPage(remote: SectionName, page: string) {
  // The assistant is no page.
  if (page === 'assistant') return () => null;
  if (remote !== 'auth') return StandIn;
  const pages: Readonly<Record<string, (() => Promise<PageModule>) | undefined>> = manifest.pages;
  const module = await pages[page]?.();
  if (module === undefined) throw new Error(`The auth section has no page called ${page}`);
  return module.default;
}

/** Preloads the host's and the auth section's chunks, so that walks wait for nothing else. */
export async function preload(): Promise<void> {
  await Promise.all([
    import('../../identity/identity-provider'),
    ...Object.values(manifest.pages).map((page) => page()),
  ]);
}

/** Resets the previous walk and sets the visitor, in Clerk's fake and in the browser. */
export function become({ isLoaded, user, task, isDemo }: Visitor): void {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  sessionStore.setState(sessionStore.getInitialState(), true);
  vendor.state = { isLoaded, user, task };
  // biome-ignore lint/suspicious/noDocumentCookie: the product reads Clerk's script-readable cookie.
  document.cookie = `__client_uat=${user === null ? 0 : 1}; path=/`;
  if (isDemo) demoMark.set();
}

/** Waits until all pending work has settled, without timers. */
async function settle(signature: () => string): Promise<void> {
  let same = 0;
  for (let turn = 0; turn < 60 && same < 4; turn += 1) {
    const before = signature();
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    same = signature() === before ? same + 1 : 0;
  }
}

function draw(router: Router, onToast: (id: string) => void): void {
  const askSections = async () => sectionStore.setState({ rows: [] });
  const loadExtraPages = async (remote: SectionName) => EXTRA[remote] ?? [];
  render(
    <App
      firstWords={null}
      router={router}
      pages={createPageStore(loadPage)}
      host={createHost({
        boot: { environment },
        router,
        loadExtraPages,
        started: () => [],
        askSections,
        fetchActions: askSections,
      })}
      theme={FIXED_THEME}
      auth={createLateAuthActions(() => Promise.reject(new Error('no action is taken on a walk')))}
      notify={onToast}
      navigateTo={createNavigateTo(router)}
    />,
  );
}

/**
 * Opens a URL as a visitor and follows all redirects.
 * @param address path, query and fragment, as in a link
 * @param links followed afterwards, one by one
 */
export async function walk(address: string, visitor: Visitor, ...links: string[]): Promise<Walk> {
  become(visitor);
  const { pathname, search, hash } = new URL(address, 'http://localhost');
  startIdentity({ pathname, cookie: document.cookie });
  const router = createMemoryRouter(createRoutes(), { initialEntries: [{ pathname, search, hash }] });
  const place = () => Object.values(router.state.location).slice(0, 3).join('');
  const steps = [place()];
  router.subscribe(() => void (place() !== steps.at(-1) && steps.push(place())));
  const drawn = new Set<string>();
  const look = () => {
    for (const page of document.querySelectorAll<HTMLElement>('main [data-page]')) drawn.add(page.dataset.page ?? '');
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  const toasts: string[] = [];
  draw(router, (id) => void toasts.push(id));
  const main = () => document.getElementById('main');
  const drawnNow = () => `${place()} ${main()?.innerHTML}`;
  await settle(drawnNow);
  for (const link of links) {
    await act(() => router.navigate(link));
    await settle(drawnNow);
  }
  look();
  observer.disconnect();
  const headings = [...(main()?.querySelectorAll('h1') ?? [])].map((one) => one.textContent ?? '');
  const heading = headings.length === 0 ? 'waiting' : headings.join(' + ');
  return { steps, end: place(), heading, text: main()?.textContent ?? '', drawn: [...drawn], toasts };
}
