const KEY = 'demoEntry';

/** Whether this tab entered through a demo entry action; ends with the tab or with signing out. */
export const demoMark = {
  isSet(): boolean {
    try {
      return sessionStorage.getItem(KEY) !== null;
    } catch {
      return false;
    }
  },
  set(): void {
    try {
      sessionStorage.setItem(KEY, '1');
    } catch {
      // the demo then follows the account's own onboarding
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // was never set
    }
  },
};
