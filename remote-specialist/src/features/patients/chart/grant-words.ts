import type { AccessPurpose } from '@telehealth/contracts/chart';
import { listWords } from '@telehealth/contracts/formatting';
import type { OpenGrant } from '@telehealth/data/chart/chart.schema';

const WHY_WORDS: Readonly<Record<AccessPurpose, string>> = {
  visit: 'for a visit',
  ongoing_care: 'for ongoing care',
  second_opinion: 'for a second opinion',
};

/** Why the record is open and what is allowed, e.g. "Opened for a visit and for ongoing care. View and add". */
export function whyOpen(grants: readonly OpenGrant[]): string {
  const why = [...new Set(grants.map(({ purpose }) => WHY_WORDS[purpose]))];
  const may = grants.some(({ adds }) => adds.length > 0) ? 'View and add' : 'View only';
  return `Opened ${listWords(why)}. ${may}`;
}
