import { now } from '@telehealth/contracts/clock';
import { useSearchParams } from '@telehealth/contracts/router';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import {
  useMeasuredPerson,
  useMyLatestReadings,
  useMyReadings,
  useReadingTypes,
} from '@telehealth/data/readings/reading.queries';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { judgeReading } from '@telehealth/triage/readings';
import { MissingNotice } from '@telehealth/ui/feedback/missing-notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Stack } from '@telehealth/ui/layout/stack';
import { useRef, useState } from 'react';
import type { NewReading } from '../../data/readings/reading.mutations';
import { HealthCard } from './apple-health/health-card';
import { BluetoothWay } from './bluetooth/bluetooth-way';
import styles from './device.module.css';
import { GivenAlarm } from './given-alarm';
import type { JustGiven } from './just-given';
import { MeasureWellCard } from './measure-well-card';
import { isOfNow, mostUrgent } from './most-urgent';
import { ReadingsCard } from './readings/readings-card';
import { TypeCard } from './typed/type-card';

const FIRST_KIND = 'blood_pressure';

/** Takes readings, judges them at once and lists them below. */
export function ReadingDesk() {
  const { your } = useSubjectWords();
  return (
    <QueryPanel query={useReadingTypes()} safe={`Readings saved before are safe in ${your} record.`}>
      {(known) => <Desk types={known} />}
    </QueryPanel>
  );
}

function Desk({ types }: { types: readonly ReadingType[] }) {
  const { Your, your } = useSubjectWords();
  const latest = useMyLatestReadings();
  const person = useMeasuredPerson();
  const [search] = useSearchParams();
  const [asked, setKind] = useState(search.get('kind'));
  const kind = asked ?? latest.data?.[0]?.code ?? FIRST_KIND;
  const type = types.find(({ code }) => code === kind) ?? types[0];
  const readings = useMyReadings(kind);
  const [given, setGiven] = useState<JustGiven | null>(null);
  const form = useRef<HTMLDivElement>(null);
  if (type === undefined) return null;
  const last = readings.data?.find(({ isStruck }) => !isStruck) ?? null;
  const give = (reading: JustGiven) => {
    setGiven(reading);
    setKind(reading.code);
  };
  const judgeAdded = (added: readonly NewReading[]) => {
    const worst = mostUrgent(
      added.filter((reading) => isOfNow(reading, now())),
      person.data,
    );
    const label = types.find(({ code }) => code === worst?.code)?.label;
    if (worst !== undefined && label !== undefined && judgeReading(worst, person.data) !== null)
      give({ ...worst, label, isKept: true });
  };
  const again = () => {
    setGiven(null);
    form.current?.querySelector('input')?.focus();
  };
  return (
    <Stack gap={4}>
      {given !== null && (
        <GivenAlarm
          given={given}
          kept={readings.data?.find(({ id }) => id === given.id)}
          type={type}
          person={person.data ?? {}}
          onAgain={again}
          onClear={() => setGiven(null)}
        />
      )}
      <MissingNotice query={person} title={`${Your} age did not load`}>
        You can add readings. What we say of a number leaves {your} age out, and no normal range is drawn.
      </MissingNotice>
      <MissingNotice query={latest} title={`${Your} other kinds of readings did not load`}>
        They are safe in {your} record. {type.label} is shown below.
      </MissingNotice>
      <div className={styles.ways}>
        {/* First: it works everywhere, and what is asked about the others moves nothing above it. */}
        <div ref={form}>
          <TypeCard types={types} type={type} last={last} onKind={setKind} onGiven={give} />
        </div>
        <BluetoothWay types={types} onGiven={give} />
        <HealthCard types={types} birthDate={person.data?.birthDate ?? ''} onAdded={judgeAdded} />
      </div>
      <div className={styles.below}>
        <ReadingsCard
          type={type}
          query={readings}
          latest={latest.data ?? []}
          types={types}
          person={person.data ?? {}}
          onKind={setKind}
        />
        <MeasureWellCard kind={kind} />
      </div>
    </Stack>
  );
}
