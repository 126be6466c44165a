import { Link } from '@telehealth/contracts/router';
import { PageHeading } from '@telehealth/ui/layout/page-heading';
import { printPaper } from '@telehealth/ui/paper/print-paper';
import { Button } from '@telehealth/ui/parts/button';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { RecordIcon } from '../record-icon';
import records from '../records.module.css';
import type { RecordPlace } from '../timeline/use-record-place';

interface PaperHeadingProps {
  place: RecordPlace;
  title: string;
  lead: string;
  children: ReactNode;
}

/** The heading of a printout: the way back and the print button. It takes the focus on opening. */
export function PaperHeading({ place, title, lead, children }: PaperHeadingProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector('h1')?.focus(), []);
  return (
    <div ref={box}>
      <Link className={records.back} to={place.linkTo({})}>
        <Icon path={icons.back} size={16} /> The whole record
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
