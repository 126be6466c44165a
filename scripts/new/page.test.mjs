import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../setup/run.mjs';
import { newPage } from './page.mjs';

const ROUTES = 'shared-contracts/src/routes/route-table.ts';
const ROW = `  {
    id: 'patient.carePlans',
    path: '/patient/care-plans',
    owner: 'patient',
    page: 'care-plans',
    later: true,
    title: 'Care plans',
  },
  {
    id: 'patient.other',
    page: 'other',
    later: true,
  },
`;
const read = (file) => (file === ROUTES ? `[\n${ROW}] as const;\n` : readFileSync(join(ROOT, file), 'utf8'));
const wanted = { id: 'patient.carePlans', table: 'notes', item: 'care-plan', read };

it('writes the five files that a page with a list needs, and enters it in two', () => {
  const files = newPage(wanted);
  expect(Object.keys(files)).toEqual([
    'remote-patient/src/data/care-plans/care-plan.schema.ts',
    'remote-patient/src/data/care-plans/care-plan.queries.ts',
    'remote-patient/src/features/care-plans/care-plans-list.tsx',
    'remote-patient/src/pages/care-plans-page.tsx',
    'remote-patient/src/pages/care-plans-page.test.tsx',
    'remote-patient/src/manifest.ts',
    ROUTES,
  ]);
  expect(files['remote-patient/src/manifest.ts']).toContain(
    "'care-plans': () => import('./pages/care-plans-page'),\n  },\n};",
  );
  // The row has its page now; the next one still waits for its own.
  expect(files[ROUTES].match(/later: true/g)).toHaveLength(1);
  expect(files[ROUTES].indexOf('later: true')).toBeGreaterThan(files[ROUTES].indexOf('patient.other'));
});

it('writes nothing for a row or a table that is not there, nor over a page', () => {
  expect(() => newPage({ ...wanted, id: 'patient.nothing' })).toThrow('no row patient.nothing');
  expect(() => newPage({ ...wanted, table: 'nothing' })).toThrow('no table nothing');
  const done = (file) => read(file).replace('    later: true,\n', '');
  expect(() => newPage({ ...wanted, read: done })).toThrow('has its page already');
});
