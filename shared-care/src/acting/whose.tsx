import { errorText } from '@telehealth/contracts/messages';
import { actingPerson } from '@telehealth/contracts/people';
import { useSearchParams } from '@telehealth/contracts/router';
import { useMyDelegations } from '@telehealth/data/access/access.queries';
import type { Delegation } from '@telehealth/data/access/access.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';

const OF = 'of';
const OWN = 'own';

/** Id of the patient named in the URL for whom the signed-in user is a delegate; null: the user themselves. */
export function useWhose(): string | null {
  return useSearchParams()[0].get(OF);
}

/** The patients for whom the user is an active delegate with the given permission. */
export const delegatedPatients = (
  delegations: readonly Delegation[],
  isMeant: (one: Delegation) => boolean,
): Delegation[] =>
  delegations.filter(
    (one) => one.viewerRole === 'delegate' && one.state === 'active' && one.basis === 'invited' && isMeant(one),
  );

interface WhoseChoiceProps {
  legend: string;
  /** Whether a delegation permits this. */
  isMeant: (delegation: Delegation) => boolean;
  /** The effect of acting for another person. */
  note: string;
}

/** Lets a delegate choose the patient; renders nothing for other users. */
export function WhoseChoice({ legend, isMeant, note }: WhoseChoiceProps) {
  const of = useWhose();
  const [, setSearch] = useSearchParams();
  // The pages of a person are that person's alone.
  const { data, status, error, isFetching, refetch } = useMyDelegations({ enabled: actingPerson() === null });
  const people = delegatedPatients(data ?? [], isMeant);
  if (status === 'error' && error !== null)
    return (
      <RetryNotice title="Whom you act for could not be shown" onRetry={refetch} busy={isFetching}>
        {errorText(error)}
      </RetryNotice>
    );
  if (people.length === 0) return null;
  const chosen = people.find(({ counterpartId }) => counterpartId === of);
  return (
    <Stack>
      <ChipGroup
        type="radio"
        legend={legend}
        options={[
          { value: OWN, label: 'Yours' },
          ...people.map(({ counterpartId, counterpartName }) => ({ value: counterpartId, label: counterpartName })),
        ]}
        value={of ?? OWN}
        onChange={(id) => setSearch(id === OWN ? {} : { [OF]: id })}
      />
      {chosen !== undefined && (
        <Notice tone="info" title={`You act for ${chosen.counterpartName}`}>
          {note}
        </Notice>
      )}
    </Stack>
  );
}
