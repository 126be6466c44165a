import { viewerTimeZone } from '@telehealth/contracts/formatting';
import { actingPerson } from '@telehealth/contracts/people';
import { useIdentity } from '@telehealth/contracts/session';
import { keepTimeZone } from '@telehealth/data/clock/viewer-zone';
import { useMyPractice } from '@telehealth/data/practice/practice.queries';
import { useOwnProfile } from '@telehealth/data/profiles/own-profile.queries';
import { useEffect } from 'react';
import { isWriting } from './is-writing';

/** Who is signed in reads times in the zone of their profile, specialists in their practice's, whatever the device says. */
export function useOwnZone(onChange: () => void): void {
  const identity = useIdentity();
  const hasRole = identity.status === 'signedIn' && identity.roleChosen;
  const isSpecialist = hasRole && identity.user.role === 'specialist';
  // On pages of somebody else the profile is theirs, not the reader's.
  const profile = useOwnProfile({ enabled: hasRole && !isSpecialist && actingPerson() === null });
  const practice = useMyPractice({ enabled: isSpecialist });
  const zone = isSpecialist ? practice.data?.timeZone : profile.data?.timeZone;
  useEffect(() => {
    if (zone === undefined || zone === viewerTimeZone() || isWriting()) return;
    if (keepTimeZone(zone)) onChange();
  }, [zone, onChange]);
}
