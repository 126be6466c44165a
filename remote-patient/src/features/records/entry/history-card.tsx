import { givenText } from '@telehealth/care/record/vaccination-words';
import { formatPlainDate } from '@telehealth/contracts/formatting';
import { type KeptTable, useEntryHistory } from '@telehealth/data/records/own-record.queries';
import type { EarlierVersion, OwnEntry } from '@telehealth/data/records/own-record.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Card } from '@telehealth/ui/layout/card';
import records from '../records.module.css';
import { documentWord, momentText, reactionText } from '../words';
import styles from './entry.module.css';

const TABLES: Readonly<Partial<Record<OwnEntry['kind'], KeptTable>>> = {
  allergy: 'patient_allergies',
  condition: 'patient_conditions',
  medicine: 'patient_medications',
  vaccination: 'patient_vaccinations',
  remark: 'patient_remarks',
  document: 'documents',
};

/** Earlier versions of an entry; renders nothing for entries that never change. */
export function HistoryCard({ entry, me }: { entry: OwnEntry; me: string }) {
  const table = TABLES[entry.kind];
  if (table === undefined || !('id' in entry)) return null;
  return (
    <Card title="What it said before">
      {entry.version > 1 ? (
        <Versions key={entry.version} table={table} id={entry.id} me={me} />
      ) : (
        <p className="soft">It was never changed.</p>
      )}
    </Card>
  );
}

function Versions({ table, id, me }: { table: KeptTable; id: string; me: string }) {
  const query = useEntryHistory(table, id, true);
  return (
    <QueryPanel query={query} skeleton={<SkeletonRows count={1} />} safe="Everything it said before is kept.">
      {(versions) => (
        <ol className={`${records.plain} ${styles.versions}`} aria-label="Earlier versions">
          {versions.map((version) => (
            <li key={version.version}>
              <span className={records.note}>{versionText(version)}</span>
              <span className="small soft">
                Until {momentText(version.changedAt)}, then changed by {changerText(version, me)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </QueryPanel>
  );
}

const changerText = ({ changedBy, content }: EarlierVersion, me: string) =>
  content.patient_id === me && changedBy === '' ? 'you' : changedBy || 'somebody';

const word = (value: unknown) => (typeof value === 'string' ? value : '');

/** Puts an earlier version into one sentence. */
function versionText({ content }: EarlierVersion): string {
  const reaction = reactionText({ reaction: word(content.reaction), severity: word(content.severity) });
  const kind = 'document_date' in content ? documentWord(word(content.type)) : '';
  const said = [
    word(content.label) || word(content.title),
    kind,
    reaction,
    word(content.dose),
    word(content.frequency),
    'given_on' in content ? givenText({ givenOn: word(content.given_on), batch: word(content.batch) }) : '',
  ];
  const noted = [
    word(content.note),
    content.document_date === undefined ? '' : formatPlainDate(word(content.document_date)),
    content.confirmed_at === null ? '' : confirmed(content),
  ];
  return [...said, ...noted].filter((text) => text !== '').join(', ');
}

const confirmed = (content: EarlierVersion['content']) => ('confirmed_at' in content ? 'confirmed by a clinician' : '');
