import { madeBy, takenDay, unitText, valueText } from '@telehealth/care/record/entry-words';
import { viewerTimeZone } from '@telehealth/contracts/formatting';
import type { OwnReading } from '@telehealth/data/readings/own-reading';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { When } from '@telehealth/ui/parts/time';
import { useState } from 'react';
import { useAuthor } from '../../../person/use-author';
import { useRecorderName } from '../../../person/use-recorder-name';
import styles from '../device.module.css';
import { CorrectDialog } from './correct-dialog';
import { PutBack } from './put-back';

const AT_ONCE = 20;

/** Readings with time and source, newest first; a wrong one can be corrected. */
export function ReadingTable({ readings, type }: { readings: readonly OwnReading[]; type: ReadingType }) {
  const [count, setCount] = useState(AT_ONCE);
  const [wrong, setWrong] = useState<OwnReading | null>(null);
  if (readings.length === 0) return <p className="soft">None in this time.</p>;
  return (
    <Stack>
      <table className={styles.table} aria-label={`Readings of ${type.label.toLowerCase()}`}>
        <thead>
          <tr>
            <th scope="col">Value</th>
            <th scope="col">Measured</th>
            <th scope="col">Source</th>
            <th scope="col">
              <span className="visually-hidden">Put right</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {readings.slice(0, count).map((reading) => (
            <ReadingRow key={reading.id} reading={reading} onWrong={setWrong} />
          ))}
        </tbody>
      </table>
      {count < readings.length && (
        <div>
          <Button variant="line" size="s" onClick={() => setCount(count + 5 * AT_ONCE)}>
            Show earlier ones
          </Button>
        </div>
      )}
      {wrong !== null && (
        <CorrectDialog reading={wrong} type={type} onDone={() => setWrong(null)} onClose={() => setWrong(null)} />
      )}
    </Stack>
  );
}

function ReadingRow({ reading, onWrong }: { reading: OwnReading; onWrong: (reading: OwnReading) => void }) {
  const { isStruck, isCorrected, reason, source, deviceId, takenAt, unit } = reading;
  const me = useAuthor();
  const name = useRecorderName()(reading.recordedBy);
  const by = name === '' ? '' : ` by ${name}`;
  const value = `${valueText(reading)} ${unitText(unit)}`.trim();
  // A later version names who corrected or struck it.
  const first = isStruck || isCorrected ? madeBy(reading) : `${madeBy(reading)}${by}`;
  const from = deviceId === null || deviceId === reading.importedFrom ? first : `${first}, ${deviceId}`;
  return (
    <tr>
      <th scope="row">
        {isStruck ? (
          <>
            <span className="visually-hidden">Struck out: </span>
            <s className={styles.struck}>{value}</s>
          </>
        ) : (
          value
        )}
      </th>
      <td>
        {reading.takenPrecision === 'moment' ? (
          <When at={takenAt} zone={viewerTimeZone()} hideZone />
        ) : (
          takenDay(reading)
        )}
      </td>
      <td className="small soft">
        {from}
        {isStruck && `, struck out${by}: ${reason ?? ''}`}
        {isCorrected && `, corrected${by}: ${reason ?? ''}`}
      </td>
      <td>
        {isStruck && reading.recordedBy === me && <PutBack reading={reading} value={value} />}
        {!isStruck && source !== 'clinician' && (
          <Button variant="quiet" size="s" aria-label={`Wrong? ${value}`} onClick={() => onWrong(reading)}>
            Wrong?
          </Button>
        )}
      </td>
    </tr>
  );
}
