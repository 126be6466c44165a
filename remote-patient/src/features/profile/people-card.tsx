import { formatPlainDate, GENDER_LABELS } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { RELATION_LABELS } from '@telehealth/contracts/people';
import { useHostServices } from '@telehealth/contracts/session';
import { useRemoveRelatedPerson } from '@telehealth/data/related-persons/related-person.mutations';
import { useRelatedPersons } from '@telehealth/data/related-persons/related-person.queries';
import type { RelatedPerson } from '@telehealth/data/related-persons/related-person.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { EditPerson } from './opened-parts';

/** People without an account for whom the patient books. */
export function PeopleCard() {
  const query = useRelatedPersons();
  const [edited, setEdited] = useState<RelatedPerson | 'new' | null>(null);
  const [removed, setRemoved] = useState<RelatedPerson | null>(null);
  return (
    <Card
      title="People I care for"
      actions={
        <Button variant="line" size="s" icon="plus" onClick={() => setEdited('new')}>
          Add a person
        </Button>
      }
    >
      <QueryPanel
        query={query}
        safe="Your list is kept."
        empty={<p className="soft">Nobody yet. You can book visits for the people you add here.</p>}
      >
        {(persons) => (
          <RowList label="People I care for">
            {persons.map((person) => (
              <Row
                key={person.id}
                lead={<Avatar name={person.name} />}
                title={person.name}
                detail={`${RELATION_LABELS[person.relation]}. Born ${formatPlainDate(person.dateOfBirth)}. ${GENDER_LABELS[person.gender]}`}
                end={
                  <>
                    <Button
                      variant="line"
                      size="s"
                      aria-label={`Correct ${person.name}’s details`}
                      onClick={() => setEdited(person)}
                    >
                      Correct
                    </Button>
                    <Button
                      variant="quiet"
                      size="s"
                      aria-label={`Remove ${person.name}`}
                      onClick={() => setRemoved(person)}
                    >
                      Remove
                    </Button>
                  </>
                }
              />
            ))}
          </RowList>
        )}
      </QueryPanel>
      {edited !== null && <EditPerson person={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {removed !== null && <RemovePerson person={removed} onClose={() => setRemoved(null)} />}
    </Card>
  );
}

function RemovePerson({ person, onClose }: { person: RelatedPerson; onClose: () => void }) {
  const removing = useRemoveRelatedPerson();
  const { notify } = useHostServices();
  const remove = async () => {
    if (!(await removing.run(person.id)).ok) return;
    notify('person.removed');
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={remove}
      title={`Remove ${person.name} from your list?`}
      confirmLabel="Remove"
    >
      <p>Visits you booked for {person.name} stay as they are.</p>
      {removing.error && (
        <Notice tone="danger" live>
          {errorText(removing.error)}
        </Notice>
      )}
    </ConfirmDialog>
  );
}
