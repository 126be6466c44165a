import { Banner } from '@telehealth/ui/layout/banner';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import type { ReactNode } from 'react';
import { useOwnPlace } from './own-place';

interface WayInProps {
  title: string;
  /** The visitor's data behind the link, e.g. `my records`. */
  what: string;
  /** Path of a patient's own page. */
  own: string;
  children: ReactNode;
}

/** The link to the visitor's own data, first on an explaining page. */
export function WayIn({ title, what, own, children }: WayInProps) {
  const { to, label, note } = useOwnPlace(what, own);
  return (
    <Banner
      title={title}
      action={
        <LinkButton variant="paper" to={to}>
          {label}
        </LinkButton>
      }
    >
      <p>{children}</p>
      {note !== undefined && <p className="small">{note}</p>}
    </Banner>
  );
}
