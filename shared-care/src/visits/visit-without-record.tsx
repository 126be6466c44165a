import { Notice } from '@telehealth/ui/feedback/notice';

/** Says before payment what a visit for a person without a record cannot do. */
export function VisitWithoutRecord({ name }: { name: string }) {
  return (
    <Notice tone="warning" title={`What this visit cannot do for ${name}`}>
      <ul>
        <li>There is no record of {name} here yet. Your own record stays closed: it is about another body.</li>
        <li>
          Nothing here is checked against allergies, medicines or illnesses of {name}. Please tell the specialist about
          them.
        </li>
        <li>The specialist cannot write a prescription for {name} here. Notes, letters and advice are possible.</li>
        <li>The note of this visit is kept in your own record, marked as being about {name}.</li>
      </ul>
    </Notice>
  );
}
