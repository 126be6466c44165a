const KEY = 'demoEntry';

/** Marks a tab that entered through the demo, until it closes or the user signs out. */
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
      // The demo then follows the account's own onboarding.
    }
  },
  clear(): void {
    try {
      sessionStorage.removeItem(KEY);
    } catch {
      // Never set.
    }
  },
};
