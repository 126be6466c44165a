import { Link } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { Skeleton, SkeletonGroup } from '@telehealth/ui/feedback/skeleton';
import { PhoneNumber } from '@telehealth/ui/parts/phone-number';
import { useEffect, useState } from 'react';
import { type ClinicContact, readClinicContact } from '../../data/help/clinic-contact';

const MORE = (
  <>
    The clinic and its information officer stand in the <Link to={pathTo('privacy')}>privacy notice</Link>.
  </>
);

/** Who runs the service, where they are, and when somebody is there. */
export function ClinicCard() {
  const [contact, setContact] = useState<ClinicContact | 'loading' | 'failed'>('loading');
  useEffect(() => {
    readClinicContact().then(setContact, () => setContact('failed'));
  }, []);
  if (contact === 'loading') {
    return (
      <SkeletonGroup label="Loading the address">
        <Skeleton width="18rem" height="1.5rem" />
        <Skeleton width="14rem" height="1.5rem" />
        <p>{MORE}</p>
      </SkeletonGroup>
    );
  }
  if (contact === 'failed') return <p>The address did not load. {MORE}</p>;
  const { name, address, phone, hours } = contact;
  return (
    <>
      {(name || address) && <p>{[name, address].filter(Boolean).join(', ')}</p>}
      {phone && (
        <p>
          <PhoneNumber phone={phone} e164={/^\+[\d ]+$/.test(phone) ? phone.replaceAll(' ', '') : null} />, not for
          emergencies.
        </p>
      )}
      {hours && <p>{hours}.</p>}
      <p>{MORE}</p>
    </>
  );
}
