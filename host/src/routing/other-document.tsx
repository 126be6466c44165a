import { actingPersonIn } from '@telehealth/contracts/people';
import { useLocation } from '@telehealth/contracts/router';
import { Leave } from '../acting/acting';
import { NotFoundPage } from '../pages/not-found-page';

/** An address of a person inside the documents of another, or of one's own: a document of its own. */
export function OtherDocument() {
  const { pathname, search, hash } = useLocation();
  return actingPersonIn(pathname) === null ? <NotFoundPage /> : <Leave to={pathname + search + hash} />;
}
