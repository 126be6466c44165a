// npm run nginx -- sawubona.example /srv/sawubona: writes the server block that serves ./site with the headers of
// site/headers.json. With --backend Supabase's interfaces are below the site's own address (BACKEND_URL empty), with --identity
// Clerk's is (CLERK_PROXY_URL=/__clerk). --address-from CF-Connecting-IP trusts that header, for an nginx that only Cloudflare
// can reach. --bucket https://… serves the site out of a bucket in place of the folder.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { TLS_HEADERS } from './compose/headers.mjs';
import { ROOT } from './setup/run.mjs';

const quoted = (text) => `"${text.replace(/[\\"]/g, '\\$&').replaceAll('{ws}', 'wss://$http_host')}"`;
const headersOf = (set) => Object.entries(set).map(([name, value]) => `add_header ${name} ${quoted(value)} always;`);
const location = (what, lines) => [`location ${what} {`, ...lines.map((line) => `  ${line}`), '}'];

/** A document gets the live registry put in, so that moving a pointer needs no reload, and is compressed when it is sent. */
const DOCUMENT = ['ssi on;', 'gzip_static off;', 'gzip on;'];

/** A bucket keeps one form of each file. */
const COMPRESSED_WHEN_SENT = [
  'gzip on;',
  'gzip_proxied any;',
  'gzip_types text/css text/javascript application/json image/svg+xml application/manifest+json;',
  // Whoever may not list a bucket is told 403 of what is not there.
  'error_page 403 =404 /.none;',
];

/** Replaces the headers of proxied responses, because their URLs are URLs of ours. */
const replaced = (set) => [...Object.keys(set).map((name) => `proxy_hide_header ${name};`), ...headersOf(set)];

/** What a store of files says of itself in its answers. */
const OF_THE_BUCKET = ['x-amz-request-id', 'x-amz-id-2', 'x-amz-version-id', 'x-rgw-object-type', 'Accept-Ranges'];

/**
 * A file of the site, from its folder or from a bucket that nginx may read without signing.
 * @param {string | undefined} bucket address of the site in it
 * @returns {(set: Record<string, string>, file: string, more?: string[]) => string[]} lines of a location
 */
function sendFrom(bucket) {
  if (bucket === undefined) return (set, file, more = []) => [...headersOf(set), ...more, `try_files ${file} =404;`];
  const { origin, pathname } = new URL(bucket);
  const below = pathname.replace(/\/+$/, '');
  return (set, file, more = []) => [
    ...replaced(set),
    ...OF_THE_BUCKET.map((name) => `proxy_hide_header ${name};`),
    ...more,
    // Of what a browser sends nothing else is the bucket's business.
    'proxy_pass_request_headers off;',
    'proxy_set_header If-None-Match $http_if_none_match;',
    'proxy_pass_request_body off;',
    'proxy_ssl_server_name on;',
    'proxy_http_version 1.1;',
    'proxy_intercept_errors on;',
    `rewrite ^ ${below}${file} break;`,
    `proxy_pass ${origin};`,
  ];
}

/** Other headers for the client's address, removed because a client could forge them. */
const OF_OTHER_PROXIES = ['CF-Connecting-IP', 'CF-Connecting-IPv6', 'True-Client-IP', 'X-Real-IP', 'Forwarded'];

/**
 * Sets the client's address: the one connected to nginx or, when another proxy is in front and nothing else can connect, that
 * proxy's `header`.
 */
const whence = (header) => [
  `proxy_set_header X-Forwarded-For ${header ? `$http_${header.toLowerCase().replaceAll('-', '_')}` : '$remote_addr'};`,
  ...OF_OTHER_PROXIES.map((name) => `proxy_set_header ${name} "";`),
];

/** Proxies to the backend, including websockets. */
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

/** Proxies to the identity; its secret is in a separate file: proxy_set_header Clerk-Secret-Key sk_live_…; */
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
 * Returns the configuration as text.
 * @param {{ name: string, folder: string, headers: any, bucket?: string, backend?: string, identity?: string, address?: string,
 * listen?: string }} site `headers` from the compose step; `bucket` the site's address in one, in place of the folder; `address` the header in which a proxy before nginx states the client's address, none by
 * default; `listen` where nginx listens, by default 443 with the certificates of Let's Encrypt
 */
export function nginxConfig({ name, folder, headers, bucket, backend, identity, address, listen }) {
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
  const send = sendFrom(bucket);
  const personal = { ...passed, 'Cache-Control': 'no-store' };
  const pages = Object.entries(headers.documents).map(([address, { file, headers: own }]) =>
    location(`= ${address}`, send({ ...own, ...secure }, `/${file}`, DOCUMENT)),
  );
  const blocks = [
    // What documents are made of.
    location('~ /\\.', [...sent(headers[headers.otherwise]), 'return 404;']),
    location('= /', send({ ...headers.html, ...secure }, '/index.html', DOCUMENT)),
    ...pages.filter(([line]) => line !== 'location = / {'),
    ...headers.rules.map(({ prefix, use }) => location(`^~ ${prefix}`, send({ ...headers[use], ...secure }, '$uri'))),
    ...(backend
      ? [
          location('~ ^/(rest|auth|functions)/v1/', passTo(backend, personal, address)),
          // Portraits are public and set their own caching.
          location('~ ^/(storage|realtime)/v1/', passTo(backend, passed, address)),
        ]
      : []),
    ...(identity ? [location('^~ /__clerk/', passToIdentity(identity, name, passed, address))] : []),
    // A path without an extension is a page; a missing file is never answered with one.
    location('~ \\.[a-z0-9]+$', send({ ...headers[headers.otherwise], ...secure }, '$uri')),
    location('/', send({ ...headers.html, ...secure }, '/shell.html', DOCUMENT)),
  ];
  const server = [
    ...(listen ? [`listen ${listen};`] : certificate),
    `server_name ${name};`,
    ...(bucket === undefined ? [`root ${folder};`, 'gzip_static on;'] : COMPRESSED_WHEN_SENT),
    'charset utf-8;',
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
      'Use: npm run --silent nginx -- sawubona.example /srv/sawubona [--bucket https://bucket.example/prefix] [--backend http://127.0.0.1:8000] [--identity https://frontend-api.clerk.dev] [--address-from CF-Connecting-IP]',
    );
    process.exit(2);
  }
  const headers = JSON.parse(readFileSync(path.join(ROOT, 'site/headers.json'), 'utf8'));
  process.stdout.write(
    nginxConfig({
      name,
      folder,
      headers,
      bucket: option('--bucket'),
      backend: option('--backend'),
      identity: option('--identity'),
      address: option('--address-from'),
      listen: option('--listen'),
    }),
  );
}
