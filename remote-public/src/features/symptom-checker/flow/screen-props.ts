import type { CheckAction, CheckState } from './check-state';

/** What every screen of the check is given. */
export interface ScreenProps {
  state: CheckState;
  act: (action: CheckAction) => void;
}
