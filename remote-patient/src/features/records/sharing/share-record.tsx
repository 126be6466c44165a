import { Link } from '@telehealth/contracts/router';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { useEffect, useRef } from 'react';
import records from '../records.module.css';
import type { RecordPlace } from '../timeline/use-record-place';
import { LinkList } from './link-list';
import { MadeLinkCard } from './made-link';
import { ShareForm } from './share-form';
import { useMakeLink } from './use-make-link';

/** Shares a part of the record with a person without an account, by a link that ends. */
export function ShareRecord({ place }: { place: RecordPlace }) {
  const making = useMakeLink();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.querySelector('h1')?.focus(), []);
  return (
    <>
      <div ref={heading}>
        <Link className={records.back} to={place.linkTo({})}>
          <Icon path={icons.back} size={16} /> The whole record
        </Link>
        <PageHeading lead="For somebody without an account here, such as another clinic or your family. Whoever has the link can read what you choose, until it ends or you take it back.">
          Share by a link
        </PageHeading>
      </div>
      {making.made === null ? (
        <ShareForm making={making} />
      ) : (
        <MadeLinkCard made={making.made} onAgain={making.again} />
      )}
      <LinkList />
    </>
  );
}
