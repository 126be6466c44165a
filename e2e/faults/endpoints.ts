import type { Page, Request, Route } from '@playwright/test';
import { broken, cut } from '../fixtures/refusals';

/** One kind of request that a screen makes: the same name on every run, whatever ids and builds are in its address. */
export interface Endpoint {
  name: string;
  kind: 'data' | 'file';
  /** Matches its addresses. */
  address: RegExp;
}

const ID = '[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}';
/** Parts of addresses that differ from run to run: ids, folders of builds, hashes of files, ids of the identity. */
const VARYING = new RegExp(`${ID}|/[0-9a-f]{12}(?=/)|\\.[0-9a-f]{8}(?=\\.)|(?:sess|client|user)_\\w+`, 'gi');
const PATTERN = `(?:${ID}|/[0-9a-f]{12}|\\.[0-9a-f]{8}|(?:sess|client|user)_\\w+)`;

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const DATA = /^\/(rest|functions|auth|storage|__clerk|__sandbox|__payments)\b|\.json$/;

/** The endpoint of a request; null for what is no request of a page's own: the page itself, and data in an address. */
export function endpointOf(request: Request): Endpoint | null {
  const { protocol, pathname } = new URL(request.url());
  if (!/^https?:$/.test(protocol) || request.resourceType() === 'document') return null;
  const kind = DATA.test(pathname) && !pathname.endsWith('.js') ? 'data' : 'file';
  const parts = pathname.split(VARYING);
  const method = kind === 'data' && request.method() !== 'POST' ? `${request.method()} ` : '';
  return {
    name: method + parts.join(':'),
    kind,
    address: new RegExp(`^https?://[^/]+${parts.map(escaped).join(PATTERN)}(?:\\?.*)?$`, 'i'),
  };
}

/** Notes which endpoints a page uses until told to stop, in order. */
export function watchEndpoints(page: Page): () => Endpoint[] {
  const endpoints = new Map<string, Endpoint>();
  const note = (request: Request) => {
    const endpoint = endpointOf(request);
    if (endpoint !== null && !endpoints.has(endpoint.name)) endpoints.set(endpoint.name, endpoint);
  };
  page.on('request', note);
  return () => {
    page.off('request', note);
    return [...endpoints.values()];
  };
}

/** No answer has come for this long: what was fetched has run, and asked for what it needs in its turn. */
const QUIET_MS = 300;

/** Follows what goes through other endpoints. @returns whether nothing of it is on its way, nor has just arrived */
export function watchOthers(page: Page, { name }: Endpoint): () => boolean {
  const open = new Set<Request>();
  let endedAt = 0;
  page.on('request', (request) => {
    if (endpointOf(request)?.name !== name) open.add(request);
  });
  const end = (request: Request) => {
    if (open.delete(request)) endedAt = Date.now();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () => open.size === 0 && Date.now() - endedAt >= QUIET_MS;
}

const page = '<!doctype html><title>Sign in to the network</title>';

/** The ways in which an answer is none. */
export const FAULTS = {
  'cut off': cut,
  broken,
  /** What a hotel's network answers to everything. */
  'answered by somebody else': (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: page }),
  'never answered': () => new Promise(() => undefined),
} as const satisfies Record<string, (route: Route) => unknown>;
export type Fault = keyof typeof FAULTS;
export const ALL_FAULTS = Object.keys(FAULTS) as Fault[];

/** From now on requests at that endpoint fail so; the returned call mends it. */
export async function breakEndpoint(
  page: Page,
  { name, address }: Endpoint,
  fault: Fault,
): Promise<() => Promise<void>> {
  // What else goes to the same address, e.g. a question where this is an order, works.
  const handle = (route: Route) =>
    void (endpointOf(route.request())?.name === name ? FAULTS[fault](route) : route.fallback());
  await page.route(address, handle);
  return () => page.unroute(address, handle);
}
