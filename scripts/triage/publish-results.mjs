// Writes the figures of the public page about the symptom checker: node scripts/triage/publish-results.mjs [--sealed]
// A test runs the same texts and fails when the kept figures are not those of the rules. With --sealed the sealed texts are
// opened, too: once for each rule set and model that is published, never to find out what to change.
import { writeFileSync } from 'node:fs';
import { loadEngine } from './engine.mjs';
import { sealedResults } from './sealed.mjs';

const RESULTS = new URL('../../shared-clinical/src/triage/results/', import.meta.url);
const write = (name, value) => writeFileSync(new URL(name, RESULTS), `${JSON.stringify(value, null, 2)}\n`);

const engine = await loadEngine(
  ...[
    'results/measure',
    'ruleset',
    'triage',
    'reader/read-text',
    'engine/evaluate',
    'rules/rules',
    'levels',
    'vignettes/case',
  ],
);
write('measured.json', engine.measure());
if (process.argv.includes('--sealed')) {
  const measuredOn = new Date().toISOString().slice(0, 10);
  write('sealed.json', { measuredOn, rules: engine.rulesetVersion(), ...sealedResults(engine) });
}
