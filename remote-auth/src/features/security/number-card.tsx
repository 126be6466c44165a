import { useUser } from '@clerk/react';
import { Card } from '@telehealth/ui/layout/card';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { Row, RowList } from '@telehealth/ui/parts/row-list';

/** The number that signs in, of whoever signed up by one. */
export function NumberCard() {
  const { user } = useUser();
  const numbers = user?.phoneNumbers ?? [];
  if (numbers.length === 0) return null;
  return (
    <Card title="Phone number">
      <p className="soft">You sign in with a code that we text to it. To sign in with another one, write to us.</p>
      <RowList label="Phone numbers">
        {numbers.map(({ id, phoneNumber }) => (
          <Row key={id} lead={<Icon path={icons.phone} size={24} />} title={phoneNumber} />
        ))}
      </RowList>
    </Card>
  );
}
