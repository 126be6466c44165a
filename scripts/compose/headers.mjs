const CSP = {
  'default-src': "'self'",
  'script-src': "'self'",
  // Two libraries write style elements themselves (toasts, sign-in widgets); inline scripts are allowed by hash only.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  // {ws} is the page's own origin as a websocket address; the serving web server fills it in.
  'connect-src': "'self' {ws}",
  'worker-src': "'self' blob:",
  'frame-src': "'none'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
};

/** The path of portraits in a backend. */
const PORTRAITS = '/storage/v1/object/public/profile-images/';

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';
/** Where every file is named by its content. */
const NAMED_BY_CONTENT = ['/r/', '/static/'];

/** How long a file may be kept, by its address. */
export const cacheControlOf = (address) =>
  NAMED_BY_CONTENT.some((prefix) => address.startsWith(prefix)) ? IMMUTABLE : REVALIDATE;

/** Browsers use HTTPS only, for two years. Sent where the site is served by TLS; not on localhost. */
export const TLS_HEADERS = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/**
 * Permissions a visit needs: camera, microphone, choice of speaker, screen sharing, wake lock. Bluetooth is allowed for our own
 * pages by default, and browsers without it complain about its name.
 */
const PERMISSIONS = [
  ...['camera', 'microphone', 'display-capture', 'speaker-selection', 'autoplay', 'picture-in-picture'],
  ...['screen-wake-lock', 'geolocation'],
]
  .map((feature) => `${feature}=(self)`)
  .concat('payment=()', 'usb=()')
  .join(', ');

/**
 * Returns the response headers of the composed folder, as data for any web server.
 * @param {{ connect: string[], inline?: string, documents?: Record<string, { file: string, policy?: string, inline?: string }> }}
 * site other origins the browser contacts (identity provider, backend), and paths with their own document, policy, or inline
 * script hash; `inline` is the hash of the script inside every page
 */
export function composeHeaders({ connect, inline: shared, documents = {} }) {
  // Public pictures of people lie with the backend.
  const pictures = connect.filter((origin) => origin.startsWith('http')).map((origin) => origin + PORTRAITS);
  const policy = {
    ...CSP,
    'script-src': shared === undefined ? CSP['script-src'] : `${CSP['script-src']} ${shared}`,
    'img-src': [CSP['img-src'], ...pictures].join(' '),
    'connect-src': [CSP['connect-src'], ...connect].join(' '),
  };
  const withInline = (inline) => toText({ ...policy, 'script-src': `${policy['script-src']} ${inline}` });
  const html = {
    ...ALWAYS,
    'Cache-Control': REVALIDATE,
    'Content-Security-Policy': toText(policy),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': PERMISSIONS,
  };
  return {
    html,
    immutable: { ...ALWAYS, 'Cache-Control': IMMUTABLE },
    revalidate: { ...ALWAYS, 'Cache-Control': REVALIDATE },
    documents: Object.fromEntries(
      Object.entries(documents).map(([address, { file, policy: own, inline }]) => {
        const text = own ?? (inline === undefined ? toText(policy) : withInline(inline));
        return [address, { file, headers: { ...html, 'Content-Security-Policy': text } }];
      }),
    ),
    rules: NAMED_BY_CONTENT.map((prefix) => ({ prefix, use: 'immutable' })),
    otherwise: 'revalidate',
  };
}

const toText = (policy) =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Returns the environment's origins other than the page's own. */
export function foreignOrigins(environment) {
  const { backendUrl, clerkProxyUrl, callServerUrl = '' } = environment;
  const addresses = [backendUrl, clerkProxyUrl, callServerUrl.replace(/^ws/, 'http')];
  const foreign = addresses.filter((text) => /^https?:\/\//.test(text));
  const origins = [...new Set(foreign.map((text) => new URL(text).origin))];
  return origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);
}
