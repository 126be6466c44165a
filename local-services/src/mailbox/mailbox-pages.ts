import { BRAND_NAME } from '@telehealth/contracts';
import type { StoredMail } from './mail-store';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const WATCH_SECONDS = 5;

/** The zone is said, because reader and server may be in different ones. */
function timeOf(date: Date): string {
  const words = new Intl.DateTimeFormat('en-ZA', {
    dateStyle: 'full',
    timeStyle: 'medium',
    timeZone: 'Africa/Johannesburg',
  });
  return `<time datetime="${date.toISOString()}">${words.format(date)} (South African time)</time>`;
}

function page(title: string, main: string, refresh = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${refresh}<title>${escapeHtml(title)} · ${BRAND_NAME} mailbox</title>
<link rel="stylesheet" href="/__mailbox/style.css">
</head>
<body>
<header><p><a href="/__mailbox">Mailbox</a> <a href="/">Back to ${BRAND_NAME}</a></p></header>
<main>
${main}
</main>
</body>
</html>
`;
}

/** What the list is showing. */
export interface ListView {
  mails: readonly StoredMail[];
  /** Only mails to this address; null for all. */
  to: string | null;
  /** Whether the page looks for new mail by itself. Off unless asked for: a page that reloads disturbs readers. */
  watching: boolean;
}

function address(to: string | null, watching: boolean): string {
  const search = new URLSearchParams({ ...(to ? { to } : {}), ...(watching ? { watch: '1' } : {}) }).toString();
  return `/__mailbox${search ? `?${search}` : ''}`;
}

function listItem(mail: StoredMail): string {
  const files = mail.attachments.length > 0 ? ` · ${mail.attachments.length} attached` : '';
  return `<li><a href="/__mailbox/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong><br>
<span class="soft">To ${escapeHtml(mail.to)} · ${timeOf(mail.sentAt)}${files}</span></a></li>`;
}

function emptyState(to: string | null): string {
  const who = to ? ` to ${escapeHtml(to)}` : '';
  return `<div class="card"><p><strong>No mail${who} yet.</strong></p>
<p class="soft">Codes for signing up, booking confirmations and other mails appear here as soon as they are sent.</p></div>`;
}

export function listPage({ mails, to, watching }: ListView): string {
  const here = escapeHtml(address(to, watching));
  const refresh = watching ? `<meta http-equiv="refresh" content="${WATCH_SECONDS};url=${here}">\n` : '';
  const watch = watching
    ? `<a class="button quiet" href="${escapeHtml(address(to, false))}">Stop looking by itself</a>`
    : `<a class="button quiet" href="${escapeHtml(address(to, true))}">Look every ${WATCH_SECONDS} seconds</a>`;
  const list = mails.length > 0 ? `<ul>\n${mails.map(listItem).join('\n')}\n</ul>` : emptyState(to);
  return page(
    to ? `Mail to ${to}` : 'All mail',
    `<h1>Mail sent on this computer</h1>
<p class="soft">Nothing leaves this machine: every mail ${BRAND_NAME} sends is kept here. Newest first.</p>
<form action="/__mailbox" method="get">
<div><label for="to">Show only mail to</label><input id="to" name="to" type="email" autocomplete="off" value="${escapeHtml(to ?? '')}"></div>
<button type="submit">Show</button>
<a class="button quiet" href="${here}">Refresh</a>
${watch}
</form>
${list}`,
    refresh,
  );
}

export function attachmentPath(mail: StoredMail, at: number): string {
  return `/__mailbox/${mail.id}/attachments/${at}`;
}

export function mailPage(mail: StoredMail): string {
  const files = mail.attachments.map(
    ({ name }, at) =>
      `<p><a class="button" href="${attachmentPath(mail, at)}" download>Download ${escapeHtml(name)}</a></p>`,
  );
  return page(
    mail.subject,
    `<h1>${escapeHtml(mail.subject)}</h1>
<p class="soft">To ${escapeHtml(mail.to)} · ${timeOf(mail.sentAt)}</p>
<div class="card"><p class="text">${escapeHtml(mail.text)}</p></div>
${files.join('\n')}
<p><a href="/__mailbox?to=${escapeHtml(encodeURIComponent(mail.to))}">All mail to ${escapeHtml(mail.to)}</a></p>`,
  );
}

export function missingPage(): string {
  return page(
    'Not found',
    `<h1>This mail is not here</h1>
<p class="soft">It may have been removed to make room for newer ones.</p>
<p><a class="button" href="/__mailbox">See all mail</a></p>`,
  );
}
