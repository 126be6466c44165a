import { Disclosure } from '@telehealth/ui/parts/disclosure';
import styles from './panel.module.css';

const KEYS: readonly { key: string; does: string; modes: readonly ('video' | 'voice' | 'chat')[] }[] = [
  { key: 'M', does: 'Microphone on and off', modes: ['video', 'voice'] },
  { key: 'C', does: 'Camera on and off', modes: ['video'] },
  { key: 'S', does: 'Share the screen, or stop', modes: ['video'] },
  { key: 'T', does: 'Open and close the chat', modes: ['video', 'voice', 'chat'] },
  { key: 'Esc', does: 'Close what is open', modes: ['video', 'voice', 'chat'] },
  { key: '?', does: 'This list', modes: ['video', 'voice', 'chat'] },
];

/** Keyboard shortcuts of the call, which are off while the user types. */
export function KeyList({ mode, isOpen = false }: { mode: 'video' | 'voice' | 'chat'; isOpen?: boolean }) {
  return (
    <Disclosure summary="Keys" open={isOpen}>
      <dl className={styles.keys}>
        {KEYS.filter(({ modes }) => modes.includes(mode)).map(({ key, does }) => (
          <div key={key} style={{ display: 'contents' }}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
