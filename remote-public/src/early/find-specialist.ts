// Runs by itself in the document of the page, before the program arrives: the search travels meanwhile. The script's
// element names the backend.
import { callEarly } from '@telehealth/data/client/early-answers';
import { slotArguments } from '@telehealth/data/slots/slot.search';
import { askedSearch } from '../features/specialist-search/asked-search';
import { toFilters } from '../search-address/search-filters';

const { url, key } = document.currentScript?.dataset ?? {};
const asked = askedSearch(toFilters(new URLSearchParams(location.search)), new Date());
if (key !== undefined && asked !== null)
  callEarly({ url: url || location.origin, key }, 'find_slots', slotArguments(asked.filters, asked.span));
