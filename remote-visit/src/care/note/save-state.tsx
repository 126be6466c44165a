import { formatTime, viewerTimeZone } from '@telehealth/contracts/formatting';
import { errorText } from '@telehealth/contracts/messages';
import { LiveRegion } from '@telehealth/ui/feedback/live-region';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Button } from '@telehealth/ui/parts/button';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import styles from './note.module.css';
import { hasUnsaved, type NoteSaving } from './note-saving';

interface SaveStateProps {
  saving: NoteSaving;
  isAddendum: boolean;
  onRetry: () => void;
}

/** Shows whether the text is saved, being saved or only in this tab. */
export function SaveState({ saving, isAddendum, onRetry }: SaveStateProps) {
  const { problem, conflict } = saving;
  return (
    <>
      <p className={styles.saved}>
        {saving.savedAt !== null && !hasUnsaved(saving) && <Icon path={icons.check} size={16} />}
        {stateText(saving, isAddendum)}
      </p>
      <LiveRegion message={problem === null ? '' : 'Not saved. Your words are kept on this page.'} />
      {problem !== null && conflict === null && (
        <Notice
          tone="warning"
          title={problem.id === 'data.offline' ? 'No connection: your words are kept here' : 'Not saved'}
          action={
            <Button variant="line" size="s" onClick={onRetry} busy={saving.sending !== null}>
              Save now
            </Button>
          }
        >
          {problem.id === 'data.offline'
            ? 'You can keep writing. We save your words when you are back online; until then please keep this page open.'
            : errorText(problem)}
        </Notice>
      )}
    </>
  );
}

function stateText(saving: NoteSaving, isAddendum: boolean): string {
  const kind = isAddendum ? 'addendum, only you see it' : 'draft, only you see it';
  if (saving.conflict !== null) return `Two versions, ${kind}`;
  if (saving.sending !== null) return `Saving, ${kind}`;
  if (hasUnsaved(saving)) return `Not saved yet, ${kind}`;
  if (saving.savedAt === null) return 'Nothing written yet. It saves itself; only you see it until you sign';
  return `Saved ${formatTime(saving.savedAt, viewerTimeZone())}, ${kind}`;
}
