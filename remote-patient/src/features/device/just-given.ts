import type { GivenValue } from './given-value-card';

export interface JustGiven extends GivenValue {
  id: string;
  isKept: boolean;
}
