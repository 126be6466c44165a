import { useUser } from '@clerk/react';
import type { EmailAddressResource } from '@clerk/react/types';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { RowList } from '@telehealth/ui/parts/row-list';
import { useState } from 'react';
import { attempt } from '../identity-failure';
import { useSensitive } from '../reverification/sensitive-area';
import { useOpener } from '../use-opener';
import { AddAddress } from './add-address';
import { AddressRow } from './address-row';
import { ProveAddress } from './prove-address';

type Mode = { kind: 'list' } | { kind: 'adding' } | { kind: 'proving'; address: EmailAddressResource };

/** The addresses that can sign in; mail goes to the primary one. */
export function AddressCard() {
  const { user } = useUser();
  const { notify } = useHostServices();
  const sensitive = useSensitive();
  const [mode, setMode] = useState<Mode>({ kind: 'list' });
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState<string | null>(null);
  const opener = useOpener(mode.kind !== 'list');
  const showList = () => setMode({ kind: 'list' });

  /** Makes one change to one address; returns true on success. */
  const change = async (address: EmailAddressResource, work: () => Promise<unknown>): Promise<boolean> => {
    setProblem(null);
    setBusy(address.id);
    const changed = await attempt('security.emailFailed', () => sensitive(work));
    setBusy(null);
    if (!changed.ok) setProblem(errorText(changed.error));
    return changed.ok;
  };
  const makeMain = async (address: EmailAddressResource) => {
    const isDone = await change(address, async () => user?.update({ primaryEmailAddressId: address.id }));
    if (isDone) notify('security.emailMain', { email: address.emailAddress });
  };
  const remove = async (address: EmailAddressResource) => {
    // Read before, because a removed resource has lost its fields.
    const { emailAddress: email } = address;
    const isDone = await change(address, () => address.destroy());
    if (!isDone) return;
    notify('security.emailRemoved', { email });
    opener.current?.focus();
  };

  return (
    <Card title="Email addresses">
      <p className="soft">
        {user?.emailAddresses.length === 0
          ? 'Your account has no address, so nothing comes to you by email. Add one to get confirmations and receipts.'
          : 'You can sign in with any verified address. We write to your main one.'}
      </p>
      <RowList label="Email addresses">
        {(user?.emailAddresses ?? []).map((address) => (
          <AddressRow
            key={address.id}
            address={address}
            isMain={address.id === user?.primaryEmailAddressId}
            isBusy={isBusy === address.id}
            onProve={() => setMode({ kind: 'proving', address })}
            onMakeMain={() => void makeMain(address)}
            onRemove={() => remove(address)}
          />
        ))}
      </RowList>
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {mode.kind === 'list' && (
        <div>
          <Button ref={opener} variant="line" icon={icons.plus} onClick={() => setMode({ kind: 'adding' })}>
            Add an address
          </Button>
        </div>
      )}
      {mode.kind === 'adding' && (
        <AddAddress onAdded={(address) => setMode({ kind: 'proving', address })} onClose={showList} />
      )}
      {mode.kind === 'proving' && (
        <ProveAddress key={mode.address.id} address={mode.address} onProven={showList} onClose={showList} />
      )}
    </Card>
  );
}
