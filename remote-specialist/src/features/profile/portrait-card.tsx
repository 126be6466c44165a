import { chosenFile } from '@telehealth/contracts/chart';
import { errorText, message } from '@telehealth/contracts/messages';
import { useHostServices } from '@telehealth/contracts/session';
import { LIMITS, PICTURE_TYPES } from '@telehealth/contracts/settings';
import { useKeepPortrait } from '@telehealth/data/practice/practice.mutations';
import { MissingNotice } from '@telehealth/ui/feedback/missing-notice';
import { Notice } from '@telehealth/ui/feedback/notice';
import type { DrawnQuery } from '@telehealth/ui/feedback/query-panel';
import { Card } from '@telehealth/ui/layout/card';
import { Avatar } from '@telehealth/ui/parts/avatar';
import { Button } from '@telehealth/ui/parts/button';
import { type ChangeEvent, useRef, useState } from 'react';
import { CropDialog } from './crop-dialog';
import styles from './profile.module.css';

/** Chooses, positions and stores the picture; the camera's metadata is removed. */
export function PortraitCard({ name, portrait }: { name: string; portrait: DrawnQuery<string | null> }) {
  const picture = portrait.data ?? null;
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const keeping = useKeepPortrait();
  const { notify } = useHostServices();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const given = event.currentTarget.files?.[0];
    event.currentTarget.value = '';
    if (given === undefined) return;
    setProblem(null);
    const file = await chosenFile(given);
    if (!PICTURE_TYPES.includes(file.type) || file.size > LIMITS.pictureBytes.max)
      return setProblem(message('validation.picture'));
    try {
      setChosen(await createImageBitmap(file));
    } catch {
      setProblem(message('practice.pictureUnread'));
    }
  };
  const keep = async (file: File) => {
    if (!(await keeping.run(file)).ok) return;
    setChosen(null);
    notify('practice.pictureSaved');
  };
  return (
    <Card title="Your picture">
      <MissingNotice query={portrait} title="Your picture did not load">
        Patients see the one you have.
      </MissingNotice>
      <div className={styles.picture}>
        <Avatar name={name} size="l" {...(picture !== null && { src: picture })} />
        <input
          ref={input}
          hidden
          type="file"
          accept={PICTURE_TYPES.join(',')}
          data-testid="picture"
          onChange={(event) => void choose(event)}
        />
        <Button variant="line" onClick={() => input.current?.click()}>
          {picture === null ? 'Choose a picture' : 'Choose another picture'}
        </Button>
      </div>
      <p className="small soft">
        Everybody can see it. The place and the device that your camera wrote into the file are removed.
      </p>
      {problem !== null && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      {chosen !== null && (
        <CropDialog
          picture={chosen}
          isRunning={keeping.isRunning}
          problem={keeping.error === null ? null : errorText(keeping.error)}
          onKeep={(file) => void keep(file)}
          onClose={() => {
            keeping.reset();
            setChosen(null);
          }}
        />
      )}
    </Card>
  );
}
