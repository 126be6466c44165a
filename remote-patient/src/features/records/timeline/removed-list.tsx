import { takenDay, unitText, valueText } from '@telehealth/care/record/entry-words';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { useReadingTypes } from '@telehealth/data/readings/reading.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Stack } from '@telehealth/ui/layout/stack';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { type RemovedEntry, useRemovedParts } from '../../../data/records/removed-entries';
import { dayText } from '../words';

const KIND_WORDS: Readonly<Record<RemovedEntry['kind'], string>> = {
  allergy: 'Allergy',
  condition: 'Condition',
  medicine: 'Medicine',
  vaccination: 'Vaccination',
  remark: 'Your note',
  document: 'Document',
};

/** Entries marked as wrong or taken out, crossed out; they appear in no list that others open. */
export function RemovedList() {
  const { Your, your } = useSubjectWords();
  const removed = useRemovedParts();
  const types = useReadingTypes();
  const labelOf = (code: string) => types.data?.find((type) => type.code === code)?.label ?? 'Reading';
  return (
    <QueryPanel query={removed} safe={`${Your} record is unchanged.`}>
      {({ entries, readings }) =>
        entries.length + readings.length === 0 ? (
          <p className="soft">Nothing was removed from {your} record.</p>
        ) : (
          <Stack>
            <p className="small soft">They are kept, and whoever opens {your} record does not see them.</p>
            <RowList label="Removed entries">
              {entries.map(({ id, kind, title, removedAt }) => (
                <Row
                  key={id}
                  title={<Struck text={title} />}
                  detail={`${KIND_WORDS[kind]}, removed ${dayText(removedAt)}`}
                />
              ))}
              {readings.map((reading) => (
                <Row
                  key={reading.id}
                  title={
                    <Struck text={`${labelOf(reading.code)} ${valueText(reading)} ${unitText(reading.unit)}`.trim()} />
                  }
                  detail={`Measured ${takenDay(reading)}, struck out: ${reading.reason ?? ''}`}
                />
              ))}
            </RowList>
          </Stack>
        )
      }
    </QueryPanel>
  );
}

const Struck = ({ text }: { text: string }) => (
  <>
    <span className="visually-hidden">Removed: </span>
    <s>{text}</s>
  </>
);
