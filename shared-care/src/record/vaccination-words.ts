import { readPartialDateTime } from '@telehealth/clinical/fhir/partial-date-times';
import type { ChartEntryOf } from '@telehealth/data/chart/chart.schema';
import { saidDay } from './said-day';

type Vaccination = Pick<ChartEntryOf<'vaccination'>, 'label' | 'dose' | 'givenOn' | 'batch'>;

/** The number of a dose in words: `dose 2` for `2`, else as it was said. */
const doseText = (dose: string) => (/^\d+$/.test(dose) ? `dose ${dose}` : dose);

/** What was given, e.g. `Measles, dose 2`. */
export const vaccinationText = ({ label, dose }: Pick<Vaccination, 'label' | 'dose'>): string =>
  [label, doseText(dose)].filter((text) => text !== '').join(', ');

/** When, as far as it is known, and of which batch, e.g. `12 Apr 2019, batch AB-1234`. */
export const givenText = ({ givenOn, batch }: Pick<Vaccination, 'givenOn' | 'batch'>): string =>
  [givenOn === '' ? 'nobody knows when' : saidDay(givenOn), batch === '' ? '' : `batch ${batch}`]
    .filter((text) => text !== '')
    .join(', ');

/** Where it stands among other moments: when it was given, or, where nobody knows that, written down. */
export function givenMoment({ givenOn, updatedAt }: Pick<ChartEntryOf<'vaccination'>, 'givenOn' | 'updatedAt'>): {
  at: Date;
  when?: { words: string; iso: string };
} {
  const said = readPartialDateTime(givenOn);
  return said === null ? { at: updatedAt } : { at: said.at, when: { words: saidDay(givenOn), iso: givenOn } };
}
