// Writes the figures of the public page about the symptom checker, and the table of signs for clinicians: node shared-triage/training/publish-results.mjs [--sealed]
// A test runs the same texts and fails when the stored figures differ from those of the rules. With --sealed the sealed texts are
// opened, too: once for each published rule set and model, never to find out what to change.
import { writeFileSync } from 'node:fs';
import { loadEngine } from './load-engine.mjs';
import { sealedResults } from './sealed.mjs';

const RESULTS = new URL('../src/results/', import.meta.url);
const write = (name, value) => writeFileSync(new URL(name, RESULTS), `${JSON.stringify(value, null, 2)}\n`);

const engine = await loadEngine(
  ...[
    'tests/measure',
    'tests/signs-table',
    'ruleset',
    'triage',
    'reader/read-text',
    'engine/evaluate',
    'rules/rules',
    'levels',
    'tests/vignettes/case',
  ],
);
write('measured.json', engine.measure());
writeFileSync(new URL('../../docs/clinical-safety/signs.tsv', import.meta.url), engine.signsTable());
if (process.argv.includes('--sealed')) {
  const measuredOn = new Date().toISOString().slice(0, 10);
  write('sealed.json', { measuredOn, rules: engine.rulesetVersion(), ...sealedResults(engine) });
}
