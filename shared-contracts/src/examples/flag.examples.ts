import { LIMITS } from '../settings/limits';
import type { Example } from './example';

const GOOD_FLAG = { owner: 'Team Patient', share: '40' };
type RefusedId = NonNullable<Example<unknown>['refused']>['id'];
const refused: readonly [name: string, change: object, path: string, id: RefusedId][] = [
  ['nobody who answers', { owner: ' ' }, 'owner', 'flags.owner'],
  ['a long owner', { owner: 'x'.repeat(LIMITS.flagOwner.max + 1) }, 'owner', 'validation.tooLong'],
  ['nobody', { share: '0' }, 'share', 'flags.share'],
  ['more than all', { share: '101' }, 'share', 'flags.share'],
  ['half a person', { share: '1.5' }, 'share', 'flags.share'],
  ['no last day', { endsOn: '' }, 'endsOn', 'flags.endsOn'],
  ['no day of the calendar', { endsOn: '2027-02-30' }, 'endsOn', 'flags.endsOn'],
  ['a day that is over', { endsOn: '2026-11-29' }, 'endsOn', 'flags.endsOn'],
  ['a day too far', { endsOn: '2027-12-01' }, 'endsOn', 'flags.endsOn'],
];

/** The moment at which the examples are tried: noon in South Africa. */
export const FLAG_EXAMPLES_AT = new Date('2026-11-30T10:00:00Z');

/** Examples for who has what not everybody has yet. */
export const FLAG_EXAMPLES: readonly Example<Record<'owner' | 'share' | 'endsOn', string>>[] = [
  { name: 'until today', values: { ...GOOD_FLAG, endsOn: '2026-11-30' } },
  { name: 'for all, a year ahead', values: { ...GOOD_FLAG, share: '100', endsOn: '2027-11-30' } },
  { name: 'for one of a hundred', values: { ...GOOD_FLAG, share: '1', endsOn: '2026-12-31' } },
  ...refused.map(([name, change, path, id]) => ({
    name,
    values: { ...GOOD_FLAG, endsOn: '2026-12-31', ...change },
    refused: { path, id },
  })),
];
