import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import type { OwnReading } from '@telehealth/data/readings/own-reading';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';
import { useCorrectReading } from '../../../data/readings/reading.mutations';

/**
 * Restores a reading that the patient struck.
 * @param value in words
 */
export function PutBack({ reading, value }: { reading: OwnReading; value: string }) {
  const [key] = useState(() => crypto.randomUUID());
  const putting = useCorrectReading();
  const { notify } = useHostServices();
  const put = async () => {
    const { id, secondValue } = reading;
    if ((await putting.run({ id, key, value: reading.value, secondValue, reason: 'Put back' })).ok)
      notify('chart.readingPutBack');
  };
  return (
    <>
      <Button
        variant="quiet"
        size="s"
        busy={putting.isRunning}
        aria-label={`Put back ${value}`}
        onClick={() => void put()}
      >
        Put back
      </Button>
      {putting.error && <p role="alert">{errorText(putting.error)}</p>}
    </>
  );
}
