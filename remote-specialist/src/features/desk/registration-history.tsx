import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Section } from '@telehealth/ui/layout/section';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useRegistrationHistory } from '../../data/desk/desk.queries';
import type { RegistrationEvent, RegistrationState } from '../../data/desk/desk.schema';
import { momentWords } from './desk-words';

/** What a registration is, in words. */
export const STATE_WORDS: Readonly<Record<RegistrationState, string>> = {
  unverified: 'Taken back',
  pending: 'Asked for a check',
  verified: 'Confirmed',
  rejected: 'Not confirmed',
  suspended: 'Suspended',
  expired: 'Ran out',
};

/** Every claimed number, and the result of each check. */
export function RegistrationHistory({ specialistId }: { specialistId: string }) {
  const query = useRegistrationHistory(specialistId);
  return (
    <Section title="What happened before" headingLevel={3}>
      <QueryPanel query={query} safe="Nothing was decided." empty={<p className="soft">Nothing yet.</p>}>
        {(events) => (
          <RowList label="History">
            {events.map((event) => (
              <Row key={event.id} title={titleOf(event)} detail={<Detail event={event} />} />
            ))}
          </RowList>
        )}
      </QueryPanel>
    </Section>
  );
}

function titleOf({ toState, actorRole, at, validUntil }: RegistrationEvent): string {
  const isAsking = toState === 'pending' && actorRole === 'operator';
  const isAhead = toState === 'suspended' && validUntil !== null;
  return `${isAsking ? 'More was asked for' : isAhead ? 'Suspension announced' : STATE_WORDS[toState]}, ${momentWords(at)}`;
}

function Detail({
  event: { toState, actorRole, evidence, note, councilNumber, name, validUntil },
}: {
  event: RegistrationEvent;
}) {
  const isCheck = toState !== 'pending' && (actorRole === 'operator' || actorRole === 'server');
  return (
    <>
      {councilNumber}, {name}. {isCheck && `Seen: ${evidence}. `}
      {note !== '' && `Told: ${note}. `}
      {validUntil !== null && toState === 'suspended' && `Holds from ${formatDate(validUntil, viewerTimeZone())}.`}
      {validUntil !== null && toState !== 'suspended' && `Valid until ${formatDate(validUntil, viewerTimeZone())}.`}
    </>
  );
}
