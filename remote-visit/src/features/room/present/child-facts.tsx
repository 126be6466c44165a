import type { CareVisit } from '@telehealth/care/care-visit';
import { childWeight } from '@telehealth/care/record/child-weight';
import { isChild } from '@telehealth/care/record/is-child';
import { pickEntries } from '@telehealth/care/record/pick-entries';
import { now } from '@telehealth/contracts/clock';
import { dayKey, formatPlainDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { ageAt } from '@telehealth/contracts/people';
import { useChart } from '@telehealth/data/chart/chart.queries';
import type { VisitDetails } from '@telehealth/data/visits/visit-details.schema';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import styles from './present.module.css';

const WANTED = ['profile', 'readings'] as const;
const SEX_WORDS: Readonly<Record<string, string>> = { male: 'boy', female: 'girl' };
const MONTHS = 12;

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

/** Years and months: doses and curves of children ask for both. */
export function fullAge(born: string, day: string): string {
  const { years, months } = ageAt(born, day);
  const rest = months - years * MONTHS;
  if (years === 0) return counted(months, 'month');
  return rest === 0 ? counted(years, 'year') : `${counted(years, 'year')} ${counted(rest, 'month')}`;
}

interface ChildFactsProps {
  details: VisitDetails;
  visit: CareVisit;
}

/** Age, sex, birth date and weight of a patient under 19, beside the name. Nothing for others. */
export function ChildFacts({ details, visit }: ChildFactsProps) {
  const born = details.patientBorn;
  const today = dayKey(now(), viewerTimeZone());
  if (born === null || !isChild({ dateOfBirth: born }, today)) return null;
  return (
    <>
      <span>{fullAge(born, today)}</span>
      <FromRecord visit={visit} born={born} today={today} />
    </>
  );
}

interface FromRecordProps {
  visit: CareVisit;
  born: string;
  today: string;
}

function FromRecord({ visit, born, today }: FromRecordProps) {
  const { opened, categories, isLoading, error } = useChart(visit.patientId, WANTED);
  const sex = SEX_WORDS[pickEntries(opened, 'facts')[0]?.gender ?? ''] ?? '';
  const isOpen = categories?.has('readings') === true && opened.has('readings');
  const weight = isOpen ? childWeight(opened, today) : null;
  const isAsked = weight === null ? !isLoading : weight.isAsked;
  const unread = isLoading
    ? 'Weight is being read'
    : error !== null
      ? 'Weight could not be read'
      : 'Weight is not shared with you';
  return (
    <>
      <span>{[sex, `born ${formatPlainDate(born)}`].filter((word) => word !== '').join(', ')}</span>
      <span className={isAsked ? styles.missing : undefined}>
        {isAsked && <Icon path={icons.info} size={16} />}
        {weight?.head ?? unread}
      </span>
    </>
  );
}
