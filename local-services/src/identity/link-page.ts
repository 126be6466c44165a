import { createHash } from 'node:crypto';
import { escapeHtml } from '../escape-html';
import { LOGO, PLAIN_PAGE_STYLE } from '../plain-page-style';
import { FRONTEND_PATH, type IdentityCore } from './identity-core';

const STYLE_HASH = createHash('sha256').update(PLAIN_PAGE_STYLE).digest('base64');

/** What the person is asked to confirm. */
export interface Confirmation {
  token: string;
  email: string;
  /** Whether the link finishes a new account; else it adds an address to one. */
  forSignUp: boolean;
  /** Where the answer leads to. */
  redirectUrl: string;
}

/** The page that a mailed link shows outside the browser that asked for it: nothing happens before its button. */
export function confirmPage(core: IdentityCore, { token, email, forSignUp, redirectUrl }: Confirmation): Response {
  const address = `<strong>${escapeHtml(email)}</strong>`;
  const then = forSignUp
    ? 'Then go back to where you started: your account is finished there.'
    : 'Then it belongs to the account that asked for it.';
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Verify your email address · ${escapeHtml(core.applicationName)}</title>
<style>${PLAIN_PAGE_STYLE}</style>
</head>
<body>
<header><a href="/">${LOGO}${escapeHtml(core.applicationName)}</a></header>
<main>
<h1>Verify your email address</h1>
<p>This is not the browser you started in, so nothing has happened yet.</p>
<form class="card" action="${FRONTEND_PATH}/v1/verify" method="post">
<p>Confirm that ${address} is yours. ${then}</p>
<input type="hidden" name="token" value="${escapeHtml(token)}">
<button type="submit">Verify email address</button>
</form>
<p class="soft">If you did not ask for this, close this page: without the button nothing happens.</p>
</main>
</body>
</html>
`;
  const destinations = `'self' ${new URL(redirectUrl).origin}`;
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action ${destinations}; base-uri 'none'; frame-ancestors 'none'`,
      // Not `no-referrer`: browsers would then hide the origin of the form as well, and it would be refused.
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}
