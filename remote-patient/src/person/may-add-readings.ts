import type { Delegation } from '@telehealth/data/access/access.schema';

/** Whether a delegate may add readings to the patient's record, by the database's rule. */
export const mayAddReadings = ({ scopes, may }: Pick<Delegation, 'scopes' | 'may'>): boolean =>
  may === 'add' && scopes.includes('records');
