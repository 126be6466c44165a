import type { GivenValue } from '@telehealth/care/safety/value-card';

/** A number that was just given, whether or not it is kept. */
export interface JustGiven extends GivenValue {
  id: string;
  isKept: boolean;
}
