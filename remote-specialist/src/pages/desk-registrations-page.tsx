import '@telehealth/contracts/words';
import { says } from '@telehealth/contracts/schemas/says';
import { LIMITS } from '@telehealth/contracts/settings';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Form } from '@telehealth/ui/forms/form';
import { SubmitButton } from '@telehealth/ui/forms/submit-button';
import { TextField } from '@telehealth/ui/forms/text-field';
import { useZodForm } from '@telehealth/ui/forms/use-zod-form';
import { Card } from '@telehealth/ui/layout/card';
import { ChipGroup } from '@telehealth/ui/parts/chip-group';
import { useState } from 'react';
import { z } from 'zod';
import { type RegistrationFilter, useRegistrationsToCheck } from '../data/desk/desk.queries';
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

const searchSchema = z.object({
  search: z.string(says('data.invalid')).trim().max(LIMITS.line.max, says('validation.tooLong')),
});
type Search = z.output<typeof searchSchema>;

function filterOf(filter: Filter, search: string): RegistrationFilter {
  if (search !== '') return { p_search: search };
  return filter === 'due' ? {} : { p_state: filter };
}

export default function DeskRegistrationsPage() {
  const { now } = useServerNow(60_000);
  const [filter, setFilter] = useState<Filter>('due');
  const [search, setSearch] = useState('');
  const query = useRegistrationsToCheck(filterOf(filter, search));
  const form = useZodForm({ schema: searchSchema, defaultValues: { search: '' } });
  const isSearch = search !== '';
  return (
    <DeskPage
      title="Registrations"
      lead="Compare number, name and specialty with the council’s own register, and write down what you saw there."
    >
      <Form form={form} onSubmit={async (said) => setSearch(said.search)} label="Find a registration">
        <TextField<Search> name="search" label="Name, email or council number" autoComplete="off" optional />
        <SubmitButton busyLabel="Looking">Find</SubmitButton>
      </Form>
      {!isSearch && (
        <ChipGroup type="radio" legend="Which ones" hideLegend value={filter} onChange={setFilter} options={FILTERS} />
      )}
      <Card title={isSearch ? `Found for “${search}”` : FILTERS.find(({ value }) => value === filter)?.label}>
        <QueryPanel
          query={query}
          safe="Nothing was decided."
          empty={
            <p className="soft">{isSearch || filter !== 'due' ? 'There is none.' : 'No number waits for a check.'}</p>
          }
        >
          {(registrations) => <RegistrationRows registrations={registrations} now={now} />}
        </QueryPanel>
      </Card>
    </DeskPage>
  );
}
