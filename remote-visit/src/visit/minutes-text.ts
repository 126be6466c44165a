/** E.g. "1 minute", "25 minutes". */
export const minutesText = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);
