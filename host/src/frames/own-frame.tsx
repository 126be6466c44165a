import { useSession } from '@telehealth/contracts/session';
import type { ReactNode } from 'react';
import { SiteFrame } from './site-frame';
import { WorkspaceFrame } from './workspace-frame';

/** A public page that is a patient's own once they are signed in: among their places for them, in the site for everybody else. */
export function OwnFrame({ children }: { children: ReactNode }) {
  const isPatient = useSession(
    ({ identity }) => identity.status === 'signedIn' && identity.roleChosen && identity.user.role === 'patient',
  );
  const Frame = isPatient ? WorkspaceFrame : SiteFrame;
  return <Frame>{children}</Frame>;
}
