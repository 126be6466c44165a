import type { OwnReading } from '@telehealth/data/readings/own-reading';
import type { ReadingType } from '@telehealth/data/readings/reading.schema';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import * as icons from '@telehealth/ui/parts/icons';
import type { JustGiven } from '../just-given';
import { KindField } from './kind-field';
import { TypedForm } from './typed-form';

interface TypeCardProps {
  types: readonly ReadingType[];
  type: ReadingType;
  last: OwnReading | null;
  onKind: (code: string) => void;
  onGiven: (given: JustGiven) => void;
}

/** Works without a connected device: the person types the number. */
export function TypeCard({ types, type, last, onKind, onGiven }: TypeCardProps) {
  return (
    <Card
      title="Type it"
      actions={
        <Badge tone="success" icon={icons.check}>
          Works everywhere
        </Badge>
      }
    >
      <KindField types={types} kind={type.code} onKind={onKind} />
      {/* Another kind is another form: a number of one must not be saved as another. */}
      <TypedForm key={type.code} type={type} last={last} onGiven={onGiven} />
    </Card>
  );
}
