import { webcrypto } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { builtIn, previewBuild, previewRelease } from './deploy.mjs';
import { makeSite, PATIENT } from './fixture-site.mjs';
import { endPreviews, givePreview } from './preview.mjs';
import { readHistory, readRegistry } from './registry.mjs';

const TOLD = { days: 1, by: 'somebody' };
const DAY_MS = 86_400_000;

let made;
beforeEach(async () => {
  made = await makeSite();
});
afterEach(() => made.remove());

const preview = () => previewBuild(made.store, builtIn(made.team.root, PATIENT), TOLD);

/** What a browser makes of a token, with the public file of the site. @returns null where the signature is of another key */
async function verified(token) {
  const { key } = JSON.parse(made.text('preview-key.json'));
  if (key === undefined) return null;
  const [payload, signature] = token.split('.');
  const known = await webcrypto.subtle.importKey('jwk', key, { name: 'ECDSA', namedCurve: 'P-256' }, false, ['verify']);
  const bytes = [Buffer.from(signature, 'base64url'), Buffer.from(payload)];
  const isSigned = await webcrypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, known, ...bytes);
  return isSigned ? JSON.parse(Buffer.from(payload, 'base64url')) : null;
}

test('stores a build, moves nothing, and signs its entry with its hash until a moment', async () => {
  const before = [await readRegistry(made.store), await readHistory(made.store), made.text('pages/patient.html')];
  const version = made.team.buildSection('patient', 'two');
  const { token, until } = await preview();
  expect([await readRegistry(made.store), await readHistory(made.store), made.text('pages/patient.html')]).toEqual(
    before,
  );
  const { integrity } = builtIn(made.team.root, PATIENT).record;
  const entry = '/r/remote_patient/remoteEntry.two.js';
  expect(await verified(token)).toEqual({
    ...{ section: 'patient', version, container: 'remote_patient', entry, integrity },
    until: until.getTime(),
  });
  expect(existsSync(path.join(made.site, entry))).toBe(true);
  // The private half is in none of the files that servers send.
  expect(made.text('preview-key.json')).not.toContain('"d"');
});

test('shows a stored release, too, and none that is not', async () => {
  const one = await made.live('patient');
  made.team.buildSection('patient', 'two');
  await made.deployFrom(made.team, PATIENT);
  const { token } = await previewRelease(made.store, 'patient', one.slice(0, 6), TOLD);
  expect((await verified(token)).version).toBe(one);
  await expect(previewRelease(made.store, 'patient', 'ffff', TOLD)).rejects.toThrow('has no release ffff');
});

test('gives none of what the live host does not understand', async () => {
  made.team.buildSection('patient', 'two');
  const judge = () => {
    throw new Error('contracts do not meet');
  };
  const build = builtIn(made.team.root, PATIENT);
  await expect(previewBuild(made.store, build, TOLD, judge)).rejects.toThrow('do not meet');
  expect(existsSync(path.join(made.site, 'preview-key.json'))).toBe(false);
});

test('ends all of them at once; later ones have another key', async () => {
  made.team.buildSection('patient', 'two');
  const { token } = await preview();
  await endPreviews(made.store);
  expect(await verified(token)).toBeNull();
  const later = await preview();
  expect([await verified(token), (await verified(later.token))?.section]).toEqual([null, 'patient']);
});

test('its files stay for a week, and go with a later deploy of their section', async () => {
  const week = (word, at) => {
    made.team.buildSection('patient', word);
    const { container } = PATIENT;
    const build = builtIn(made.team.root, PATIENT);
    return preview().then(() =>
      givePreview(
        made.store,
        'patient',
        {
          ...build.record,
          version: build.version,
          container,
          details: `/r/${container}/release.${build.version}.json`,
        },
        TOLD,
        at,
      ),
    );
  };
  await week('old', Date.now() - 8 * DAY_MS);
  await week('young', Date.now() - 6 * DAY_MS);
  for (const word of ['a', 'b', 'c', 'd', 'e']) {
    made.team.buildSection('patient', word);
    await made.deployFrom(made.team, PATIENT);
  }
  const there = (word) => existsSync(path.join(made.site, `r/remote_patient/remoteEntry.${word}.js`));
  expect([there('old'), there('young'), there('e')]).toEqual([false, true, true]);
  expect((await made.store.list('.releases/previews')).length).toBe(1);
});
