import type { Delegation } from '@telehealth/data/access/access.schema';

/** Whether somebody lets who acts for them write readings into their record: the database asks the same. */
export const mayAddReadings = ({ scopes, may }: Pick<Delegation, 'scopes' | 'may'>): boolean =>
  may === 'add' && scopes.includes('records');
