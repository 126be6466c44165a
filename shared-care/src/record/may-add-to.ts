import type { ChartCategory } from '@telehealth/contracts/chart';
import type { OpenGrant } from '@telehealth/data/chart/chart.schema';

/** Whether entries may now be added to a part of the record. */
export const mayAddTo = (grants: readonly OpenGrant[], category: ChartCategory): boolean =>
  grants.some(({ adds }) => adds.includes(category));
