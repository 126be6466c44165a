import type { SharedVisit } from '../../../data/team/team.schema';

/** A visit that staff may move or cancel; whose it is they know. */
export type ChangeableVisit = SharedVisit & { name: string };

export const isChangeable = (visit: SharedVisit): visit is ChangeableVisit => visit.mayChange && visit.name !== null;

/** Of a dialog that does so. */
export interface SharedStepProps {
  visit: ChangeableVisit;
  onClose: () => void;
}
