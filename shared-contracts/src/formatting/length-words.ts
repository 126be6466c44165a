/**
 * How long a visit is, in words.
 * @param extraMinutes how many of them are extra time
 * @param isYours whether whoever reads it is the person who needs the extra time
 */
export function lengthWords(minutes: number, extraMinutes: number, isYours: boolean): string {
  if (extraMinutes === 0) return `${minutes} minutes`;
  return `${minutes} minutes, ${extraMinutes} of them ${isYours ? 'your extra time' : 'extra time'}`;
}
