import { shortenText } from '@telehealth/contracts/formatting';
import { BRAND_NAME } from '@telehealth/contracts/settings';
import { escapeHtml } from '../escape-html';
import { LOGO } from '../plain-page-style';
import { linkedText } from './linked-text';
import type { StoredMail } from './mail-store';

const WATCH_SECONDS = 5;

/** Shows the zone, because reader and server may be in different ones. */
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
<header><a href="/__mailbox">${LOGO}Mailbox</a><a href="/">Back to ${BRAND_NAME}</a></header>
<main>
${main}
</main>
</body>
</html>
`;
}

/** The state of the list page. */
export interface ListView {
  mails: readonly StoredMail[];
  /** Only mails to this address; null for all. */
  to: string | null;
  /** Only mails with these words; null for all. */
  words: string | null;
  /** Whether the page reloads to look for new mail. Off by default, because reloading disturbs readers. */
  watching: boolean;
}

type Shown = Omit<ListView, 'mails'>;

function address({ to, words, watching }: Shown): string {
  const asked = { ...(to ? { to } : {}), ...(words ? { q: words } : {}), ...(watching ? { watch: '1' } : {}) };
  const search = new URLSearchParams(asked).toString();
  return `/__mailbox${search ? `?${search}` : ''}`;
}

/** The beginning of a text, so that a code or a reason is visible without opening the mail. */
function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return shortenText(line, 140);
}

function listItem(mail: StoredMail): string {
  const files = mail.attachments.length > 0 ? ` · ${mail.attachments.length} attached` : '';
  return `<li><a href="/__mailbox/${mail.id}"><strong>${escapeHtml(mail.subject)}</strong>
<span class="soft">To ${escapeHtml(mail.to)} · ${timeOf(mail.sentAt)}${files}</span>
<span>${escapeHtml(excerpt(mail.text))}</span></a></li>`;
}

function emptyState({ to, words }: Shown): string {
  const who = to ? ` to ${escapeHtml(to)}` : '';
  if (words) {
    return `<div class="card"><p><strong>No mail${who} with “${escapeHtml(words)}”.</strong></p>
<p class="soft">All words must stand in the address, the subject or the text. Try fewer.</p>
<p><a class="button quiet" href="/__mailbox">See all mail</a></p></div>`;
  }
  return `<div class="card"><p><strong>No mail${who} yet.</strong></p>
<p class="soft">Codes for signing up, booking confirmations and other mails appear here as soon as they are sent.</p></div>`;
}

function searchForm(shown: Shown): string {
  const { to, words, watching } = shown;
  const watch = watching
    ? `<a class="button quiet" href="${escapeHtml(address({ ...shown, watching: false }))}">Stop looking by itself</a>`
    : `<a class="button quiet" href="${escapeHtml(address({ ...shown, watching: true }))}">Look every ${WATCH_SECONDS} seconds</a>`;
  return `<form class="fields" action="/__mailbox" method="get" role="search">
<div><label for="q">Search</label><input id="q" name="q" type="search" autocomplete="off" value="${escapeHtml(words ?? '')}"></div>
<div><label for="to">Only to this address or number</label><input id="to" name="to" type="text" inputmode="email" autocomplete="off" value="${escapeHtml(to ?? '')}"></div>
<button type="submit">Show</button>
<a class="button quiet" href="${escapeHtml(address(shown))}">Refresh</a>
${watch}
</form>`;
}

export function listPage({ mails, ...shown }: ListView): string {
  const here = escapeHtml(address(shown));
  const refresh = shown.watching ? `<meta http-equiv="refresh" content="${WATCH_SECONDS};url=${here}">\n` : '';
  const list = mails.length > 0 ? `<ul>\n${mails.map(listItem).join('\n')}\n</ul>` : emptyState(shown);
  return page(
    shown.to ? `Mail to ${shown.to}` : 'All mail',
    `<h1>Mail and texts sent on this computer</h1>
<p class="soft">Nothing leaves this machine: every mail, SMS and WhatsApp message ${BRAND_NAME} sends is kept here. Newest first.</p>
${searchForm(shown)}
${list}`,
    refresh,
  );
}

export function attachmentPath(mail: StoredMail, at: number): string {
  return `/__mailbox/${mail.id}/attachments/${at}`;
}

/** `origins`: addresses of these become links. */
export function mailPage(mail: StoredMail, origins: readonly string[]): string {
  const files = mail.attachments.map(
    ({ name }, at) =>
      `<p><a class="button" href="${attachmentPath(mail, at)}" download>Download ${escapeHtml(name)}</a></p>`,
  );
  return page(
    mail.subject,
    `<h1>${escapeHtml(mail.subject)}</h1>
<p class="soft">To ${escapeHtml(mail.to)} · ${timeOf(mail.sentAt)}</p>
<div class="card"><p class="text">${linkedText(mail.text, origins)}</p></div>
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
