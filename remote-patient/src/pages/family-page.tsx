import * as icons from '@telehealth/ui/parts/icons';
import '@telehealth/contracts/words';
import { usePeople } from '@telehealth/data/people/people.queries';
import type { Person } from '@telehealth/data/people/person.schema';
import { nextChange } from '@telehealth/data/people/person-line';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { SkeletonCard } from '@telehealth/ui/feedback/skeleton';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Split, Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { threadOf } from '@telehealth/ui/pattern/threads';
import { useState } from 'react';
import { ChangesCard } from '../features/family/changes-card';
import { FamilyCards, NobodyYet } from '../features/family/family-cards';
import { GrownCards } from '../features/family/grown-cards';
import { MayDoCard } from '../features/family/may-do-card';
import {
  AddPerson,
  ChangePerson,
  CloseRecord,
  HandOver,
  InviteGuardian,
  useFamilyForms,
} from '../features/family/opened-parts';

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const inWords = (count: number) => NUMBERS[count] ?? String(count);

function leadOf(people: readonly Person[] | undefined): string {
  const rest = 'Nothing of one is ever shown in the record of another.';
  if (people === undefined || people.length === 0) return `Each person has a record of their own. ${rest}`;
  const count = people.length + 1;
  return `${inWords(count)} people, ${inWords(count).toLowerCase()} records. ${rest}`;
}

/** Whose records somebody looks after, and what they may do for each. */
export default function FamilyPage() {
  const query = usePeople();
  const [isAdding, setAdding] = useState(false);
  const [changed, setChanged] = useState<Person | null>(null);
  const [joined, setJoined] = useState<Person | null>(null);
  const [closed, setClosed] = useState<Person | null>(null);
  const [handed, setHanded] = useState<Person | null>(null);
  useFamilyForms(query.data !== undefined);
  const add = () => setAdding(true);
  return (
    <Page>
      <PageHeading
        lead={leadOf(query.data)}
        actions={
          <Button variant="line" icon={icons.plus} onClick={add}>
            Add somebody
          </Button>
        }
      >
        Family
      </PageHeading>
      <GrownCards />
      <QueryPanel query={query} skeleton={<SkeletonCard height="18rem" />} safe="Your own record stays usable.">
        {(people) => (
          <Stack gap={4}>
            <FamilyCards
              people={people}
              onChange={setChanged}
              onHandOver={setHanded}
              onJoin={setJoined}
              onClose={setClosed}
            />
            {people.length === 0 ? (
              <NobodyYet onAdd={add} />
            ) : (
              <Split>
                <MayDoCard people={people} />
                <Stack gap={4}>
                  {people.map((person, place) => {
                    const change = nextChange(person);
                    return (
                      change && <ChangesCard key={person.id} person={person} thread={threadOf(place)} {...change} />
                    );
                  })}
                </Stack>
              </Split>
            )}
          </Stack>
        )}
      </QueryPanel>
      {isAdding && <AddPerson onClose={() => setAdding(false)} />}
      {joined !== null && <InviteGuardian person={joined} onClose={() => setJoined(null)} />}
      {closed !== null && <CloseRecord person={closed} onClose={() => setClosed(null)} />}
      {handed !== null && <HandOver person={handed} onClose={() => setHanded(null)} />}
      {changed !== null && <ChangePerson person={changed} onClose={() => setChanged(null)} />}
    </Page>
  );
}
