import { fileURLToPath } from 'node:url';
import { composeContact, composeEnvironment } from '../scripts/compose-environment.mjs';
import { integrityOf } from './build-record.mjs';
import { ENTRY_FILE, REMOTES, SERVICES_PORT } from './remotes.mjs';
import { routesOf } from './routes-of.mjs';

/** Paths that local services answer; in production the same origin does. */
const SERVICE_PATHS = [
  '/__clerk',
  '/__mailbox',
  '/__bank',
  '/demo/',
  '/rest/v1',
  '/auth/v1',
  '/realtime/v1',
  '/storage/v1',
  '/functions/v1',
  // A document beside the application: the one of the last build.
  '/emergency-care',
  '/static/js/emergency.',
  '/static/js/theme.',
];

/**
 * Development only. Each build has its own Fast Refresh runtime; the first one puts a stub hook into the page that does
 * not keep renderers, so the later runtime of a remote never learns about react-dom and its edits are applied but not
 * drawn. This hook keeps them. (With React's developer tools installed the problem does not show.)
 */
export function devHookTag() {
  return {
    tag: 'script',
    head: true,
    append: false,
    children: `window.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= { renderers: new Map(), supportsFiber: true, inject(renderer) { const id = this.renderers.size + 1; this.renderers.set(id, renderer); return id; }, onScheduleFiberRoot() {}, onCommitFiberRoot() {}, onCommitFiberUnmount() {} };`,
  };
}

/** Where a remote's development server has its entry, with the hash of what it sends now; null while it sends none. */
async function devPointer({ name, folder, container, port }) {
  const entry = `http://localhost:${port}/${ENTRY_FILE}`;
  const answer = await fetch(entry).catch(() => null);
  if (answer?.ok !== true) return null;
  const integrity = integrityOf(Buffer.from(await answer.arrayBuffer()));
  const routes = await routesOf(fileURLToPath(new URL(`../${folder}`, import.meta.url)), name);
  return { version: 'dev', container, entry, integrity, ...(routes && { routes }) };
}

/** The registry of a development run: every remote that is up, on its own port. */
export async function devRegistry() {
  const pointers = await Promise.all(REMOTES.map(async (remote) => [remote.name, await devPointer(remote)]));
  return { schema: 1, remotes: Object.fromEntries(pointers.filter(([, pointer]) => pointer !== null)) };
}

function answerJson(path, toBody) {
  return async (request, response, next) => {
    if (request.url?.split('?')[0] !== path) return next();
    const body = JSON.stringify(await toBody());
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', 'no-store');
    response.end(body);
  };
}

/** The host's development server: pages from memory, everything else from local services, on one origin. */
export function devHostServer(port) {
  return {
    port,
    strictPort: true,
    printUrls: false,
    historyApiFallback: true,
    publicDir: { name: 'public' },
    proxy: [{ pathFilter: SERVICE_PATHS, target: `http://localhost:${SERVICES_PORT}`, ws: true, changeOrigin: false }],
    setup: ({ server }) => {
      server.middlewares.use(answerJson('/remotes.json', devRegistry));
      server.middlewares.use(answerJson('/environment.json', () => composeEnvironment(process.env)));
      server.middlewares.use(answerJson('/contact.json', () => composeContact(process.env)));
    },
  };
}
