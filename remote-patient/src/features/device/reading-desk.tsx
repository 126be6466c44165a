import { ValueCard } from '@telehealth/care/safety/value-card';
import { judgeReading } from '@telehealth/clinical/readings/danger-of-reading';
import type { OwnReading } from '@telehealth/data/readings/own-reading';
import {
  useMeasuredPerson,
  useMyLatestReadings,
  useMyReadings,
  useReadingTypes,
} from '@telehealth/data/readings/reading.queries';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Stack } from '@telehealth/ui/layout/stack';
import { useRef, useState } from 'react';
import { HealthCard } from './apple-health/health-card';
import { BluetoothCard } from './bluetooth/bluetooth-card';
import styles from './device.module.css';
import type { JustGiven } from './just-given';
import { MeasureWellCard } from './measure-well-card';
import { CorrectDialog } from './readings/correct-dialog';
import { ReadingsCard } from './readings/readings-card';
import { TypeCard } from './typed/type-card';

const FIRST_KIND = 'blood_pressure';
/** A number of yesterday has had its answer. */
const ALARM_FOR_MS = 24 * 3_600_000;

/** Readings come in, are judged at once, and stand below. */
export function ReadingDesk() {
  const types = useReadingTypes();
  return (
    <QueryPanel query={types} safe="Readings you saved before are safe in your record.">
      {(known) => <Desk types={known} />}
    </QueryPanel>
  );
}

function Desk({ types }: { types: readonly ReadingType[] }) {
  const latest = useMyLatestReadings();
  const person = useMeasuredPerson();
  const [asked, setKind] = useState<string | null>(null);
  const kind = asked ?? latest.data?.[0]?.code ?? FIRST_KIND;
  const type = types.find(({ code }) => code === kind) ?? types[0];
  const readings = useMyReadings(kind);
  const [given, setGiven] = useState<JustGiven | null>(null);
  const [mistyped, setMistyped] = useState<OwnReading | null>(null);
  const form = useRef<HTMLDivElement>(null);
  if (type === undefined) return null;
  const last = readings.data?.find(({ isStruck }) => !isStruck) ?? null;
  const alarm = given !== null && mayAlarm(given) ? given : null;
  const give = (reading: JustGiven) => {
    setGiven(reading);
    setKind(reading.code);
  };
  const again = () => {
    setGiven(null);
    form.current?.querySelector('input')?.focus();
  };
  const struckNow = readings.data?.find(({ id }) => id === given?.id);
  return (
    <Stack gap={4}>
      {alarm !== null && judgeReading(alarm, person.data) !== null && (
        <ValueCard
          key={alarm.id}
          given={alarm}
          person={person.data ?? {}}
          fate={fateOf(alarm)}
          onAgain={again}
          {...(struckNow !== undefined && { onMistyped: () => setMistyped(struckNow) })}
        />
      )}
      <div className={styles.ways}>
        <BluetoothCard types={types} onGiven={give} />
        <div ref={form}>
          <TypeCard types={types} type={type} last={last} onKind={setKind} onGiven={give} />
        </div>
        <HealthCard types={types} />
      </div>
      <div className={styles.below}>
        <ReadingsCard
          type={type}
          query={readings}
          latest={latest.data ?? []}
          types={types}
          age={person.data?.age ?? null}
          onKind={setKind}
        />
        <MeasureWellCard kind={kind} />
      </div>
      {mistyped !== null && (
        <CorrectDialog
          reading={mistyped}
          type={type}
          onDone={() => {
            setGiven(null);
            setMistyped(null);
          }}
          onClose={() => setMistyped(null)}
        />
      )}
    </Stack>
  );
}

const mayAlarm = ({ takenAt }: JustGiven) => Date.now() - takenAt.getTime() < ALARM_FOR_MS;

const fateOf = ({ isKept }: JustGiven) =>
  isKept
    ? 'The value is kept with its time and source; whoever may see your readings sees it.'
    : 'The value is not saved yet. What to do is the same.';
