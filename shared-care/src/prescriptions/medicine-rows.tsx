import type { VisitPrescription } from '@telehealth/data/visits/visit-details.schema';
import { Row, RowList } from '@telehealth/ui/parts/row-list';

export function MedicineRows({ items }: Pick<VisitPrescription, 'items'>) {
  return (
    <RowList label="Medicines">
      {items.map((item) => (
        <Row
          key={`${item.medicine} ${item.strength} ${item.form}`}
          title={`${item.medicine}, ${item.strength} ${item.form}`}
          detail={`${item.directions}. Quantity ${item.quantity}${item.repeats > 0 ? `, repeats ${item.repeats}` : ''}`}
        />
      ))}
    </RowList>
  );
}
