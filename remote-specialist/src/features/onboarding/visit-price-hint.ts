import { formatMoney } from '@telehealth/contracts/formatting';
import { NUMBER_KINDS, numberOf } from '@telehealth/contracts/schemas/number-kinds';

const FIRST_VISIT_MINUTES = 30;

/** The price of the first visit type, which the server creates: 30 minutes at half the typed hourly rate. */
export function toVisitPriceHint(hourlyRate: string): string {
  const rate = numberOf(hourlyRate, NUMBER_KINDS.consultationRate);
  const general = `Visits last ${FIRST_VISIT_MINUTES} minutes at half of this.`;
  if (Number.isNaN(rate)) return general;
  const price = { amountMinor: Math.round((Math.round(rate * 100) * FIRST_VISIT_MINUTES) / 60), currency: 'USD' };
  return `A visit of ${FIRST_VISIT_MINUTES} minutes costs the patient ${formatMoney(price)}.`;
}
