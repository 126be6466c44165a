import '@telehealth/contracts/words-at-hand';
import { now } from '@telehealth/contracts/clock';
import type { PageComponent } from '@telehealth/contracts/shell';
import { sendRandRate } from '@telehealth/data/rands/rand-rate';
import { sendOpenSlots } from '@telehealth/data/slots/slot.queries';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { AssistantButton } from '../features/assistant/assistant-button';
import { toSearchRequest } from '../features/specialist-search/search-request';
import { SpecialistSearch } from '../features/specialist-search/specialist-search';
import { toFilters } from '../search-address/search-filters';

const FindSpecialistPage: PageComponent = () => (
  <Page width="wide">
    <PageHeading lead="Every registration is checked. Nobody can pay to be listed.">Find a specialist</PageHeading>
    <SpecialistSearch />
    <AssistantButton />
  </Page>
);

FindSpecialistPage.prepare = (arrival) => {
  const asked = toSearchRequest(toFilters(arrival.search), now());
  sendRandRate(arrival);
  if (asked !== null) sendOpenSlots(arrival, asked.filters, asked.span);
};

export default FindSpecialistPage;
