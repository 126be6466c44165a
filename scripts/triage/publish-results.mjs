// Writes the figures of the public page about the symptom checker: node scripts/triage/publish-results.mjs
// A test runs the same texts and fails when the kept figures are not those of the rules.
import { writeFileSync } from 'node:fs';
import { loadEngine } from './engine.mjs';

const { measure } = await loadEngine('results/measure');
const target = new URL('../../shared-clinical/src/triage/results/measured.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(measure(), null, 2)}\n`);
