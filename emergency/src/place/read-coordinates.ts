import type { Position } from './describe-place';

/** Five decimals are about a metre. */
const DECIMALS = 5;

/** Decimal degrees as maps accept them, e.g. `-33.92490`. */
export const decimalDegrees = (degrees: number): string => degrees.toFixed(DECIMALS);

/**
 * Spells one coordinate digit by digit, e.g. `South 3 3 point 9 2 4 9 0`, so that two people on the phone can say and repeat it.
 */
function spellOut(degrees: number, positive: string, negative: string): string {
  const text = decimalDegrees(Math.abs(degrees));
  const half = degrees < 0 ? negative : positive;
  return `${half} ${text.replace('.', 'p').split('').join(' ').replace('p', 'point')}`;
}

/** Both coordinates for reading aloud. */
export function readCoordinates({ latitude, longitude }: Position): { latitude: string; longitude: string } {
  return { latitude: spellOut(latitude, 'North', 'South'), longitude: spellOut(longitude, 'East', 'West') };
}
