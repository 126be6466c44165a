import { createHash } from 'node:crypto';
import { readAsset } from './read-builds.mjs';

/** Text as the content of a script data block: nothing in it can end the block. */
const asData = (value) => JSON.stringify(value).replace(/</g, '\\u003c');

/** A stylesheet inside of a page: relative addresses become absolute, and nothing in it can end the element. */
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

function replaceOnce(html, pattern, replacement) {
  if (!pattern.test(html)) throw new Error(`The host's page has no ${pattern}`);
  return html.replace(pattern, () => replacement);
}

const BOOT_BLOCK = /<script type="application\/json" id="boot">([^<]*)<\/script>/;
const bootBlock = (boot) => `<script type="application/json" id="boot">${asData(boot)}</script>`;

/** A composed page with another registry in its boot data; everything else stays as it was. */
export function withRegistry(html, registry) {
  const [, data] = BOOT_BLOCK.exec(html) ?? [];
  if (data === undefined) throw new Error('The page has no boot data; compose the site first');
  return replaceOnce(html, BOOT_BLOCK, bootBlock({ ...JSON.parse(data), registry }));
}

/** A script inside of a page, as a source of its policy (CSP level 2). */
export const sourceOf = (content) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/** The theme script as it stands in a page: without comments and indents. */
export function toInlineTheme(content) {
  const text = content
    .toString('utf8')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\n\s*/g, '\n')
    .trim();
  if (/<\/script|<!--/i.test(text)) throw new Error('The theme script ends its own element');
  return text;
}

/** What both pages share: boot data, and the theme script, inside so that no page waits for a file before its first paint. */
export function withBootData(html, { boot, theme }) {
  const block = bootBlock(boot);
  const themed = replaceOnce(html, /<script src="\/theme\.js"><\/script>/, `<script>${theme}</script>`);
  return replaceOnce(themed, /<!--head-->/, block);
}

function preload({ as, asset, type, low = false }) {
  // The attributes must be those of the later request, or the file is fetched twice.
  const more = as === 'font' ? ` type="${type}"` : ` integrity="${asset.integrity}"`;
  return `<link rel="preload" as="${as}" href="${asset.url}"${more} crossorigin="anonymous"${low ? ' fetchpriority="low"' : ''}>`;
}

/** The two fonts that every page starts with. */
function fontLinks(host) {
  return host.files
    .filter((file) => /-latin-wght-normal\.[0-9a-f]+\.woff2$/.test(file))
    .map((file) => preload({ as: 'font', asset: { url: `/${file}` }, type: 'font/woff2' }));
}

/**
 * Shown by style alone when nothing has been drawn for a while: the program did not arrive, or the browser runs none. The
 * host takes it away when it starts.
 */
const UNSTARTED_STYLE =
  '<style>#unstarted{max-width:34rem;margin:15vh auto;padding:0 1rem;visibility:hidden;animation:unstarted 0s 8s forwards}' +
  '#root:not(:empty)+#unstarted{display:none}@keyframes unstarted{to{visibility:visible}}</style>';
const UNSTARTED = `<div id="unstarted"><h1>This page has not started</h1>
<p>Its program did not arrive, or your browser runs no scripts. Nothing you saved is lost.</p>
<p><a href="">Try again</a>, or go to the <a href="/">start page</a>.</p>
<p>In an emergency call <a href="tel:112">112</a>, or read <a href="/emergency-care">what to do now</a>.</p></div>`;

/** The same for a page that is drawn already, as a line at its foot. */
const HALF_STARTED_STYLE =
  '<style>#unstarted{position:fixed;inset:auto 0 0;margin:0;padding:.75rem 1rem;text-align:center;background:Canvas;' +
  'color:CanvasText;border-top:1px solid;visibility:hidden;animation:unstarted 0s 8s forwards}' +
  '@keyframes unstarted{to{visibility:visible}}</style>';
const HALF_STARTED =
  '<p id="unstarted">Some parts of this page have not started. Its links and its form work. <a href="">Try again</a></p>';

/** The page for every address but the landing page: the host's own, with an empty root. */
export function composeShell(host, parts) {
  const html = withBootData(host.html, parts).replace(
    '</head>',
    `${fontLinks(host).join('')}${UNSTARTED_STYLE}</head>`,
  );
  return replaceOnce(html, /<div id="root"><\/div>/, `<div id="root"></div>${UNSTARTED}`);
}

/** Files of a page that come from its section: what is drawn with, and what makes it live. */
export function pageAssets(build, page) {
  const { record, folder, base } = build;
  const files = [...record.manifest, ...(record.pages[page] ?? [])];
  const read = (file) => ({ ...readAsset(folder, file, base), file });
  const early = record.early?.[page];
  return {
    ...(early !== undefined && { early: read(early) }),
    entry: read(record.entry),
    scripts: files.filter((file) => file.endsWith('.js')).map(read),
    styles: files.filter((file) => file.endsWith('.css')).map(read),
  };
}

/**
 * The document of one page: the shell, and the names of everything the page will ask for, so that it comes beside the
 * host's own scripts instead of after them. What runs early asks the backend at once.
 * @param {{ title: string, description: string, backend: boolean }} page
 * @param {{ entry: object, scripts: object[], styles: object[], early?: object }} assets of its section
 */
export function composePage(host, parts, page, assets) {
  const data = page.backend ? host.data.map((file) => readAsset(host.folder, file, '/')) : [];
  const scripts = [assets.entry, ...assets.scripts, ...data].map((asset) =>
    preload({ as: 'script', asset, low: true }),
  );
  const styles = assets.styles.map((asset) => preload({ as: 'style', asset }));
  const early = assets.early === undefined ? '' : earlyScript(assets.early, parts.boot.environment);
  let html = composeShell(host, parts);
  html = html.replace('</head>', () => `${HALF_STARTED_STYLE}</head>`);
  html = replaceOnce(html, /<title>[^<]*<\/title>/, `<title>${escapeText(page.title)}</title>`);
  html = replaceOnce(html, /(?<=<meta name="description" content=")[^"]*/, escapeText(page.description));
  html = html.replace('</head>', () => `${styles.join('')}${scripts.join('')}</head>`);
  // Before every script that the page waits for.
  return replaceOnce(html, /(?=<script>)/, early);
}

/** Inside of the document: as a file of its own it would run only after the host's scripts, when all of them are there. */
function earlyScript({ content }, { backendUrl, backendKey }) {
  const text = content.toString('utf8');
  if (/<\/script|<!--/i.test(text)) throw new Error('An early script ends its own element');
  return `<script data-url="${escapeText(backendUrl)}" data-key="${escapeText(backendKey)}">${text}</script>`;
}

/**
 * The landing page: its HTML is there, its style is inside, and what makes it live is asked for in one step, behind the
 * fonts. The host's stylesheet is inside too. The fonts are asked for in the body, because Chromium holds the first paint
 * back for fonts that the head preloads; the text stands in its fallback until then, in the same places.
 */
export function composeLanding(host, parts, { prerendered, assets }) {
  const hostStyles = [...host.html.matchAll(/<link[^>]*href="(\/static\/css\/[^"]+\.css)"[^>]*>/g)];
  let html = withBootData(host.html, parts);
  for (const [tag, url] of hostStyles) {
    const style = readAsset(host.folder, url.slice(1), '/');
    html = html.replace(tag, () => `<style>${inlineStyle(style)}</style>`);
  }
  // The name tells the section's loader that this sheet is there already.
  const styles = assets.styles.map((style) => `<style data-href="${style.file}">${inlineStyle(style)}</style>`);
  const scripts = [assets.entry, ...assets.scripts].map((asset) => preload({ as: 'script', asset, low: true }));
  html = html.replace('</head>', () => `${styles.join('')}${scripts.join('')}</head>`);
  html = replaceOnce(html, /<body>/, `<body>${fontLinks(host).join('')}`);
  // Everything is readable before it runs, so the host's scripts wait for the fonts too.
  html = html.replaceAll('<script defer ', '<script defer fetchpriority="low" ');
  html = replaceOnce(html, /<title>[^<]*<\/title>/, `<title>${escapeText(prerendered.title)}</title>`);
  return replaceOnce(html, /<div id="root"><\/div>/, `<div id="root">${prerendered.html}</div>${HALF_STARTED}`);
}

const escapeText = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
