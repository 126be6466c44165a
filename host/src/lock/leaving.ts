import { departure } from './departure';
import { tellTabs } from './tab-channel';

/** A sign-out by the person: this tab and the others then know that nobody ended the session against their will. */
export const leaving = {
  begin(): void {
    departure.because('own');
    tellTabs({ kind: 'leaving' });
  },
  cancel: () => departure.forget(),
};
