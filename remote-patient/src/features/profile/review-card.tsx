import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { useServerNow } from '@telehealth/data/clock/use-server-now';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { useConfirmFacts } from '@telehealth/data/profiles/own-profile.mutations';
import type { OwnProfile } from '@telehealth/data/profiles/own-profile.schema';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Card } from '@telehealth/ui/layout/card';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import styles from './profile.module.css';
import { reviewDue } from './review-due';

/** The yearly review: the patient reads this page, corrects it, and confirms the rest. */
export function ReviewCard({ profile }: { profile: OwnProfile }) {
  const { now } = useServerNow(60_000);
  const { Your } = useSubjectWords();
  const confirming = useConfirmFacts();
  const { notify } = useHostServices();
  const { last, next, isDue } = reviewDue(profile, now);
  const day = (at: Date) => formatDate(at, viewerTimeZone());
  const confirm = async () => {
    if ((await confirming.run()).ok) notify('profile.stillRight');
  };
  return (
    <Card title={isDue ? 'Is this still right?' : `${Your} yearly check is done`} tone={isDue ? 'brand' : 'plain'}>
      <div className={styles.review}>
        <p className="soft">
          {isDue
            ? 'Once a year we ask you to read through this page. It takes a minute: change what is no longer right, then confirm the rest.'
            : `You can confirm it again whenever you have read through this page.${next === null ? '' : ` We ask you next on ${day(next)}.`}`}{' '}
          {last !== null && `Last said to be right: ${day(last)}.`}
        </p>
        <Button
          variant={isDue ? 'primary' : 'line'}
          icon={icons.check}
          busy={confirming.isRunning}
          busyLabel="Saving"
          onClick={() => void confirm()}
        >
          All still right
        </Button>
      </div>
      {confirming.error && (
        <Notice tone="danger" live title="This was not kept">
          {errorText(confirming.error)}
        </Notice>
      )}
    </Card>
  );
}
