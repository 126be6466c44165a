import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const namesIn = (text) => [...text.matchAll(/'((?:public|private)\.[a-z_]+)'/g)].map(([, name]) => name);

test('the desk has words for every scheduled job, and for no other', () => {
  const [, scheduled = ''] = /insert into private\.job_runs \(name, every\) values([\s\S]*?);/.exec(
    read('supabase/schemas/jobs/job-runs.sql'),
  );
  expect(namesIn(scheduled).length).toBeGreaterThan(15);
  expect(namesIn(read('remote-specialist/src/features/desk/jobs-card.tsx')).toSorted()).toEqual(
    namesIn(scheduled).toSorted(),
  );
});
