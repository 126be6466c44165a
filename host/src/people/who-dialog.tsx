import { pathTo } from '@telehealth/contracts/routes';
import type { Person } from '@telehealth/data/people/person.schema';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { DocumentLink } from '@telehealth/ui/parts/document-link';
import * as icons from '@telehealth/ui/parts/icons';
import { useChoices, WhoList } from './who-list';

/** Asks who the next pages are about; on phones a sheet. */
export function WhoDialog({ people, onClose }: { people: readonly Person[]; onClose: () => void }) {
  const choices = useChoices(people, true);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Who is it about?"
      description="Each person has a record of their own. What you do next is about the one you choose."
      actions={
        <DocumentLink variant="line" wide icon={icons.people} href={pathTo('patient.family')}>
          Family: see all, add somebody
        </DocumentLink>
      }
    >
      <WhoList choices={choices} look="sheet" label="Who is it about?" />
    </Dialog>
  );
}
