import { createHash } from 'node:crypto';
import { formatMoney } from '@telehealth/contracts/formatting';
import { escapeHtml } from '../escape-html';
import { LOGO, PLAIN_PAGE_STYLE } from '../plain-page-style';
import type { BankCore, ChargeRow } from './charges';

const STYLE_HASH = createHash('sha256').update(PLAIN_PAGE_STYLE).digest('base64');

/** A page of the test bank. @param destination the origin to which its form leads back, or nothing */
export function page(title: string, main: string, status: number, destination: string): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · Test bank</title>
<style>${PLAIN_PAGE_STYLE}</style>
</head>
<body>
<header><span>${LOGO} Test bank</span></header>
<main>
${main}
</main>
</body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self' ${destination}; base-uri 'none'; frame-ancestors 'none'`,
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

const originOf = (charge: ChargeRow): string => (charge.return_url ? new URL(charge.return_url).origin : '');

/** The bank's challenge (3-D Secure), as banks show it on a page of their own. */
export function challengePage(core: BankCore, charge: ChargeRow): Response {
  const amount = escapeHtml(formatMoney({ amountMinor: charge.amount_minor, currency: charge.currency }));
  const back = charge.return_url ? `<p><a href="${escapeHtml(charge.return_url)}">Go back to your visit</a></p>` : '';
  if (charge.status !== 'challenge') {
    return page(
      'Answered',
      `<h1>There is nothing to confirm</h1><p>This payment was answered already, or given up.</p>${back}`,
      200,
      originOf(charge),
    );
  }
  const form = `${core.publicUrl.replace(/^https?:\/\/[^/]+/, '')}/challenge/${charge.id}`;
  return page(
    'Confirm your payment',
    `<h1>Is this you?</h1>
<form class="card" action="${escapeHtml(form)}" method="post">
<p>Sawubona asks for <strong>${amount}</strong> from your test card. No real money moves.</p>
<input type="hidden" name="secret" value="${escapeHtml(charge.challenge_secret)}">
<p><button type="submit" name="answer" value="approve">Yes, approve the payment</button>
<button type="submit" class="quiet" name="answer" value="refuse">No, refuse it</button></p>
</form>
${back}
<p class="soft">A stand-in for the page on which a bank asks for a code or a look at its app.</p>`,
    200,
    originOf(charge),
  );
}

export const missingChallenge = (): Response =>
  page('Not found', '<h1>Nothing to confirm here</h1><p>This address belongs to no open payment.</p>', 404, '');
