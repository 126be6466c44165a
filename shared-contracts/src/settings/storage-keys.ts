/**
 * Keys in the browser's storage. Nothing clinical is ever stored there, but for two things: the emergency card a person chose
 * to keep, and the symptom check that is open in a tab.
 */
export const STORAGE_KEYS = {
  /** localStorage: `patient` or `specialist`; removed on sign-out. */
  preferredRole: 'preferredRole',
  /** localStorage: the address a verification mail was sent to. */
  verificationEmail: 'verificationEmail',
  /** localStorage: `light`, `dark` or `system`. */
  theme: 'theme',
  /** localStorage: a number below 100, by which this device gets releases before others. */
  releaseLot: 'releaseLot',
  /** localStorage: there when this browser has fetched the fonts once. */
  fonts: 'fonts',
  /** localStorage: `on` when the person wants this device to use little data. */
  saveData: 'saveData',
  /** localStorage: the session with the backend; it ends with the identity's. */
  backendSession: 'sawubona-backend-session',
  /** localStorage: name, address and role of the person whose data session is kept; gone with it. */
  knownPerson: 'sawubona-known-person',
  /** localStorage: when the person last did something in any tab, and whether the pages are locked. */
  activity: 'sawubona-activity',
  /** localStorage: country and region of the emergency numbers, e.g. `ZA-WC`. */
  emergencyRegion: 'emergencyRegion',
  /** localStorage: the card for the operator, only when the person asked to keep it; removed by them. */
  emergencyCard: 'emergencyCard',
  /** sessionStorage: what was said of this device's wrong clock, so that it is said once. */
  clockWarning: 'clockWarning',
  /** sessionStorage: one-time code of the booking draft kept on the server. */
  bookingDraftCode: 'bookingDraftCode',
  /** localStorage: the token under which the server keeps the time that a guest chose; gone once it is a patient's own, or over. */
  guestDevice: 'guestDevice',
  /** sessionStorage: time and name of the visit that somebody chose, while they sign up for it. */
  heldBooking: 'heldBooking',
  /** sessionStorage: the answers of the symptom check that is open in this tab; gone with the tab, at its end, on sign-out. */
  symptomCheck: 'symptomCheck',
  /** sessionStorage: the result a person chose to save or to take to a visit; gone once that is done, and on sign-out. */
  symptomCheckResult: 'symptomCheckResult',
  /** sessionStorage: the path to return to after signing in, while the steps of signing in drop the query. */
  signInReturnPath: 'signInReturnPath',
} as const;
