import { useFlag } from '@telehealth/data/flags/use-flag';
import { Spinner } from '@telehealth/ui/feedback/spinner';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { useState } from 'react';
import { BluetoothCard, type BluetoothCardProps } from './bluetooth-card';

/** Bluetooth where this person has it: it was tried with few devices, so operators give it to more people step by step. */
export function BluetoothWay(props: BluetoothCardProps) {
  const isGiven = useFlag('bluetoothReadings');
  // What is being measured is not taken away in the middle.
  const [hadIt, setHadIt] = useState(false);
  if (isGiven && !hadIt) setHadIt(true);
  if (isGiven || hadIt) return <BluetoothCard {...props} />;
  return (
    <Card title="Bluetooth" actions={isGiven === false && <Badge>Not yet</Badge>}>
      {isGiven === undefined ? (
        <Spinner size="s" label="Asking whether it is offered to you" />
      ) : (
        <p className="small soft">
          We are trying readings by Bluetooth with some people first. Here you can type the number or add an Apple
          Health export.
        </p>
      )}
    </Card>
  );
}
