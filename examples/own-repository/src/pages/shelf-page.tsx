import { Link } from '@telehealth/contracts/router';
import type { RouteRow } from '@telehealth/contracts/routes';
import { useRole } from '@telehealth/contracts/session';
import { Card } from '@telehealth/ui/layout/card';
import { Page } from '@telehealth/ui/layout/page';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import styles from './shelf-page.module.css';

const LEAFLETS = [
  {
    title: 'Before your first visit',
    text: 'A quiet place, good light, your medicines beside you.',
    leadsTo: '/find-specialist',
  },
  {
    title: 'When it cannot wait',
    text: 'Signs for which you call 112 instead of booking.',
    leadsTo: '/symptom-checker',
  },
];

/** Uses what a section shares with the host: its router, its session, and the kit. */
export default function ShelfPage({ row }: { row: RouteRow }) {
  const role = useRole();
  return (
    <Page>
      <PageHeading lead={row.purpose}>{row.title}</PageHeading>
      <div className={styles.shelf}>
        {LEAFLETS.map(({ title, text, leadsTo }) => (
          <Card key={title} as="article" headingLevel={2} title={title}>
            <p>{text}</p>
            {role !== 'specialist' && <Link to={leadsTo}>Go on</Link>}
          </Card>
        ))}
      </div>
    </Page>
  );
}
