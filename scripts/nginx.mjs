// npm run nginx -- sawubona.example /srv/sawubona: the server block that sends ./site as site/headers.json says. With --backend
// Supabase's interfaces are below the site's own address (BACKEND_URL empty), with --identity Clerk's is (CLERK_PROXY_URL=/__clerk).
// --address-from CF-Connecting-IP believes that header; for an nginx that only Cloudflare can reach.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TLS_HEADERS } from './compose/headers.mjs';
import { ROOT } from './setup/run.mjs';

const quoted = (text) => `"${text.replace(/[\\"]/g, '\\$&').replaceAll('{ws}', 'wss://$http_host')}"`;
const headersOf = (set) => Object.entries(set).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
const location = (what, lines) => [`location ${what} {`, ...lines.map((line) => `  ${line}`), '}'];

/** What the answers of others get, whether they come with it or not: an address of theirs is an address of ours. */
const replaced = (set) => [...Object.keys(set).map((name) => `proxy_hide_header ${name};`), ...headersOf(set)];

/** Headers that say whence a request came, besides the one that is written here: whoever asks could write them. */
const OF_OTHER_PROXIES = ['CF-Connecting-IP', 'CF-Connecting-IPv6', 'True-Client-IP', 'X-Real-IP', 'Forwarded'];

/**
 * Whence a request came: the address that is connected to nginx or, where another proxy stands before it and nobody else gets
 * through, what that one writes into `header`.
 */
const whence = (header) => [
  `proxy_set_header X-Forwarded-For ${header ? `$http_${header.toLowerCase().replaceAll('-', '_')}` : '$remote_addr'};`,
  ...OF_OTHER_PROXIES.map((name) => `proxy_set_header ${name} "";`),
];

/** What passes on to the backend, websockets too. */
const passTo = (target, set, address) => [
  ...replaced(set),
  `proxy_pass ${target};`,
  'proxy_http_version 1.1;',
  'proxy_set_header Host $http_host;',
  ...whence(address),
  'proxy_set_header X-Forwarded-Proto $scheme;',
  'proxy_set_header Upgrade $http_upgrade;',
  'proxy_set_header Connection $connection_upgrade;',
  'client_max_body_size 25m;',
];

/** The identity's proxy path; its secret lies in a file of its own: proxy_set_header Clerk-Secret-Key sk_live_…; */
const passToIdentity = (target, name, set, address) => [
  ...replaced(set),
  `proxy_pass ${target.replace(/\/+$/, '')}/;`,
  'proxy_ssl_server_name on;',
  'proxy_set_header Host $proxy_host;',
  `proxy_set_header Clerk-Proxy-Url https://${name}/__clerk;`,
  ...whence(address),
  'include /etc/nginx/clerk-secret*.conf;',
];

/**
 * The configuration as text.
 * @param {{ name: string, folder: string, headers: any, backend?: string, identity?: string, address?: string, listen?: string }} site `headers` what the compose
 *   step wrote; `address` the header in which a proxy before nginx says whence a request came, nobody's by default; `listen` where nginx listens, 443 with the certificates of Let's Encrypt by default
 */
export function nginxConfig({ name, folder, headers, backend, identity, address, listen }) {
  const certificate = [
    'listen 443 ssl http2;',
    `ssl_certificate /etc/letsencrypt/live/${name}/fullchain.pem;`,
    `ssl_certificate_key /etc/letsencrypt/live/${name}/privkey.pem;`,
  ];
  const secure = listen ? {} : TLS_HEADERS;
  const sent = (set) => headersOf({ ...set, ...secure });
  const passed = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...secure,
  };
  const personal = { ...passed, 'Cache-Control': 'no-store' };
  const pages = Object.entries(headers.documents).map(([address, { file, headers: own }]) =>
    location(`= ${address}`, [...sent(own), `try_files /${file} =404;`]),
  );
  const blocks = [
    location('= /', [...sent(headers.html), 'try_files /index.html =404;']),
    ...pages.filter(([line]) => line !== 'location = / {'),
    ...headers.rules.map(({ prefix, use }) =>
      location(`^~ ${prefix}`, [...sent(headers[use]), 'try_files $uri =404;']),
    ),
    ...(backend
      ? [
          location('~ ^/(rest|auth|functions)/v1/', passTo(backend, personal, address)),
          // Portraits are public, and say themselves how long they may be kept.
          location('~ ^/(storage|realtime)/v1/', passTo(backend, passed, address)),
        ]
      : []),
    ...(identity ? [location('^~ /__clerk/', passToIdentity(identity, name, passed, address))] : []),
    // An address without an ending is a page; a file that is not there is never answered with one.
    location('~ \\.[a-z0-9]+$', [...sent(headers[headers.otherwise]), 'try_files $uri =404;']),
    location('/', [...sent(headers.html), 'try_files /shell.html =404;']),
  ];
  const server = [
    ...(listen ? [`listen ${listen};`] : certificate),
    `server_name ${name};`,
    `root ${folder};`,
    'charset utf-8;',
    'gzip_static on;',
    'server_tokens off;',
    ...blocks.flat(),
  ];
  const upgrade = ['map $http_upgrade $connection_upgrade {', '  default upgrade;', "  '' '';", '}'];
  return [...(backend ? upgrade : []), 'server {', ...server.map((line) => `  ${line}`), '}', ''].join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [name, folder, ...more] = process.argv.slice(2);
  const option = (flag) => (more.includes(flag) ? more[more.indexOf(flag) + 1] : undefined);
  if (!name || !folder) {
    console.error(
      'Use: npm run --silent nginx -- sawubona.example /srv/sawubona [--backend http://127.0.0.1:8000] [--identity https://frontend-api.clerk.dev] [--address-from CF-Connecting-IP]',
    );
    process.exit(2);
  }
  const headers = JSON.parse(readFileSync(path.join(ROOT, 'site/headers.json'), 'utf8'));
  process.stdout.write(
    nginxConfig({
      name,
      folder,
      headers,
      backend: option('--backend'),
      identity: option('--identity'),
      address: option('--address-from'),
      listen: option('--listen'),
    }),
  );
}
