import type { Preview } from '../registry';

const IN_COOKIE = /(?:^|; )preview=([^;]+)/;
const IN_LINK = /^#preview=(.+)$/;

/**
 * Reads the preview that a link has brought, or that this device keeps in its cookie. What verifies and shows it is fetched only
 * then. Null: none is asked for. The promise gives null where nothing may be shown, which the page has been told by then.
 */
export function startPreview(): Promise<Preview | null> | null {
  addEventListener('hashchange', () => {
    if (IN_LINK.test(location.hash)) location.reload();
  });
  const [, inLink] = IN_LINK.exec(location.hash) ?? [];
  const [, kept] = IN_COOKIE.exec(document.cookie) ?? [];
  const token = inLink ?? kept;
  if (token === undefined) return null;
  // Out of the address at once, so that nobody passes it on unseen.
  if (inLink !== undefined) history.replaceState(history.state, '', location.pathname + location.search);
  return import(/* webpackChunkName: "preview" */ './late/show-preview')
    .then(({ showPreview }) => showPreview(token))
    .catch((cause: unknown) => {
      reportError(cause);
      return null;
    });
}
