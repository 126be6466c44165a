import { formatShortMoment, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { useMakeCalendarLink, useRemoveCalendarLink } from '@telehealth/data/practice/practice.mutations';
import { useMyCalendarLink } from '@telehealth/data/practice/practice.queries';
import type { CalendarLink } from '@telehealth/data/practice/practice.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { QueryPanel } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Cluster } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { ConfirmDialog } from '@telehealth/ui/parts/confirm-dialog';
import * as icons from '@telehealth/ui/parts/icons';
import { useState } from 'react';
import styles from './profile.module.css';

/** A private calendar feed for the specialist's own calendar program. Its address is shown once, on creation. */
export function CalendarCard() {
  const query = useMyCalendarLink();
  const [address, setAddress] = useState<string | null>(null);
  return (
    <Card title="In your own calendar">
      <p>
        Your calendar program can show your visits. It shows when they are and how they take place, and never who you
        see or why.
      </p>
      <QueryPanel query={query} safe="Your address is unchanged.">
        {(link) => <Link link={link} address={address} onAddress={setAddress} />}
      </QueryPanel>
    </Card>
  );
}

interface LinkProps {
  link: CalendarLink | null;
  address: string | null;
  onAddress: (address: string | null) => void;
}

function Link({ link, address, onAddress }: LinkProps) {
  const [asked, setAsked] = useState<'replace' | 'remove' | null>(null);
  const making = useMakeCalendarLink();
  const removing = useRemoveCalendarLink();
  const { notify } = useHostServices();
  const make = async () => {
    const made = await making.run();
    if (!made.ok) return;
    onAddress(made.value);
    setAsked(null);
  };
  const remove = async () => {
    if (!(await removing.run()).ok) return;
    onAddress(null);
    setAsked(null);
    notify('practice.linkRemoved');
  };
  const error = making.error ?? removing.error;
  return (
    <>
      {link === null ? (
        <div>
          <Button variant="line" icon={icons.calendar} busy={making.isRunning} onClick={() => void make()}>
            Make an address
          </Button>
        </div>
      ) : (
        <>
          {address !== null && <Address address={address} />}
          <p className="small soft">{readText(link)}</p>
          <Cluster>
            <Button variant="line" size="s" onClick={() => setAsked('replace')}>
              Make a new address
            </Button>
            <Button variant="quiet" size="s" onClick={() => setAsked('remove')}>
              Stop sharing
            </Button>
          </Cluster>
        </>
      )}
      {error !== null && (
        <Notice tone="danger" live>
          {errorText(error)}
        </Notice>
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={asked === 'replace' ? make : remove}
        tone="primary"
        title={asked === 'replace' ? 'Make a new address?' : 'Stop sharing your calendar?'}
        confirmLabel={asked === 'replace' ? 'Make a new one' : 'Stop sharing'}
      >
        The address you have stops working at once. Calendars that use it are no longer updated.
      </ConfirmDialog>
    </>
  );
}

const readText = ({ createdAt, readAt }: CalendarLink): string =>
  `Made ${formatShortMoment(createdAt, viewerTimeZone())}. ${
    readAt === null ? 'Not read yet.' : `Last read ${formatShortMoment(readAt, viewerTimeZone())}.`
  }`;

function Address({ address }: { address: string }) {
  const { notify } = useHostServices();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      notify('practice.linkCopied');
    } catch {
      // The address stays on the screen, to be copied by hand.
    }
  };
  return (
    <>
      <Notice tone="success" live title="Copy it now">
        We do not keep the address, so it is shown only this once. Add it to your calendar as a subscription, and give
        it to nobody.
      </Notice>
      <p className={styles.address}>{address}</p>
      <div>
        <Button variant="line" size="s" onClick={() => void copy()}>
          Copy the address
        </Button>
      </div>
    </>
  );
}
