import { listWords } from '@telehealth/contracts/formatting';
import type { Person } from '@telehealth/data/people/person.schema';
import { lawDay, nameWithAge } from '@telehealth/data/people/person-line';
import type { SaidPerson } from '@telehealth/triage/people';
import { Button } from '@telehealth/ui/parts/button';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { Dialog } from '@telehealth/ui/parts/dialog';
import { useState } from 'react';
import { matchingPeople } from '../../whom/matching-people';
import { leavesAgeOpen, saidWords } from '../../whom/said-words';

interface AskWhomDialogProps {
  said: SaidPerson;
  /** Those for whom the user may book. */
  persons: readonly Person[];
  /** Files that do not move to somebody else's visit. */
  files: number;
  isBusy: boolean;
  /** @param personId null: the user */
  onAnswer: (personId: string | null) => void;
  onAdd: () => void;
  onClose: () => void;
}

const ME = 'me';

/**
 * The words name somebody and the visit is booked for the user: asks whom it is for. Who alone fits by age and relation is
 * proposed; of several nobody is.
 */
export function AskWhomDialog({ said, persons, files, isBusy, onAnswer, onAdd, onClose }: AskWhomDialogProps) {
  const fitting = matchingPeople(said, persons, lawDay());
  const [value, setValue] = useState(fitting.length === 1 ? (fitting[0]?.id ?? '') : '');
  const [isTried, setTried] = useState(false);
  const goOn = () => (value === '' ? setTried(true) : onAnswer(value === ME ? null : value));
  const others = persons.filter((person) => !fitting.includes(person));
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title="Who is this visit for?"
      description={`You wrote about ${saidWords(said)}${leavesAgeOpen(said) ? ', and not how old they are: the record you choose says it, or you are asked when you add them' : ''}. A visit goes into the record of whom it is for.`}
      actions={
        <>
          <Button variant="line" onClick={onAdd} disabled={isBusy}>
            Add somebody
          </Button>
          <Button onClick={goOn} busy={isBusy}>
            Go on
          </Button>
        </>
      }
    >
      <ChipGroup
        type="radio"
        legend="The visit is for"
        required
        {...(isTried && value === '' && { error: 'Please choose who the visit is for' })}
        {...(fitting.length > 1 && {
          hint: `${listWords(fitting.map(({ firstName }) => firstName))} fit what you wrote.`,
        })}
        options={[
          ...[...fitting, ...others].map((person) => ({ value: person.id, label: nameWithAge(person) })),
          { value: ME, label: 'You' },
        ]}
        value={value}
        onChange={setValue}
      />
      {files > 0 && value !== '' && value !== ME && (
        <p className="small">
          {files === 1 ? 'The file' : `The ${files} files`} you added cannot move to somebody else’s visit; please add
          them again there.
        </p>
      )}
    </Dialog>
  );
}
