import { pathFor } from '@telehealth/contracts/people';
import { pathTo } from '@telehealth/contracts/routes';
import type { Person } from '@telehealth/data/people/person.schema';
import { buttonClasses } from '@telehealth/ui/parts/button-classes';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { Icon } from '@telehealth/ui/parts/icon';
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
        <a className={buttonClasses({ variant: 'line', wide: true })} href={pathFor(null, pathTo('patient.family'))}>
          <Icon name="people" size={18} />
          Family: see all, add somebody
        </a>
      }
    >
      <WhoList choices={choices} look="sheet" label="Who is it about?" />
    </Dialog>
  );
}
