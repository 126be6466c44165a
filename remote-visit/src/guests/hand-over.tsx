import { BRAND_NAME } from '@telehealth/contracts/settings';
import { Notice } from '@telehealth/ui/feedback/notice';
import { Stack } from '@telehealth/ui/layout/stack';
import { Button } from '@telehealth/ui/parts/button';
import { TextInput } from '@telehealth/ui/parts/inputs';
import { useId, useRef, useState } from 'react';
import styles from './guests.module.css';

/** Ways to pass on an invitation link. It is shown once, because only its hash is stored. */
export function HandOver({ link, name, onDone }: { link: string; name: string; onDone: () => void }) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setSaid('The link is copied.');
    } catch {
      field.current?.select();
      setSaid('This browser does not let us copy. The link is selected: copy it yourself.');
    }
  };
  const words = `I ask you to join a visit on ${BRAND_NAME}. The link is for you alone and works once: ${link}`;
  const share = async () => {
    // The promise also rejects when the user closes the share sheet.
    await navigator.share({ text: words }).catch(() => undefined);
  };
  const mail = `mailto:?subject=${encodeURIComponent(`A visit on ${BRAND_NAME}`)}&body=${encodeURIComponent(words)}`;
  return (
    <Stack gap={4}>
      <Notice tone="warning">
        Give it to {name} and nobody else: the first person who accepts is the guest. We cannot show it again. You can
        take it back at any time.
      </Notice>
      <div>
        <label className="small" htmlFor={id}>
          Link
        </label>
        <TextInput id={id} ref={field} readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </div>
      <div className={styles.ways}>
        <Button onClick={() => void copy()}>Copy the link</Button>
        {'share' in navigator && (
          <Button variant="line" onClick={() => void share()}>
            Share
          </Button>
        )}
        <a className={styles.mail} href={mail}>
          Write an email
        </a>
      </div>
      <p className="small" role="status">
        {said}
      </p>
      <Button variant="line" onClick={onDone}>
        Done
      </Button>
    </Stack>
  );
}
