import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { useMyConsents } from '@telehealth/data/account/account.queries';
import type { Consent } from '@telehealth/data/account/account.schema';
import { useOwnProfile } from '@telehealth/data/profiles/own-profile.queries';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Badge } from '@telehealth/ui/parts/badge';
import { Button } from '@telehealth/ui/parts/button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { ConsentDialog } from './consent-dialog';

/** The texts a person agreed to, each with version and day, to read and decide again. */
export function ConsentsCard() {
  const profile = useOwnProfile();
  const query = useMyConsents(profile.data?.locale ?? 'en');
  const [openKind, setOpenKind] = useState<string | null>(null);
  const open = query.data?.find(({ kind }) => kind === openKind);
  return (
    <Card title="What you agreed to">
      <QueryPanel
        query={query}
        safe="What you agreed to is kept."
        empty={<p className="soft">No texts are published yet, so there is nothing to agree to.</p>}
      >
        {(consents) => (
          <RowList label="Texts">
            {consents.map((consent) => (
              <Row
                key={consent.kind}
                title={consent.title}
                detail={detailOf(consent)}
                end={
                  <>
                    {badgeOf(consent)}
                    <Button
                      variant="line"
                      size="s"
                      aria-label={`Read ${consent.title}`}
                      onClick={() => setOpenKind(consent.kind)}
                    >
                      Read
                    </Button>
                  </>
                }
              />
            ))}
          </RowList>
        )}
      </QueryPanel>
      {open && <ConsentDialog consent={open} onClose={() => setOpenKind(null)} />}
    </Card>
  );
}

function detailOf({ decision, decidedVersion, decidedAt, version, due }: Consent): string {
  if (decision === null || decidedAt === null) return `Version ${version}. You have not decided about it.`;
  const day = formatDate(decidedAt, viewerTimeZone());
  const said = {
    given: `You agreed to version ${decidedVersion} on ${day}`,
    refused: `You said no to version ${decidedVersion} on ${day}`,
    withdrawn: `You withdrew from version ${decidedVersion} on ${day}`,
  }[decision];
  return due ? `${said}. Version ${version} is newer.` : `${said}.`;
}

function badgeOf({ decision, due }: Consent) {
  if (due && decision !== null) return <Badge tone="warning">New text</Badge>;
  if (decision === 'given') return <Badge tone="success">Agreed</Badge>;
  return null;
}
