import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import type { VisitPhase } from './visit-phase';

/** Props of each feature that is part of a visit's page. */
export interface VisitPart {
  details: VisitDetails;
  phase: VisitPhase;
}
