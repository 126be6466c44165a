import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import {
  composeContact,
  composeEnvironment,
  keepsEmergencyPage,
  keepsSymptomChecker,
  offersPushes,
} from '../compose-environment.mjs';
import { toJson } from './pointer.mjs';

const FILE = '.releases/settings.json';

/**
 * What a site's documents are made with, whoever deploys: stored by the platform, so that a team needs none of it.
 * @typedef {{ environment: object, contact: object, keepsEmergency: boolean, keepsChecker: boolean, offersPushes: boolean, insertsRegistry: boolean,
 * composer: string }} Settings
 */

/** @returns {Settings} `REGISTRY=preloaded` is for servers that cannot put one file into another */
export const settingsOf = (env) => ({
  environment: composeEnvironment(env),
  contact: composeContact(env),
  keepsEmergency: keepsEmergencyPage(env),
  keepsChecker: keepsSymptomChecker(env),
  offersPushes: offersPushes(env),
  insertsRegistry: env.REGISTRY !== 'preloaded',
  composer: composerMark(),
});

/** A hash of the code that makes documents: another one makes them anew. */
function composerMark() {
  const hash = createHash('sha256');
  for (const folder of ['../compose/', './'])
    for (const file of readdirSync(new URL(folder, import.meta.url)).sort())
      if (file.endsWith('.mjs') && !file.includes('.test.'))
        hash.update(readFileSync(new URL(folder + file, import.meta.url)));
  return hash.digest('hex');
}

/** @returns {Promise<Settings>} those of this machine, where none are stored */
export async function readSettings(store) {
  const content = await store.read(FILE);
  return content === null ? settingsOf({}) : JSON.parse(content.toString());
}

/** @returns {Promise<boolean>} whether they are others than before */
export async function writeSettings(store, settings) {
  const text = toJson(settings);
  if ((await store.read(FILE))?.toString() === text) return false;
  await store.write(FILE, text);
  return true;
}
