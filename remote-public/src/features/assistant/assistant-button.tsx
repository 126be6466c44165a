import { ASSISTANT_PLACE, pathTo } from '@telehealth/contracts';
import { Link, useLocation } from '@telehealth/contracts/router';
import { Button } from '@telehealth/ui/parts/button';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './assistant-door.module.css';

type Panel = ComponentType<{ onClose: () => void }>;
type Door = { is: 'closed' } | { is: 'opening' } | { is: 'stuck' } | { is: 'open'; Panel: Panel };

/**
 * The way to the assistant on every public page: in the header where the screen is narrow, so that it lies over nothing.
 * Its code comes with the first press; without scripts there is no door.
 */
export function AssistantDoor() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [door, setDoor] = useState<Door>({ is: 'closed' });
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  useEffect(() => setPlace(document.getElementById(ASSISTANT_PLACE) ?? document.body), []);
  // Whoever follows an answer to its page has left the panel.
  useEffect(() => setDoor({ is: 'closed' }), [key]);
  if (place === null) return null;

  const open = () => {
    setDoor({ is: 'opening' });
    import('./assistant-panel').then(
      ({ AssistantPanel }) => setDoor({ is: 'open', Panel: AssistantPanel }),
      () => setDoor({ is: 'stuck' }),
    );
  };
  const close = () => {
    setDoor({ is: 'closed' });
    button.current?.focus();
  };
  return createPortal(
    <div className={styles.door}>
      <div role="status" className={styles.status}>
        {door.is === 'stuck' && <Stuck />}
      </div>
      <Button
        ref={button}
        icon="chat"
        size="s"
        variant="line"
        aria-haspopup="dialog"
        className={styles.button}
        busy={door.is === 'opening'}
        busyLabel="Opening"
        onClick={open}
      >
        Ask
      </Button>
      {door.is === 'open' && <door.Panel onClose={close} />}
    </div>,
    place,
  );
}

function Stuck() {
  return (
    <p className={styles.stuck}>
      The assistant did not load. Nothing was lost; press again in a moment. In danger, call <a href="tel:112">112</a>.
      You can also <Link to={pathTo('findSpecialist')}>find a specialist</Link>.
    </p>
  );
}
