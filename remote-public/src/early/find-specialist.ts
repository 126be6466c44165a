// Runs by itself in the document of the page, before the program arrives: the search travels meanwhile. The script's
// element names the backend.
import { now } from '@telehealth/contracts';
import { callEarly } from '@telehealth/data/client/early-answers';
import { slotArguments } from '@telehealth/data/slots/slot.search';
import { toSearchRequest } from '../features/specialist-search/search-request';
import { toFilters } from '../search-address/search-filters';

const asked = toSearchRequest(toFilters(new URLSearchParams(location.search)), now());
if (asked !== null)
  callEarly(document.currentScript?.dataset ?? {}, 'find_slots', slotArguments(asked.filters, asked.span));
