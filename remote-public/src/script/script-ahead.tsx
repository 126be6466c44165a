import { pathTo } from '@telehealth/contracts/routes';
import { Notice } from '@telehealth/ui/feedback/notice';
import { RetryNotice } from '@telehealth/ui/feedback/retry-notice';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { type ScriptOutlook, useScriptOutlook } from '../data/prescriptions/script-outlook.queries';

interface ScriptAheadProps {
  specialistId: string;
  /** What the visit is about, in the patient's words. */
  reason: string;
}

/** Says before paying what script this visit cannot give, and what helps instead. Renders nothing where nothing is known. */
export function ScriptAhead({ specialistId, reason }: ScriptAheadProps) {
  const { data, error, refetch, isFetching } = useScriptOutlook(specialistId, reason);
  if (data === undefined && error !== null) {
    return (
      <RetryNotice title="Scripts could not be checked" onRetry={refetch} busy={isFetching}>
        If you need a script from this visit, ask again before you pay: not every specialist can give one.
      </RetryNotice>
    );
  }
  if (data === undefined || data === null || !data.asks) return null;
  if (!data.prescribes || !data.canSign) return <NoScript prescribes={data.prescribes} />;
  const above = data.medicines.filter(({ why }) => why === 'above');
  const six = data.medicines.filter(({ why }) => why === 'six');
  return (
    <>
      {above.length > 0 && <NotFromHere medicines={above} />}
      {six.length > 0 && (
        <Notice tone="warning" title={`${namesOf(six)}: on signed paper only`} live>
          This is a Schedule 6 medicine. If the specialist prescribes it, it is for 30 days at most and cannot be
          repeated, and the pharmacy needs the paper that the specialist signed by hand. Allow time for it to reach you.
        </Notice>
      )}
    </>
  );
}

const namesOf = (medicines: ScriptOutlook['medicines']) => medicines.map(({ name }) => name).join(', ');

const SomebodyElse = () => (
  <LinkButton variant="line" size="s" to={pathTo('findSpecialist')}>
    Find another specialist
  </LinkButton>
);

function NoScript({ prescribes }: { prescribes: boolean }) {
  return (
    <Notice tone="warning" title="This visit cannot give you a script" live action={<SomebodyElse />}>
      {prescribes
        ? 'This specialist cannot yet sign a script that a pharmacy takes.'
        : 'This specialist prescribes nothing in visits from afar.'}{' '}
      If a script is all you need, choose another specialist, or ask who prescribed it last to renew it. For advice or a
      sick note you can go on.
    </Notice>
  );
}

function NotFromHere({ medicines }: { medicines: ScriptOutlook['medicines'] }) {
  return (
    <Notice tone="warning" title={`${namesOf(medicines)}: not from this visit`} live action={<SomebodyElse />}>
      This specialist does not prescribe it in visits from afar. If it is all you need, choose another specialist, or
      see in person who prescribed it last.
    </Notice>
  );
}
