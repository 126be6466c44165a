import { Link } from '@telehealth/contracts/router';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { printPaper } from '@telehealth/ui/paper/print-paper';
import { Button } from '@telehealth/ui/parts/button';
import { Icon } from '@telehealth/ui/parts/icon';
import { type ReactNode, useEffect, useRef } from 'react';
import type { RecordPlace } from '../moments/use-record-place';
import { RecordIcon } from '../record-icon';
import records from '../records.module.css';

interface PaperHeadingProps {
  place: RecordPlace;
  title: string;
  lead: string;
  /** What kind of paper it is. */
  children: ReactNode;
}

/** Over what is meant for paper: the way back and the button that prints. It takes the focus when it is opened. */
export function PaperHeading({ place, title, lead, children }: PaperHeadingProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={box}>
      <Link className={records.back} to={place.linkTo({})}>
        <Icon name="back" size={16} /> The whole record
      </Link>
      <PageHeading
        eyebrow={children}
        lead={lead}
        actions={
          <Button onClick={() => printPaper()}>
            <RecordIcon name="print" size={18} />
            Print, or save as PDF
          </Button>
        }
      >
        {title}
      </PageHeading>
    </div>
  );
}
