import { formatMoney } from '@telehealth/contracts/formatting';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Disclosure } from '@telehealth/ui/parts/disclosure';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useSuspensionEffects } from '../../data/desk/desk.queries';
import type { SuspensionEffects as Effects } from '../../data/desk/desk.schema';
import { momentWords } from './desk-words';

interface SuspensionEffectsProps {
  specialistId: string;
  /** The start of the suspension; null: at once. */
  from: Date | null;
}

/** The effects of a suspension before it is confirmed: how many visits end, whose, and how much is refunded. */
export function SuspensionEffects({ specialistId, from }: SuspensionEffectsProps) {
  const query = useSuspensionEffects(specialistId, from);
  return (
    <QueryPanel query={query} skeleton={<SkeletonRows count={1} />} safe="Nothing was decided.">
      {(effects) => (
        <Notice tone="warning" title={titleOf(effects, from)}>
          <p>{moneyText(effects)}</p>
          <p>
            {from === null
              ? 'The specialist is no longer found, and visits, messages and records are closed to them at once.'
              : 'Nobody can book for that day or later. Until then the specialist sees those who are booked.'}{' '}
            Notes that were begun can still be signed.
          </p>
          {effects.count > 0 && <Whom effects={effects} />}
        </Notice>
      )}
    </QueryPanel>
  );
}

function Whom({ effects: { visits, count } }: { effects: Effects }) {
  return (
    <Disclosure summary={count === 1 ? 'Whose visit' : 'Whose visits'}>
      <RowList label="Visits that are called off">
        {visits.map(({ id, patientName, startsAt, refundMinor: amountMinor, currency }) => (
          <Row
            key={id}
            title={patientName}
            detail={momentWords(startsAt)}
            end={<span>{amountMinor === 0 ? 'Nothing paid' : `${formatMoney({ amountMinor, currency })} back`}</span>}
          />
        ))}
      </RowList>
      {count > visits.length && <p className="small soft">And {count - visits.length} more.</p>}
    </Disclosure>
  );
}

function titleOf({ count, people }: Effects, from: Date | null): string {
  if (count === 0) return from === null ? 'No visit is called off' : 'No visit lies on that day or later';
  const visits = count === 1 ? '1 visit is' : `${count} visits are`;
  return `${visits} called off, of ${people === 1 ? '1 person' : `${people} people`}`;
}

function moneyText({ refunds }: Effects): string {
  if (refunds.length === 0) return 'No money goes back: nothing was paid.';
  return `${refunds.map(formatMoney).join(' and ')} goes back. Everybody gets all they paid, and is told.`;
}
