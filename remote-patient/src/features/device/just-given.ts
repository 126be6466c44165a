import type { GivenValue } from '../../care/safety/value-card';

export interface JustGiven extends GivenValue {
  id: string;
  isKept: boolean;
}
