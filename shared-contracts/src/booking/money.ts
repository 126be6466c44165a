/** An amount in minor units (cents) of an ISO 4217 currency. */
export interface Money {
  amountMinor: number;
  currency: string;
}
