import { delegatedPatients } from '@telehealth/care/acting/whose';
import { unitText, valueText } from '@telehealth/care/record/entry-words';
import { now } from '@telehealth/contracts/clock';
import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { useMyDelegations } from '@telehealth/data/access/access.queries';
import type { Delegation } from '@telehealth/data/access/access.schema';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Stack } from '@telehealth/ui/layout/stack';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useRef, useState } from 'react';
import { mayAddReadings } from '../../person/may-add-readings';
import styles from './device.module.css';
import { GivenValueCard } from './given-value-card';
import type { JustGiven } from './just-given';
import { MeasureWellCard } from './measure-well-card';
import { isOfNow } from './most-urgent';
import { TypeCard } from './typed/type-card';

interface DeskForAnotherProps {
  /** The patient's id from the URL. */
  of: string;
  types: readonly ReadingType[];
}

/** Readings for a patient whom the signed-in person acts for. The patient's existing readings are not shown here. */
export function DeskForAnother({ of, types }: DeskForAnotherProps) {
  const query = useMyDelegations();
  return (
    <QueryPanel query={query} safe="No reading was saved.">
      {(delegations) => {
        const acting = delegatedPatients(delegations, mayAddReadings).find(({ counterpartId }) => counterpartId === of);
        return acting === undefined ? (
          <Notice tone="warning" title="You cannot add readings for this person">
            They have not allowed it, or it has ended. They can change that in their profile.
          </Notice>
        ) : (
          <Desk acting={acting} types={types} />
        );
      }}
    </QueryPanel>
  );
}

function Desk({ acting, types }: { acting: Delegation; types: readonly ReadingType[] }) {
  const { counterpartId: id, counterpartName: name } = acting;
  const [kind, setKind] = useState(types[0]?.code ?? '');
  const [given, setGiven] = useState<JustGiven | null>(null);
  const [kept, setKept] = useState<readonly JustGiven[]>([]);
  const form = useRef<HTMLDivElement>(null);
  const type = types.find(({ code }) => code === kind);
  if (type === undefined) return null;
  const give = (reading: JustGiven) => {
    setGiven(reading);
    if (reading.isKept) setKept((before) => [reading, ...before]);
  };
  const again = () => {
    setGiven(null);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <Stack gap={4}>
      {given !== null && isOfNow(given, now()) && (
        <GivenValueCard
          key={given.id}
          given={given}
          // The age is not read from their record for this; the rules work without unknown facts.
          person={{}}
          isOfAnother
          fate={
            given.isKept
              ? `The value is saved in ${name}’s record, as recorded by you.`
              : 'The value is not saved yet. What to do is the same.'
          }
          onAgain={again}
        />
      )}
      <div className={styles.ways}>
        <div ref={form}>
          <TypeCard types={types} type={type} last={null} of={{ id, name }} onKind={setKind} onGiven={give} />
        </div>
        <MeasureWellCard kind={kind} />
      </div>
      {kept.length > 0 && <KeptCard name={name} kept={kept} />}
    </Stack>
  );
}

function KeptCard({ name, kept }: { name: string; kept: readonly JustGiven[] }) {
  const [last] = kept;
  return (
    <Card title={`Added to ${name}’s record`}>
      <p className="visually-hidden" role="status" key={last?.id}>
        Saved in {name}’s record.
      </p>
      <RowList label={`Added to ${name}’s record`}>
        {kept.map((reading) => (
          <Row
            key={reading.id}
            title={`${reading.label} ${valueText(reading)} ${unitText(reading.unit)}`.trim()}
            detail={`${formatShortMoment(reading.takenAt, viewerTimeZone())}. Recorded by you. They can see it, and correct it.`}
          />
        ))}
      </RowList>
    </Card>
  );
}
