import { expect, it } from 'vitest';
import { newRpc } from './rpc.mjs';

const files = ['supabase/schemas/booking/appointments.sql', 'supabase/tests/84-something.test.ts'];
const wanted = {
  ...{ name: 'keep_care_plan', area: 'booking', data: 'care-plans' },
  files,
};

it('writes the four files that a function needs; its types are generated', () => {
  const written = newRpc(wanted);
  expect(Object.keys(written)).toEqual([
    'supabase/schemas/booking/keep-care-plan.sql',
    'supabase/tests/85-keep-care-plan.test.ts',
    'supabase/tests/matrix/areas/keep-care-plan.ts',
    'shared-data/src/care-plans/keep-care-plan.mutations.ts',
  ]);
});

it('writes nothing for a name that is none or an area that is not there', () => {
  expect(() => newRpc({ ...wanted, name: 'KeepPlan' })).toThrow('KeepPlan is no name of a function');
  expect(() => newRpc({ ...wanted, area: 'shoes' })).toThrow('no area shoes');
});
