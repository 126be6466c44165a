import { departure } from './departure';
import { tellTabs } from './tab-channel';

/** A sign-out by the user: tells this tab and the others that the session ended on purpose. */
export const leaving = {
  begin(): void {
    departure.because('own');
    tellTabs({ kind: 'leaving' });
  },
  cancel: () => departure.forget(),
};
