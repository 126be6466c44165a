import { AccessChoice } from '@telehealth/care/visits/access-choice';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { Card } from '@telehealth/ui/layout/card';
import styles from './booking.module.css';
import type { BookingModel } from './use-booking';

/** Step 5: what the specialist may see for this visit. The default shares least; it can be changed here or later. */
export function AccessStep({ model: { form, values, offer } }: { model: BookingModel }) {
  const name = offer?.specialist.name ?? 'The specialist';
  const { your, Your } = useSubjectWords();
  const fileCount = values.files?.length ?? 0;
  return (
    <Card title={`4. What ${offer ? name : 'the specialist'} will see`} padding="l">
      <div className={styles.picker}>
        <ul className={styles.sees}>
          <li>{Your} name and date of birth</li>
          <li>What you wrote about this visit</li>
          {fileCount > 0 && (
            <li>
              The {fileCount === 1 ? 'file' : `${fileCount} files`} you added, opened for this visit alone. You can
              remove them until the visit starts.
            </li>
          )}
        </ul>
        <AccessChoice
          value={values.access ?? []}
          onChange={(access) => form.setValue('access', access, { shouldDirty: true })}
        />
        <p className="soft small">
          Open to {offer ? name : 'them'} from the booking until 30 days after the visit. You can change this or end it
          at any time on the visit’s page; it does not affect {your} care. We log every time someone opens {your}{' '}
          record.
        </p>
      </div>
    </Card>
  );
}
