import { AccessChoice } from '@telehealth/care/visits/access-choice';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import type { ShownPractice } from '@telehealth/data/slots/shown-practice.queries';
import { Card } from '@telehealth/ui/layout/card';
import styles from './booking.module.css';
import type { BookingModel } from './use-booking';

interface AccessStepProps {
  model: BookingModel;
  /** The specialist works there with others. */
  practice: ShownPractice | null;
  /** The patient keeps the visit to themselves. */
  isPrivate: boolean;
}

/** Step 4: who sees what of this visit. The default shares least; it can be changed here or later. */
export function AccessStep({ model: { form, values, offer }, practice, isPrivate }: AccessStepProps) {
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
        {practice !== null && (
          <p>
            {isPrivate
              ? `The staff of ${practice.name} see that this time is taken, not by whom, because you keep the visit to yourself.`
              : `The staff of ${practice.name} who look after its calendar see ${your} name, ${your} phone number and the time: not why, and nothing of ${your} record. They may ask to move the visit, or cancel it.`}
          </p>
        )}
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
