// node bench/home-bytes.mjs: every script, style and font of the landing page as sent, and what is left of its budget.
// Needs a build (npm run build). Ends with code 1 when the budget is exceeded.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { homeFiles, homeTotals, overBudget, toLine } from '../scripts/compose/home-bytes.mjs';

const site = fileURLToPath(new URL('../site', import.meta.url));
const files = await homeFiles(site);
for (const { kind, name, bytes } of files.toSorted((a, b) => b.bytes - a.bytes))
  console.log(`${String(bytes).padStart(7)}  ${kind.padEnd(8)}  ${path.basename(name)}`);

const totals = homeTotals(files);
console.log(`\n${toLine(totals)}`);
const problems = overBudget(totals);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
