import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createSecureServer } from 'node:http2';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, createGzip } from 'node:zlib';

const OF_ONE_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];
const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const SCRIPT_HINT = /<link\b[^>]*\bas="script"[^>]*>/g;

/** A certificate of this run alone. @returns it with its key, and the pin by which a browser takes it */
export function makeCertificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'sawubona-bench-tls-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name));
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  try {
    execFileSync('openssl', ['req', '-x509', ...curve, ...names, '-days', '2', '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    });
    const made = { key: readFileSync(key), cert: readFileSync(cert) };
    const spki = new X509Certificate(made.cert).publicKey.export({ type: 'spki', format: 'der' });
    return { ...made, pin: createHash('sha256').update(spki).digest('base64') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A page as it is, without anything that runs. */
const withoutScripts = (html) => html.replace(SCRIPT, '').replace(SCRIPT_HINT, '');

/**
 * The product through HTTP/2 with TLS, as a CDN serves it (answers of the database packed, as the gateway of a hosted project
 * does), and once more with every document stripped of its scripts: the plain
 * static page of the same words.
 * @param {string} target where the product is, e.g. `http://localhost:3000`
 * @param certificate what `makeCertificate` gives, where several are to be taken by one browser
 * @returns {Promise<{ url: string, staticUrl: string, pin: string, close(): void }>}
 */
export async function startHttp2(target, { key, cert, pin } = makeCertificate()) {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const start = async (isStatic) => {
    const server = createSecureServer({ key, cert, allowHTTP1: true });
    server.on('request', (asked, answer) => pass({ asked, answer, target, agent, isStatic, own: own() }));
    server.on('upgrade', (asked, socket, head) => passSocket({ asked, socket, head, target, own: own() }));
    const own = () => `https://localhost:${server.address().port}`;
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { url: own(), close: () => server.close() };
  };
  const [live, still] = [await start(false), await start(true)];
  const close = () => {
    live.close();
    still.close();
    agent.destroy();
  };
  return { url: live.url, staticUrl: still.url, pin, close };
}

/** Headers as the product would see them: it knows itself under its own address. */
function headersFor(asked, { target, own }) {
  const entries = Object.entries(asked.headers).filter(([name]) => !name.startsWith(':') && name !== 'connection');
  const headers = Object.fromEntries(entries);
  for (const name of ['origin', 'referer']) if (headers[name]) headers[name] = headers[name].replace(own, target);
  return { ...headers, host: new URL(target).host };
}

function pass({ asked, answer, target, agent, isStatic, own }) {
  const isDocument = isStatic && asked.headers.accept?.includes('text/html');
  const headers = headersFor(asked, { target, own });
  if (isDocument) headers['accept-encoding'] = 'identity';
  const onward = request(new URL(asked.url, target), { method: asked.method, headers, agent }, (given) => {
    const kept = Object.entries(given.headers).filter(([name]) => !OF_ONE_CONNECTION.includes(name));
    if (!isDocument) {
      const isPlainJson =
        given.headers['content-type']?.startsWith('application/json') && !given.headers['content-encoding'];
      const packs = isPlainJson && /\bgzip\b/.test(asked.headers['accept-encoding'] ?? '');
      const asIs = kept.filter(([name]) => !packs || name !== 'content-length');
      answer.writeHead(given.statusCode, {
        ...Object.fromEntries(asIs),
        ...(packs ? { 'content-encoding': 'gzip' } : {}),
      });
      if (packs) given.pipe(createGzip({ level: 5 })).pipe(answer);
      else given.pipe(answer);
      return;
    }
    const parts = [];
    given.on('data', (part) => parts.push(part));
    given.on('end', () => {
      const body = brotliCompressSync(withoutScripts(Buffer.concat(parts).toString('utf8')));
      const own = { 'content-encoding': 'br', 'content-length': body.length };
      answer.writeHead(given.statusCode, { ...Object.fromEntries(kept), ...own });
      answer.end(body);
    });
  });
  // The page that asked is gone, or the product is closing: nobody waits for this answer.
  onward.on('error', () => answer.stream?.destroy());
  asked.pipe(onward);
}

function passSocket({ asked, socket, head, target, own }) {
  const { hostname, port } = new URL(target);
  const onward = connect(Number(port), hostname, () => {
    const lines = Object.entries(headersFor(asked, { target, own })).map(([name, value]) => `${name}: ${value}`);
    onward.write([`GET ${asked.url} HTTP/1.1`, 'connection: Upgrade', ...lines, '', ''].join('\r\n'));
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
}
