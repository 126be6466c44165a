import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { Button } from '@telehealth/ui/parts/button';
import type { SearchFilters } from '../../../search-address/search-filters';
import type { ErrandWay } from './errand-ways';
import styles from './need-box.module.css';

/** What the errand's search is narrowed to. */
const CHEAPEST_GENERAL = { specialty: 'general', sort: 'price' } as const;

interface ErrandCardProps {
  errand: ErrandWay;
  /** Both doctors of a child stand below, with their prices. */
  isForChild: boolean;
  filters: Pick<SearchFilters, 'specialty' | 'sort'>;
  onChange: (changes: Partial<SearchFilters>) => void;
}

/** Says the right and cheapest way to what somebody came for; the list stays as it is until they choose. */
export function ErrandCard({ errand, isForChild, filters, onChange }: ErrandCardProps) {
  const isChosen = filters.specialty === CHEAPEST_GENERAL.specialty && filters.sort === CHEAPEST_GENERAL.sort;
  return (
    <section className={styles.child} aria-label="What you came for">
      <p>{errand.says}</p>
      <div className={styles.way}>
        {errand.links.map(({ label, to }) => (
          // The emergency page is a separate document.
          <Link key={label} to={to} reloadDocument={to === pathTo('emergencyCare')}>
            {label}
          </Link>
        ))}
        {errand.isGeneral && !isForChild && (
          <Button variant="line" size="s" aria-pressed={isChosen} onClick={() => onChange(CHEAPEST_GENERAL)}>
            General practice, lowest price first
          </Button>
        )}
      </div>
    </section>
  );
}
