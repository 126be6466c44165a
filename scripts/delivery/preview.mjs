import { createPrivateKey, generateKeyPairSync, sign } from 'node:crypto';
import { toJson } from './pointer.mjs';
import { KEPT_DAYS } from './releases.mjs';

/** Public: browsers verify with it what a link says (`host/src/remotes/preview`). */
const KEY_FILE = 'preview-key.json';
/** Private to the site, as all that begins with a dot. */
const SIGNING_FILE = '.releases/preview-key.json';
const FOLDER = '.releases/previews';
const DAY_MS = 86_400_000;
/** Files of a release stay as long as that, whether it ever was live or not. */
export const LONGEST_DAYS = KEPT_DAYS;

const keyOf = ({ section, version }) => `${FOLDER}/${section}/${version}.json`;
const fromJson = (content) => JSON.parse(content.toString());

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty, crv, x, y } = publicKey.export({ format: 'jwk' });
  return { signing: privateKey.export({ format: 'jwk' }), verifying: { kty, crv, x, y } };
}

/** The key of this site, made with its first preview: a link of one site shows nothing on another. Only inside of the lock. */
async function siteKey(store) {
  const known = await store.read(SIGNING_FILE);
  const pair = known === null ? newKey() : fromJson(known);
  if (known === null) await store.write(SIGNING_FILE, toJson(pair));
  // Also after a process that ended between both.
  const told = toJson({ key: pair.verifying });
  if ((await store.read(KEY_FILE))?.toString() !== told) await store.write(KEY_FILE, told);
  return createPrivateKey({ key: pair.signing, format: 'jwk' });
}

const toBase64Url = (text) => Buffer.from(text).toString('base64url');

/**
 * Signs what a link shows: the one build of a section, by its entry with its hash, until a moment.
 * @param {import('./store.mjs').Store} store has the release's files
 * @param {string} section
 * @param {import('./pointer.mjs').Pointer} pointer
 * @param {{ days: number, by: string }} told `days` 1 to LONGEST_DAYS
 * @param {number} [now] milliseconds
 * @returns {Promise<{ token: string, until: Date }>}
 */
export function givePreview(store, section, pointer, { days, by }, now = Date.now()) {
  return store.locked(async () => {
    const until = now + days * DAY_MS;
    const { version, container, entry, integrity } = pointer;
    const payload = toBase64Url(JSON.stringify({ section, version, container, entry, integrity, until }));
    const key = { key: await siteKey(store), dsaEncoding: 'ieee-p1363' };
    const token = `${payload}.${sign('sha256', Buffer.from(payload), key).toString('base64url')}`;
    const at = new Date(now).toISOString();
    await store.write(keyOf({ section, version }), toJson({ at, by, until: new Date(until).toISOString(), pointer }));
    return { token, until: new Date(until) };
  });
}

/** Ends all previews of a site: no link and no cookie of before shows anything but what is live. */
export function endPreviews(store) {
  return store.locked(async () => {
    await store.write(KEY_FILE, toJson({}));
    await store.remove(SIGNING_FILE);
  });
}

/** What previews of a section were given, as lines of a history, so that their files stay as long as those of releases. */
export async function previewedReleases(store, section) {
  const keys = await store.list(`${FOLDER}/${section}`);
  const given = await Promise.all(keys.map(async (key) => fromJson(await store.read(key))));
  return given.map(({ at, pointer }) => ({ at, registry: { remotes: { [section]: pointer } } }));
}

/** Forgets previews whose release was deleted. */
export const forgetPreview = (store, section, version) => store.remove(keyOf({ section, version }));
