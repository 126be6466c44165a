import type { SendMail } from '@telehealth/supabase/functions/_shared/mail/mail.ts';
import type { PhoneMessage } from '@telehealth/supabase/functions/_shared/phone/phone.ts';
import type { Sql } from 'postgres';
import { PLAIN_PAGE_STYLE } from '../plain-page-style';
import { findMail, keepMail, listMails, type MailQuery, type StoredMail } from './mail-store';
import { attachmentPath, listPage, mailPage, missingPage } from './mailbox-pages';

/** Stores every mail and text sent on this machine and shows them. */
export interface Mailbox {
  send: SendMail;
  /** Its number is the address, and its channel (`SMS`, `WhatsApp`) the subject. */
  sendText: (message: Pick<PhoneMessage, 'to' | 'channel' | 'text'>) => Promise<void>;
  /**
   * Answers `/__mailbox` and below, GET only; null for other paths. Tests read `/__mailbox/messages?to=&q=&after=`: JSON `[{ id,
   * to, subject, text, sentAt, attachments: [{ name, contentType, href }] }]`, newest first, at most 200; `to` the whole address,
   * `q` words that all occur, `after` the id of the last mail already known.
   */
  handle(request: Request): Promise<Response | null>;
}

const PATH = '/__mailbox';
const LIST_LIMIT = 200;
/** In characters, for the searched words. */
const QUERY_LIMIT = 200;
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

function html(body: string, status = 200): Response {
  return new Response(body, { status, headers: { ...HEADERS, 'content-type': 'text/html; charset=utf-8' } });
}

function messageJson(mail: StoredMail) {
  return {
    id: mail.id,
    to: mail.to,
    subject: mail.subject,
    text: mail.text,
    sentAt: mail.sentAt.toISOString(),
    attachments: mail.attachments.map(({ name, contentType }, at) => ({
      name,
      contentType,
      href: attachmentPath(mail, at),
    })),
  };
}

/** Sends a download under its own name, never inline, because users may have written its content. */
function download(mail: StoredMail, at: number): Response {
  const file = mail.attachments[at];
  if (!file) return html(missingPage(), 404);
  const name = file.name.replace(/[^\w.-]/g, '_').replace(/^\.+/, '');
  return new Response(file.content, {
    headers: {
      ...HEADERS,
      'content-type': file.contentType.replace(/[^\x20-\x7e]/g, ''),
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}

async function showMail(sql: Sql, path: string, origins: readonly string[]): Promise<Response> {
  const [, id, at] = /^\/(\d{1,18})(?:\/attachments\/(\d{1,3}))?$/.exec(path) ?? [];
  const mail = id ? await findMail(sql, id) : null;
  if (!mail) return html(missingPage(), 404);
  return at === undefined ? html(mailPage(mail, origins)) : download(mail, Number(at));
}

/** Digits only; anything else matches no mail. */
const numberIn = (text: string): string => (/^\d{1,18}$/.test(text) ? text : '0');

function queryOf({ searchParams }: URL): MailQuery {
  const [to = null, words = null, after = null] = ['to', 'q', 'after'].map((name) => {
    return searchParams.get(name)?.replaceAll('\0', '').trim() || null;
  });
  return { to, words: words?.slice(0, QUERY_LIMIT) ?? null, after: after === null ? null : numberIn(after) };
}

async function show(sql: Sql, url: URL, publicOrigin: string | undefined): Promise<Response> {
  const path = url.pathname.slice(PATH.length).replace(/\/$/, '');
  const query = queryOf(url);
  if (path === '/style.css') {
    return new Response(PLAIN_PAGE_STYLE, { headers: { ...HEADERS, 'content-type': 'text/css; charset=utf-8' } });
  }
  if (path === '/messages') {
    const mails = await listMails(sql, query, LIST_LIMIT);
    return Response.json(mails.map(messageJson), { headers: HEADERS });
  }
  if (path !== '') return showMail(sql, path, [url.origin, ...(publicOrigin ? [publicOrigin] : [])]);
  const mails = await listMails(sql, query, LIST_LIMIT);
  const { to, words } = query;
  return html(listPage({ mails, to, words, watching: url.searchParams.get('watch') === '1' }));
}

const CHANNELS = { sms: 'SMS', whatsapp: 'WhatsApp' } as const;

/** Lets people choose texts, which come to the mailbox. */
export const offerTexts = async (sql: Sql): Promise<void> => {
  await sql`update private.settings set value = 'sms,whatsapp' where key = 'phone_channels'`;
  // Nothing leaves this machine, so no country is too dear.
  await sql`update private.settings set value = '+' where key = 'phone_prefixes'`;
};

/** `publicOrigin`: the product's origin for browsers, when it differs from the mailbox's. */
export function createMailbox(sql: Sql, publicOrigin?: string): Mailbox {
  return {
    send: (mail) => keepMail(sql, mail),
    sendText: ({ to, channel, text }) => keepMail(sql, { to, subject: CHANNELS[channel], text }),
    async handle(request) {
      const url = new URL(request.url);
      if (url.pathname !== PATH && !url.pathname.startsWith(`${PATH}/`)) return null;
      if (request.method === 'GET' || request.method === 'HEAD') return show(sql, url, publicOrigin);
      return new Response('Method not allowed', { status: 405, headers: { ...HEADERS, allow: 'GET, HEAD' } });
    },
  };
}
