import { errorText } from '@telehealth/contracts';
import { useHostServices } from '@telehealth/contracts/session';
import type { OwnReading } from '@telehealth/data/readings/own-reading';
import { useCorrectReading } from '@telehealth/data/readings/reading.mutations';
import { Button } from '@telehealth/ui/parts/button';
import { useState } from 'react';

/** A reading that one took out oneself comes back with its own value. @param value in words */
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
