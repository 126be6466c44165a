/** Id of the place beside somebody's own menu in which their bell hangs. */
export const BELL_PLACE = 'bell';
