/** sessionStorage; named here and not with the other keys, which every page loads. */
const KEY = 'roomSeat';

/**
 * Whether this tab belongs to a visit's call: it had a seat before a reload, its user waits in the waiting room, or they have
 * just begun the visit. Such a tab takes a seat without a press; every other tab asks first. Only the visit's id is stored.
 */
export const belongsIntoCall = (appointmentId: string): boolean => sessionStorage.getItem(KEY) === appointmentId;

/** Call when the user enters the waiting room, waits there, or begins the visit. */
export function expectCall(appointmentId: string): void {
  sessionStorage.setItem(KEY, appointmentId);
}

/** After leaving, moving to another tab or the end, a reload asks again. */
export function forgetCall(): void {
  sessionStorage.removeItem(KEY);
}
