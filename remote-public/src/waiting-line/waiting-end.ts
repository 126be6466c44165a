const WAIT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Until when a patient waits who chose no day. */
export const waitingEnd = (from: Date): Date => new Date(from.getTime() + WAIT_DAYS * DAY_MS);
