import { fine, local, unasked, wrong } from '../finding.mjs';

const isPage = (answer) => answer.status === 200 && /^text\/html/.test(answer.headers['content-type'] ?? '');

function pagesAnswer({ url, pages }) {
  return Object.entries(pages).map(([page, answer]) => {
    if ('failed' in answer)
      return wrong(
        `${url}${page} does not answer (${answer.failed})`,
        'Look at the web server or the CDN and at the DNS.',
      );
    return isPage(answer)
      ? fine(`${page} answers with a page`)
      : wrong(
          `${page} answers with ${answer.status} ${answer.headers['content-type'] ?? ''}`.trim(),
          'Every address of routes.json is answered with shell.html, those of headers.json with their own file.',
        );
  });
}

function missingFile({ missing }) {
  if (missing.status === 404) return fine('A file that is not there is answered with 404');
  return wrong(
    `A file that is not there is answered with ${missing.status ?? missing.failed}`,
    'Only addresses without an ending are pages; a browser would take the page for a script.',
  );
}

function secured({ url }, isLocal) {
  if (url.startsWith('https://')) return fine('The site is served over HTTPS');
  return isLocal
    ? local('The site is served without HTTPS: this machine only')
    : wrong('The site is served without HTTPS', 'Sign-in works over HTTPS only; redirect http:// to https://.');
}

/** Settings that are right only on a developer's machine, in words. */
const LOCAL_ONLY = [
  {
    is: ({ demo }) => demo === true,
    text: 'The demo entries are offered to everybody',
    todo: 'Compose the site with DEMO=0.',
  },
  {
    is: ({ idTokenProvider }) => idTokenProvider === 'jwt',
    text: 'The site names the identity “jwt” in the exchange, as on a developer’s machine',
    todo: 'Compose the site with ID_TOKEN_PROVIDER=custom:clerk.',
  },
  {
    is: ({ backendKey }) => backendKey === 'sb_publishable_local',
    text: 'The site asks the backend with the key of a developer’s machine',
    todo: 'Compose the site with BACKEND_KEY, the project’s publishable key.',
  },
  {
    is: ({ publishableKey }) =>
      publishableKey.startsWith('pk_test_') ||
      Buffer.from(publishableKey.split('_')[2] ?? '', 'base64')
        .toString()
        .includes('localhost'),
    text: 'The site names an identity that is not for production',
    todo: 'Compose the site with CLERK_PUBLISHABLE_KEY, the pk_live_… of the production instance.',
  },
];

const isSecretKey = (key) => /^sb_secret_/.test(key) || roleIn(key) === 'service_role';

/** Returns the role of an older key, which is a token. */
function roleIn(key) {
  try {
    return JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString()).role;
  } catch {
    return null;
  }
}

function environmentOf({ environment }, isLocal) {
  if (!environment)
    return [unasked('What the site was composed with', 'a landing page that was composed (npm run build)')];
  if (isSecretKey(environment.backendKey) || /^sk_/.test(environment.publishableKey))
    return [
      wrong(
        'A SECRET KEY IS PUBLISHED in the pages of the site',
        'Revoke it now at the service it belongs to; then compose with the publishable key.',
      ),
    ];
  const same = LOCAL_ONLY.filter(({ is }) => is(environment));
  if (same.length === 0) return [fine('The site was composed for production: own keys, no demo entries')];
  return isLocal ? [local('The site has the demo entries and keys of this machine')] : same.map(toWrong);
}
const toWrong = ({ text, todo }) => wrong(text, todo);

/** @param {{ site: any, isLocal: boolean }} facts */
export const checkSite = ({ site, isLocal }) => [
  secured(site, isLocal),
  ...pagesAnswer(site),
  missingFile(site),
  ...environmentOf(site, isLocal),
];
