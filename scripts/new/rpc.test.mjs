import { expect, it } from 'vitest';
import { newRpc } from './rpc.mjs';

const files = ['supabase/schemas/booking/appointments.sql', 'remote-patient/src/manifest.ts'];
const wanted = {
  ...{ name: 'keep_care_plan', area: 'booking', section: 'patient', data: 'care-plans' },
  files,
};

it('writes the four files that a function needs; its types are generated', () => {
  const written = newRpc(wanted);
  expect(Object.keys(written)).toEqual([
    'supabase/schemas/booking/keep-care-plan.sql',
    'supabase/tests/booking/keep-care-plan.test.ts',
    'supabase/tests/matrix/areas/keep-care-plan.ts',
    'remote-patient/src/data/care-plans/keep-care-plan.mutations.ts',
  ]);
});

it('writes nothing for a name that is none or an area that is not there', () => {
  expect(() => newRpc({ ...wanted, name: 'KeepPlan' })).toThrow('KeepPlan is no name of a function');
  expect(() => newRpc({ ...wanted, area: 'shoes' })).toThrow('no area shoes');
  expect(() => newRpc({ ...wanted, section: 'shoes' })).toThrow('no section shoes');
});
