import { createHash } from 'node:crypto';
import { FILES_IN_TURN } from './files-in-turn.mjs';
import {
  append,
  attributeOf,
  createElement,
  elementsOf,
  findComment,
  findElement,
  insertAfter,
  insertBefore,
  nodesIn,
  prepend,
  readPage,
  replaceWith,
  setAttribute,
  setText,
  writePage,
} from './html.mjs';
import { readAsset } from './read-host.mjs';

/** Encodes JSON for a script data block, which its content cannot end. */
const asData = (value) => JSON.stringify(value).replace(/</g, '\\u003c');

/** Inlines a stylesheet: relative URLs become absolute, and its content cannot end the element. */
export function inlineStyle({ url, content }) {
  const folder = url.slice(0, url.lastIndexOf('/') + 1);
  return content
    .toString('utf8')
    .replace(
      /url\((?!['"]?(?:data:|https?:|\/|#))(['"]?)([^)'"]+)\1\)/g,
      (_, _quote, file) => `url(${new URL(file, `http://x${folder}`).pathname})`,
    )
    .replaceAll('</', '<\\/');
}

const BOOT = { type: 'application/json', id: 'boot' };

/** Where a server puts the registry in (server-side includes, as nginx and Apache have them); the host asks where none does. */
export const REGISTRY_PLACE = '<!--#include virtual="/remotes.json" -->';

/** The registry's place in a document: a block that servers fill, or a request for those that cannot. */
const registryPart = (isInserted) =>
  isInserted
    ? createElement('script', { type: 'application/json', id: 'registry' }, REGISTRY_PLACE)
    : createElement('link', { rel: 'preload', as: 'fetch', href: '/remotes.json', crossorigin: 'anonymous' });

/** Returns a CSP source (level 2) for an inline script. */
export const sourceOf = (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** Checks a script to be inlined. Throws when its text would end the element. */
function asScript(text) {
  if (/<\/script|<!--/i.test(text)) throw new Error('A script ends its own element');
  return text;
}

/** The theme script for inlining, without comments and indentation. */
export const toInlineTheme = (content) =>
  asScript(
    content
      .toString('utf8')
      .replace(/^\s*\/\/.*$/gm, '')
      .replace(/\n\s*/g, '\n')
      .trim(),
  );

/**
 * The basis of every page: the host's page with boot data and inlined theme script, so that no page waits for a file before its
 * first paint.
 */
function hostPage(host, { boot, theme, insertsRegistry }) {
  const page = readPage(host.html);
  replaceWith(findElement(page, 'script', { src: '/theme.js' }), createElement('script', {}, theme));
  replaceWith(findComment(page, 'head'), createElement('script', BOOT, asData(boot)), registryPart(insertsRegistry));
  return page;
}

function preload({ as, asset, type, low = false }) {
  // The attributes must equal those of the later request, or the file is fetched twice.
  const more = as === 'font' ? { type } : { integrity: asset.integrity };
  const priority = low ? { fetchpriority: 'low' } : {};
  return createElement('link', { rel: 'preload', as, href: asset.url, ...more, crossorigin: 'anonymous', ...priority });
}

/** The two fonts of every page: for text and for headings. */
export const FONTS = /-latin-wght-normal\.[0-9a-f]+\.woff2$/;

function fontLinks(host) {
  return host.files
    .filter((file) => FONTS.test(file))
    .map((file) => preload({ as: 'font', asset: { url: `/${file}` }, type: 'font/woff2' }));
}

/**
 * The document's own message while its program does not run: after a delay by CSS alone, or at once where scripts are off or one
 * was refused or broke (`host/public/theme.js` marks the page). The host removes it on start, and restores it if the page ends up
 * empty.
 */
const shownWhenLate = (place) =>
  `#unstarted{${place};visibility:hidden;animation:unstarted 0s 8s forwards}` +
  '[data-unstarted] #unstarted{visibility:visible}@keyframes unstarted{to{visibility:visible}}';
const SHOWN_WITHOUT_SCRIPTS =
  '<style>#unstarted{visibility:visible}[data-until] [role=status]{visibility:hidden}</style>';
const EMERGENCY = 'In an emergency call <a href="tel:112">112</a>';

/** For an empty page. */
const UNSTARTED = {
  // Positioned outside the flow, so that the page does not move when it disappears, and in an available font.
  style: `${shownWhenLate('position:absolute;inset:15vh 0 auto;max-width:34rem;margin:0 auto;padding:0 1rem')}#unstarted,#unstarted h1{font-family:system-ui}#unstarted p{margin:.75rem 0}#unstarted a{display:inline-block;padding:.6rem 0}`,
  html: `<div id="unstarted"><h1>This page has not started</h1>
<p>Its program did not arrive, was changed on the way, or your browser runs no scripts. Nothing you saved is lost.</p>
<p><a href="">Try again</a>, or go to the <a href="/">start page</a>.</p>
<p>${EMERGENCY}, for an ambulance <a href="tel:10177">10177</a>, or read <a href="/emergency-care">what to do now</a>.</p></div>`,
};

/** For the landing page, whose links and form work without a program: a line at its foot. */
const HALF_STARTED = {
  style: shownWhenLate(
    'position:fixed;inset:auto 0 0;margin:0;padding:.75rem 1rem;text-align:center;background:Canvas;color:CanvasText;border-top:1px solid',
  ),
  html: `<p id="unstarted">Some parts of this page have not started. Its links and its form work. <a href="">Try again</a>. ${EMERGENCY}.</p>`,
};

/** For a page with prerendered beginnings: a line at its foot, and the loading indicators stop. */
const FIRST_WORDS = {
  style:
    HALF_STARTED.style +
    '[data-until] [role=status]{animation:given-up 0s 8s forwards}[data-unstarted] [data-until] [role=status]{visibility:hidden}' +
    '@keyframes given-up{to{visibility:hidden}}',
  html: `<p id="unstarted">This page has not started. Its links work, and nothing you saved is lost. <a href="">Try again</a>. ${EMERGENCY}, for an ambulance <a href="tel:10177">10177</a>, or read <a href="/emergency-care">what to do now</a>.</p>`,
};

const rootOf = (page) => findElement(page, 'div', { id: 'root' });
const headOf = (page) => findElement(page, 'head');

/** Adds the message below the root. */
function addNotice(page, { html, style }) {
  append(headOf(page), createElement('style', {}, style), createElement('noscript', {}, SHOWN_WITHOUT_SCRIPTS));
  const root = rootOf(page);
  insertAfter(root, ...nodesIn(root.parentNode, html));
  return page;
}

/**
 * System fonts until the page is rendered, because on a slow line web fonts would delay the scripts. The host loads them later
 * (`host/src/shell/late-fonts.ts`); where they are cached, the theme script removes this before the first paint.
 */
const withLateFonts = (page) => {
  setAttribute(findElement(page, 'html'), 'data-fonts', 'later');
  return page;
};

const shellPage = (host, parts) => withLateFonts(addNotice(hostPage(host, parts), UNSTARTED));

/** A page that is readable before any script runs: the host's and the section's styles are inlined. */
function drawnPage(host, parts, { styles, html, title, notice }) {
  const page = hostPage(host, parts);
  for (const link of elementsOf(page, 'link')) {
    const url = attributeOf(link, 'href') ?? '';
    if (!/^\/static\/css\/[^/]+\.css$/.test(url)) continue;
    replaceWith(link, createElement('style', {}, inlineStyle(readAsset(host.folder, url.slice(1), '/'))));
  }
  append(headOf(page), ...styles.map(sheetInside));
  for (const script of elementsOf(page, 'script'))
    if (attributeOf(script, 'defer') !== undefined) setAttribute(script, 'fetchpriority', 'low');
  setText(findElement(page, 'title'), title);
  const root = rootOf(page);
  append(root, ...nodesIn(root, html));
  return addNotice(page, notice);
}

/** The document for every path but the landing page: the host's own, with an empty root. */
export const composeShell = (host, parts) => writePage(shellPage(host, parts));

/** Returns a page's files from its section: styles, and scripts. A chunk named like the page is always loaded by it. */
export function pageAssets(build, page) {
  const { record, folder, base } = build;
  const files = [...record.manifest, ...(record.pages[page] ?? [])];
  const read = (file) => ({ ...readAsset(folder, file, base), file });
  const early = record.early?.[page];
  return {
    ...(early !== undefined && { early: read(early) }),
    entry: read(record.entry),
    scripts: [...files, ...(record.parts?.[page] ?? [])].filter((file) => file.endsWith('.js')).map(read),
    styles: files.filter((file) => file.endsWith('.css')).map(read),
  };
}

/** Inlines a section's stylesheet. The name tells the section's loader that it is loaded already. */
const sheetInside = (style) => createElement('style', { 'data-href': style.file }, inlineStyle(style));

/**
 * The prerendered beginning of a page, until its program renders (`host/src/first-words.ts`). Text typed before that would be
 * lost, so its fields are read-only, and its only working forms are GET forms.
 */
function firstWords(host, parts, words, styles) {
  const page = withLateFonts(drawnPage(host, parts, { ...words, styles, notice: FIRST_WORDS }));
  setAttribute(findElement(page, 'meta', { name: 'description' }), 'content', words.description);
  const root = rootOf(page);
  setAttribute(root, 'data-until', 'page');
  for (const name of ['input', 'textarea'])
    for (const field of elementsOf(root, name)) setAttribute(field, 'readonly', '');
  for (const form of elementsOf(root, 'form').filter((one) => attributeOf(one, 'method') !== 'get'))
    for (const button of elementsOf(form, 'button')) setAttribute(button, 'type', 'button');
  return page;
}

/** A page behind a guard: it preloads its files and begins empty. */
function emptyPage(host, parts, styles) {
  const page = shellPage(host, parts);
  append(headOf(page), ...styles.map((asset) => preload({ as: 'style', asset })));
  return page;
}

/**
 * Composes one page's document: the shell with the names of its later files, so that they follow the host's scripts instead of
 * waiting for those to run. An early script queries the backend at once.
 * @param {{ words: { title: string, description: string, html: string } | null, backend: boolean, early: boolean }} page without
 * words it has the shell's title, and is empty
 * @param {{ entry: object, scripts: object[], styles: object[], early?: object }} assets of its section
 * @param {string[]} [widget] files of the provider's form, for pages that hold it
 */
export function composePage(host, parts, { words, backend, owner, early }, assets, widget) {
  const page = words === null ? emptyPage(host, parts, assets.styles) : firstWords(host, parts, words, assets.styles);
  const ofHost = (files) => files.map((file) => readAsset(host.folder, file, '/'));
  // On a prerendered form the provider's client must not compete for the line.
  const provider = ofHost(owner === 'auth' && !early ? host.identity : []);
  const isScript = ({ url }) => url.endsWith('.js');
  const scripts = [assets.entry, ...assets.scripts, ...provider.filter(isScript), ...ofHost(backend ? host.data : [])];
  const styles = provider.filter((asset) => !isScript(asset));
  append(headOf(page), ...styles.map((asset) => preload({ as: 'style', asset, low: true })));
  append(headOf(page), inTurn(scripts, widget && ofHost(widget)));
  // Before every script that the page waits for.
  if (assets.early) insertBefore(findElement(page, 'script'), earlyScript(assets.early, parts.boot.environment));
  return writePage(page);
}

/** Puts the file names beside the preloading script, so that its text, and thus its hash, is the same in every page. */
function inTurn(files, forGuests) {
  const named = (list) => JSON.stringify(list.map(({ url, integrity }) => ({ url, integrity })));
  const data = { 'data-files': named(files), ...(forGuests && { 'data-for-guests': named(forGuests) }) };
  return createElement('script', data, asScript(FILES_IN_TURN));
}

/** Inlined, because as a separate file it would run only after all of the host's scripts have arrived. */
function earlyScript({ content }, { backendUrl, backendKey }) {
  const address = { 'data-url': backendUrl, 'data-key': backendKey };
  return createElement('script', address, asScript(content.toString('utf8')));
}

/**
 * The landing page: its scripts are requested in one step, after both fonts. The fonts are requested in the body, because
 * Chromium delays the first paint for fonts preloaded in the head; until they arrive the text uses a metric-compatible fallback.
 */
export function composeLanding(host, parts, { prerendered, assets }) {
  const notice = HALF_STARTED;
  const page = drawnPage(host, parts, { ...prerendered, styles: assets.styles, notice });
  prepend(findElement(page, 'body'), ...fontLinks(host));
  append(
    headOf(page),
    ...[assets.entry, ...assets.scripts].map((asset) => preload({ as: 'script', asset, low: true })),
  );
  return writePage(page);
}
