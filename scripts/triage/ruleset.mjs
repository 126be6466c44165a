// The version of the triage rules, and which signs imply broader ones: computed from all rules and phrases, which a page that judges
// a measurement does not load.

import { fileURLToPath } from 'node:url';
import { loadEngine } from '../../shared-triage/training/load-engine.mjs';

/** Where they lie. */
export const RULESET = fileURLToPath(new URL('../../shared-triage/src/ruleset.json', import.meta.url));

/** What the file must say. @returns {Promise<string>} */
export async function rulesetText() {
  const { computeRuleset } = await loadEngine('tests/compute-ruleset');
  return `${JSON.stringify(computeRuleset(), null, 2)}\n`;
}
