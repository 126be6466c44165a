/** sessionStorage; named here and not with the other keys, which every page loads. */
const KEY = 'roomSeat';

/**
 * Whether this tab belongs into the call of a visit: it sat there before it was reloaded, or its person waits in it, whichever
 * tab they came in with, or has just begun the visit. Such a tab sits down without a further press; every other one asks
 * first. The visit's id is all that is kept.
 */
export const belongsIntoCall = (appointmentId: string): boolean => sessionStorage.getItem(KEY) === appointmentId;

/** To be called when a person goes into the waiting room or waits there, or begins the visit. */
export function expectCall(appointmentId: string): void {
  sessionStorage.setItem(KEY, appointmentId);
}

/** Left, taken to another tab, or over: a reload asks again. */
export function forgetCall(): void {
  sessionStorage.removeItem(KEY);
}
