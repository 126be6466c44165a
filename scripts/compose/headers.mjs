const CSP = {
  'default-src': "'self'",
  'script-src': "'self'",
  // Two libraries write style elements themselves (toasts, sign-in widgets); scripts are inline only where their hash is named.
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  // {ws} is the page's own origin as a websocket address; the server of the folder fills it in.
  'connect-src': "'self' {ws}",
  'worker-src': "'self' blob:",
  'frame-src': "'none'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
};

/** Where the pictures of people lie in a backend. */
const PORTRAITS = '/storage/v1/object/public/profile-images/';

const ALWAYS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Browsers ask by HTTPS only, for two years. Sent where the site is served by TLS; on localhost it is not. */
export const TLS_HEADERS = { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' };

/**
 * What a visit needs: to be seen and heard, to choose where it sounds, to show a screen, and to stay on. Bluetooth is our own pages'
 * without a word, and browsers that have none complain of its name.
 */
const PERMISSIONS = [
  ...['camera', 'microphone', 'display-capture', 'speaker-selection', 'autoplay', 'picture-in-picture'],
  ...['screen-wake-lock', 'geolocation'],
]
  .map((feature) => `${feature}=(self)`)
  .concat('payment=()', 'usb=()')
  .join(', ');

/**
 * The response headers of the composed folder, as data for whatever serves it.
 * @param {{ connect: string[], inline?: string, documents?: Record<string, { file: string, policy?: string, inline?: string }> }} site other
 *   origins that the browser talks to (identity provider, backend), and addresses that have a document, or also a policy, of
 *   their own, or the hash of a script inside; `inline` is the hash of the script that every page has inside
 */
export function composeHeaders({ connect, inline: shared, documents = {} }) {
  // What everybody may see of a person lies with the backend.
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
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': toText(policy),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
    'Permissions-Policy': PERMISSIONS,
  };
  return {
    html,
    immutable: { ...ALWAYS, 'Cache-Control': 'public, max-age=31536000, immutable' },
    revalidate: { ...ALWAYS, 'Cache-Control': 'no-cache' },
    documents: Object.fromEntries(
      Object.entries(documents).map(([address, { file, policy: own, inline }]) => {
        const text = own ?? (inline === undefined ? toText(policy) : withInline(inline));
        return [address, { file, headers: { ...html, 'Content-Security-Policy': text } }];
      }),
    ),
    rules: [
      { prefix: '/r/', use: 'immutable' },
      { prefix: '/static/', use: 'immutable' },
    ],
    otherwise: 'revalidate',
  };
}

const toText = (policy) =>
  Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');

/** Origins other than the page's own that the environment names. */
export function foreignOrigins(environment) {
  const { backendUrl, clerkProxyUrl, callServerUrl = '' } = environment;
  const addresses = [backendUrl, clerkProxyUrl, callServerUrl.replace(/^ws/, 'http')];
  const foreign = addresses.filter((text) => /^https?:\/\//.test(text));
  const origins = [...new Set(foreign.map((text) => new URL(text).origin))];
  return origins.flatMap((origin) => [origin, origin.replace(/^http/, 'ws')]);
}
