import type { CheckAction, CheckState } from './check-state';

export interface ScreenProps {
  state: CheckState;
  act: (action: CheckAction) => void;
}
