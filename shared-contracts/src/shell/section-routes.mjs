// Plain JavaScript, because the build and the command that deploys ask it as well, in Node without a compiler.

/** The name of a section: the first part of its addresses, and a part of a name in JavaScript. */
const SECTION_NAME = /^[a-z]{2,20}$/;
/** First parts of addresses that servers answer themselves. */
const OF_SERVERS = ['rest', 'storage', 'realtime', 'functions', 'static', 'demo'];
const MENUS = ['site', 'patient', 'specialist', 'desk'];
const OPEN_TO = ['anyone', 'signedIn', 'operator'];
const PART = /^(?:[a-z][a-z-]{0,39}|:[a-zA-Z]{1,39})$/;
const MOST = 40;

/** @param {unknown} value @param {number} most */
const isText = (value, most) => typeof value === 'string' && value.trim() !== '' && value.length <= most;

/** @param {any} access */
const isGuard = (access) =>
  OPEN_TO.includes(access) ||
  (Object.keys(access ?? {}).join() === 'role' && ['patient', 'specialist'].includes(access.role));

/** @param {any} nav @param {any} route */
const isEntry = ({ menu, order, label, icon }, { path, access }) =>
  MENUS.includes(menu) &&
  Number.isFinite(order) &&
  isText(label, 30) &&
  isText(icon, 30) &&
  !path.includes(':') &&
  (menu !== 'desk' || access === 'operator');

/** @param {any} route @returns {string | null} what is wrong with it */
function whyNotRoute({ path, page, title, purpose, access, frame, backend, nav }) {
  if (path !== '' && !(typeof path === 'string' && path.split('/').every((part) => PART.test(part)))) return 'path';
  if (!/^[a-z][a-z-]{0,39}$/.test(page)) return 'page';
  if (!isText(title, 100) || !isText(purpose, 200)) return 'title or purpose';
  if (!isGuard(access)) return 'access';
  // A workspace is that of somebody.
  if (frame !== 'site' && (frame !== 'workspace' || access === 'anyone')) return 'frame';
  if (typeof backend !== 'boolean') return 'backend';
  return nav === undefined || isEntry(nav, { path, access }) ? null : 'nav';
}

/**
 * Why a section may not have the routes that it brings, in a sentence; null where it may. All of them lie below the section's own
 * name, which no page of the platform has: so none takes a path of others, or stands where the platform guards.
 * @param {string} name of the section
 * @param {unknown} routes as its build, or a registry, says
 * @param {readonly string[]} taken paths and prefixes of the platform
 * @returns {string | null}
 */
export function whyNotRoutes(name, routes, taken) {
  if (!SECTION_NAME.test(name) || [...OF_SERVERS, ...taken.map((path) => path.split('/')[1])].includes(name))
    return `/${name} is not free: its addresses are the platform's.`;
  if (!Array.isArray(routes) || routes.length === 0 || routes.length > MOST)
    return `A section brings 1 to ${MOST} routes.`;
  for (const route of routes) {
    const why = whyNotRoute(route ?? {});
    if (why !== null) return `Route "${route?.path}" of ${name}: its ${why} is none that a section may have.`;
  }
  const paths = routes.map(({ path }) => path);
  return new Set(paths).size === paths.length ? null : `${name} names a route twice.`;
}
