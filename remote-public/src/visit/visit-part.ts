import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import type { Moment } from './decide-moment';

/** What a part of a visit's page that is a feature of its own is given. */
export interface VisitPart {
  details: VisitDetails;
  moment: Moment;
}
