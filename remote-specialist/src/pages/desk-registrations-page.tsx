import '@telehealth/contracts/words';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { useState } from 'react';
import { useRegistrationsToCheck } from '../data/desk/desk.queries';
import type { RegistrationState } from '../data/desk/desk.schema';
import { DeskPage } from '../features/desk/desk-page';
import { RegistrationRows } from '../features/desk/registration-rows';

const FILTERS = [
  { value: 'due', label: 'To check' },
  { value: 'verified', label: 'Confirmed' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'expired', label: 'Run out' },
  { value: 'rejected', label: 'Not confirmed' },
] as const;
type Filter = (typeof FILTERS)[number]['value'];

export default function DeskRegistrationsPage() {
  const { now } = useServerNow(60_000);
  const [filter, setFilter] = useState<Filter>('due');
  const state: RegistrationState | undefined = filter === 'due' ? undefined : filter;
  const query = useRegistrationsToCheck(state);
  return (
    <DeskPage
      title="Registrations"
      lead="Compare number, name and specialty with the council’s own register, and write down what you saw there."
    >
      <ChipGroup type="radio" legend="Which ones" hideLegend value={filter} onChange={setFilter} options={FILTERS} />
      <Card title={FILTERS.find(({ value }) => value === filter)?.label}>
        <QueryPanel
          query={query}
          safe="Nothing was decided."
          empty={<p className="soft">{filter === 'due' ? 'No number waits for a check.' : 'There is none.'}</p>}
        >
          {(registrations) => <RegistrationRows registrations={registrations} now={now} />}
        </QueryPanel>
      </Card>
    </DeskPage>
  );
}
