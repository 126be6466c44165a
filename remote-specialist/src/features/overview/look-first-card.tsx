import { Link } from '@telehealth/contracts/router';
import { Card } from '@telehealth/ui/layout/card';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { lookFirst, type Matters } from './look-first';

/** Urgent matters. Renders nothing without any. */
export function LookFirstCard(matters: Matters) {
  const looks = lookFirst(matters);
  if (looks.length === 0) return null;
  return (
    <Card title="Look at these first">
      <RowList label="Look at these first">
        {looks.map(({ key, name, says, to }) => (
          <Row key={key} title={<Link to={to}>{name}</Link>} detail={`${says}.`} />
        ))}
      </RowList>
    </Card>
  );
}
