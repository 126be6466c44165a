import { SIGN_NAMES } from '@telehealth/triage/signs';
import { expect, it } from 'vitest';
import { BODY_REGIONS } from './regions';

it('facts of the body are known to the rules, each region with a name of its own', () => {
  for (const { concepts } of BODY_REGIONS) for (const id of concepts) expect(Object.keys(SIGN_NAMES)).toContain(id);
  expect(new Set(BODY_REGIONS.map(({ name }) => name)).size).toBe(BODY_REGIONS.length);
});
