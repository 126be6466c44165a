// Runs in the page's document before the application loads, so that the search request starts early. The script element names
// the backend.
import { now } from '@telehealth/contracts/clock';
import { callEarly } from '@telehealth/data/client/early-answers';
import { slotArguments } from '@telehealth/data/slots/slot.search';
import { toSearchRequest } from '../features/specialist-search/search-request';
import { toFilters } from '../search-address/search-filters';

const asked = toSearchRequest(toFilters(new URLSearchParams(location.search)), now());
if (asked !== null)
  callEarly(document.currentScript?.dataset ?? {}, 'find_slots', slotArguments(asked.filters, asked.span));
