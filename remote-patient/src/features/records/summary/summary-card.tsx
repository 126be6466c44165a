import { medicineText } from '@telehealth/care/record/entry-words';
import { Link } from '@telehealth/contracts/router';
import type { OwnEntry } from '@telehealth/data/records/own-record.schema';
import { Card } from '@telehealth/ui/layout/card';
import type { ReactNode } from 'react';
import { RecordCheck } from '../../../care/allergies/record-check';
import { ProofLine } from '../proof-line';
import { RecordIcon, type RecordIconName } from '../record-icon';
import records from '../records.module.css';
import { prescribedText } from '../timeline/timeline-entries';
import type { RecordPlace } from '../timeline/use-record-place';
import { reactionText } from '../words';
import { AllergyAnswer } from './allergy-answer';
import { type Essentials, pickEssentials } from './essentials';
import styles from './summary.module.css';

interface SummaryProps {
  entries: readonly OwnEntry[];
  me: string;
  place: RecordPlace;
  foot: ReactNode;
}

/** What a treating clinician must know first, each fact with its source. */
export function SummaryCard({ entries, me, place, foot }: SummaryProps) {
  const essentials = pickEssentials(entries);
  return (
    <Card
      title="What matters first"
      actions={
        <Link to={place.linkTo({ view: 'emergency' })} className={records.link}>
          One-page summary for emergencies
        </Link>
      }
    >
      <RecordCheck
        allergies={essentials.allergies.map(({ label }) => label)}
        medicines={[
          ...essentials.medicines.map(({ label }) => label),
          ...essentials.prescribed.flatMap(({ items }) => items.map(({ medicine }) => medicine)),
        ]}
      />
      <div className={styles.columns}>
        <Allergies essentials={essentials} me={me} place={place} />
        <Medicines essentials={essentials} me={me} place={place} />
        <Conditions essentials={essentials} me={me} place={place} />
      </div>
      <div className={`${styles.foot} small soft`}>{foot}</div>
    </Card>
  );
}

interface ColumnProps {
  essentials: Essentials;
  me: string;
  place: RecordPlace;
}

function Allergies({ essentials: { allergies, facts }, me, place }: ColumnProps) {
  return (
    <Column
      title="Allergies"
      icon="warning"
      isDanger={allergies.length > 0}
      none={<AllergyAnswer facts={facts} me={me} />}
    >
      {allergies.map((entry) => (
        <Fact key={entry.id} entry={entry} me={me} place={place} title={entry.label} detail={reactionText(entry)} />
      ))}
    </Column>
  );
}

function Medicines({ essentials: { medicines, prescribed }, me, place }: ColumnProps) {
  return (
    <Column title="Medicines now" icon="pill" none="No medicines recorded.">
      {medicines.map((entry) => (
        <Fact key={entry.id} entry={entry} me={me} place={place} title={medicineText(entry)} detail={entry.note} />
      ))}
      {prescribed.map((entry) => (
        <Fact
          key={entry.id}
          entry={entry}
          me={me}
          place={place}
          title={prescribedText(entry)}
          detail={entry.items.map(({ directions }) => directions).join('; ')}
        />
      ))}
    </Column>
  );
}

function Conditions({ essentials: { conditions }, me, place }: ColumnProps) {
  return (
    <Column title="Conditions" icon="heart" none="No conditions recorded.">
      {conditions.map((entry) => (
        <Fact key={entry.id} entry={entry} me={me} place={place} title={entry.label} detail={entry.note} />
      ))}
    </Column>
  );
}

interface ColumnFrameProps {
  title: string;
  icon: RecordIconName;
  isDanger?: boolean;
  /** Stands for an empty list. */
  none: ReactNode;
  children: readonly ReactNode[] | ReactNode;
}

function Column({ title, icon, isDanger = false, none, children }: ColumnFrameProps) {
  const isEmpty = Array.isArray(children) && children.flat().length === 0;
  return (
    <section className={isDanger ? styles.danger : undefined} aria-label={title}>
      <h3>
        <RecordIcon name={icon} />
        {title}
      </h3>
      {isEmpty ? (
        typeof none === 'string' ? (
          <p className="soft">{none}</p>
        ) : (
          none
        )
      ) : (
        <ul className={records.plain}>{children}</ul>
      )}
    </section>
  );
}

interface FactProps {
  entry: OwnEntry & { id: string };
  me: string;
  place: RecordPlace;
  title: string;
  detail: string;
}

function Fact({ entry, me, place, title, detail }: FactProps) {
  return (
    <li>
      <span>
        <Link to={place.linkTo({ entry: entry.id })}>{title}</Link>
      </span>
      {detail !== '' && <span className={records.link}>{detail}</span>}
      <ProofLine entry={entry} me={me} />
    </li>
  );
}
