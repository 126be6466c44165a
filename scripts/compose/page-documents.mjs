import { FILES_IN_TURN } from './files-in-turn.mjs';
import { composePage, pageAssets, sourceOf } from './page-html.mjs';

/** Below the site's folder. */
export const PAGES_FOLDER = 'pages';

/**
 * Composes the documents of a section's pages with a fixed path, each with the names of its later files.
 * @param host from readHost
 * @param parts boot data, and the theme script
 * @param section from storedSection
 * @param {{ path: string, owner: string, page: string, backend: boolean, title: string, description: string }[]} pages
 * @returns {{ address: string, file: string, html: string, inline: string }[]} `file` below the site's folder; `inline` is what
 * the policy must allow for the scripts inside
 */
export function composePages(host, parts, section, pages) {
  return pages.map((page) => {
    const file = `${PAGES_FOLDER}/${page.path.slice(1).replaceAll('/', '.')}.html`;
    const assets = pageAssets(section, page.page);
    const widget = widgetOf(host, page);
    const inside = [FILES_IN_TURN, ...(assets.early ? [assets.early.content] : [])];
    return {
      address: page.path,
      file,
      html: composePage(host, parts, page, assets, widget),
      inline: inside.map(sourceOf).join(' '),
    };
  });
}

/** Returns the files of the provider's sign-in or sign-up form, if a page holds one. */
function widgetOf({ widgets }, { page, path }) {
  if (page !== 'hosted') return undefined;
  return /sign-?up$/.test(path) ? widgets.signUp : widgets.signIn;
}
