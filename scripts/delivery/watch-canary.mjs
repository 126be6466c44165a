import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../doctor/ask/http.mjs';
import { canaryOf, changeCanary } from './deploy.mjs';
import { readRegistry } from './registry.mjs';

const LOOK_EVERY_MS = 5_000;

/**
 * @typedef {{ used: number, affected: number, than_used: number, than_affected: number, chance: number, verdict: 'few' | 'not worse' |
 * 'worse' }} Judgement of the database, see `judge_release`
 */

/**
 * Creates a function that asks the database about two builds of a section.
 * @param {{ backendUrl: string, secretKey: string, atLeast: number }} place `atLeast` page loads of each build before it says anything
 * @returns {(section: string, build: string, than: string) => Promise<Judgement>}
 */
export const createJudge =
  ({ backendUrl, secretKey, atLeast }) =>
  async (section, build, than) => {
    const url = `${backendUrl.replace(/\/+$/, '')}/rest/v1/rpc/judge_release`;
    const headers = { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ p_section: section, p_build: build, p_than: than, p_at_least: atLeast });
    const { status, json, failed } = await ask(url, { method: 'POST', headers, body });
    if (status !== 200) throw new Error(`The database did not say how ${section} does: ${failed ?? status}`);
    return json;
  };

const told = ({ used, affected, than_used, than_affected }) =>
  `${affected} of ${used} page loads had a problem, of what is live ${than_affected} of ${than_used}`;

/**
 * Watches a canary until it is worse than what is live, and takes it back then; or until the time is over.
 * @param {{ judge: ReturnType<typeof createJudge>, until: number, by: string, say: (line: string) => void }} watch `until` in ms since
 * 1970; without an answer of the database the canary stays and that is said
 * @returns {Promise<'worse' | 'kept' | 'gone'>} gone: somebody else ended it
 */
export async function watchCanary(store, name, { judge, until, by, say }) {
  let last = '';
  for (;;) {
    const registry = await readRegistry(store);
    const canary = canaryOf(registry, name);
    if (canary === undefined) return 'gone';
    const judgement = await judge(name, canary.version, registry.remotes[name].version).catch((error) => error);
    const line = judgement instanceof Error ? judgement.message : `${judgement.verdict}: ${told(judgement)}`;
    if (line !== last) say(line);
    last = line;
    if (judgement.verdict === 'worse') {
      await changeCanary(store, name, null, { by, why: told(judgement) });
      return 'worse';
    }
    if (Date.now() >= until) return 'kept';
    await wait(Math.min(LOOK_EVERY_MS, until - Date.now()));
  }
}
