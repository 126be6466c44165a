import { asRefusal } from './api-response';
import { findSignUp, proveSignUpEmail } from './attempts';
import { dropCode } from './email-codes';
import { findLink, type LinkRow, redeemLink, verifyPage } from './email-links';
import { acceptAddress } from './email-routes';
import { type Exchange, mySessions } from './exchange';
import { settle } from './sign-up-verification';

export const LINK_PATH = '/verify';

/** The query of the address a link leads back to; the SDK's `handleEmailLinkVerification` reads it. */
interface LinkOutcome {
  status: 'verified' | 'expired' | 'failed' | 'client_mismatch';
  /** The session that began in this browser. */
  sessionId?: string | null;
}

const OVER: LinkOutcome = { status: 'expired' };
const FAILED: LinkOutcome = { status: 'failed' };
const ELSEWHERE: LinkOutcome = { status: 'client_mismatch' };

function leadBack(redirectUrl: string, { status, sessionId }: LinkOutcome): Response {
  const target = new URL(redirectUrl);
  target.searchParams.set('__clerk_status', status);
  if (sessionId) target.searchParams.set('__clerk_created_session', sessionId);
  const headers = { location: target.href, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  return new Response(null, { status: 303, headers });
}

const isOfSignUp = (link: LinkRow): boolean => link.attempt_id.startsWith('sua_');

/** A used link still says "verified" to the browser that the same sign-up signed in, because people press twice. */
async function afterwards(exchange: Exchange, link: LinkRow): Promise<LinkOutcome> {
  const { core } = exchange;
  const signUp = await findSignUp(core.sql, link.attempt_id, link.client_id, core.now());
  const session = (await mySessions(exchange)).find(({ id }) => id === signUp?.created_session_id);
  return session ? { status: 'verified', sessionId: session.id } : OVER;
}

async function verifySignUp(exchange: Exchange, link: LinkRow): Promise<LinkOutcome> {
  const { sql } = exchange.core;
  const proven = await proveSignUpEmail(sql, link.attempt_id, link.email);
  if (!proven) return FAILED;
  await dropCode(sql, proven.id);
  return { status: 'verified', sessionId: (await settle(exchange, proven)).created_session_id };
}

async function verify(exchange: Exchange, link: LinkRow, token: string): Promise<LinkOutcome> {
  const { core, client } = exchange;
  if (!(await redeemLink(core.sql, token, core.now()))) return OVER;
  try {
    if (isOfSignUp(link)) return await verifySignUp(exchange, link);
    await acceptAddress(core, link.attempt_id, { strategy: 'email_link', clientId: client?.id ?? null });
    return { status: 'verified' };
  } catch (cause) {
    // A page must follow in any case; an unexpected failure is reported.
    asRefusal(cause, 'email-link', core.report);
    return FAILED;
  }
}

/**
 * Answers a mailed link (`GET /v1/verify?token=`). It verifies only in the browser that asked: a stranger who typed an address
 * must gain nothing when its owner follows the link. Elsewhere, and for mail scanners, it changes nothing, and the page says
 * where to open it.
 */
export async function answerLink(exchange: Exchange, method: string): Promise<Response> {
  if (method !== 'GET') return new Response(null, { status: 405, headers: { allow: 'GET' } });
  const { core, client, query } = exchange;
  const token = query.get('token') ?? '';
  const link = await findLink(core.sql, token);
  if (!link) return leadBack(verifyPage(core), FAILED);
  const isOwn = client?.id === link.client_id;
  const isOver = link.used_at !== null || link.expires_at <= core.now();
  if (!isOwn) return leadBack(link.redirect_url, isOver ? OVER : ELSEWHERE);
  return leadBack(link.redirect_url, await (isOver ? afterwards(exchange, link) : verify(exchange, link, token)));
}
