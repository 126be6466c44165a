import { createServer } from 'node:http';
import path from 'node:path';
import { REGISTRY_PLACE } from '../compose/page-html.mjs';
import { contentTypeOf } from './content-types.mjs';
import { toJson } from './pointer.mjs';

/**
 * Serves a stored site on this machine as it would be with another registry, for a look before anything is moved. Without a
 * backend: pages say that it does not answer.
 * @param {import('./store.mjs').Store} store
 * @param {import('./pointer.mjs').Registry} registry
 * @returns {Promise<{ url: string, close(): void }>}
 */
export async function serveSite(store, registry) {
  const headers = JSON.parse((await store.read('headers.json')).toString());
  const answer = async (pathname) => {
    const type = contentTypeOf(pathname);
    if (pathname === '/remotes.json') return { type, body: toJson(registry), headers: headers.revalidate };
    if (path.extname(pathname) !== '') return { type, body: await store.read(pathname.slice(1)), headers: {} };
    const own = headers.documents[pathname];
    const html = await store.read(own?.file ?? (pathname === '/' ? 'index.html' : 'shell.html'));
    const body = html?.toString().replace(REGISTRY_PLACE, () => toJson(registry));
    return { type: contentTypeOf('x.html'), body, headers: own?.headers ?? headers.html };
  };
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const { type, body, headers: own } = await answer(pathname);
    if (!body || pathname.startsWith('/.') || type === undefined) return response.writeHead(404).end();
    const sent = Object.entries(own).map(([name, value]) => [name, value.replaceAll('{ws}', '')]);
    response.writeHead(200, { ...Object.fromEntries(sent), 'content-type': type }).end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://localhost:${server.address().port}`, close: () => server.close() };
}
