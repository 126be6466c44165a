import { ASSISTANT_PLACE, pathTo } from '@telehealth/contracts';
import { Link, useLocation } from '@telehealth/contracts/router';
import { Button } from '@telehealth/ui/parts/button';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './assistant-button.module.css';

type Panel = ComponentType<{ onClose: () => void }>;
type State = { is: 'closed' } | { is: 'opening' } | { is: 'stuck' } | { is: 'open'; Panel: Panel };

/**
 * The way to the assistant on every public page: in the header, so that it lies over nothing.
 * Its code comes with the first press; without scripts there is no button.
 */
export function AssistantButton() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<State>({ is: 'closed' });
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  useEffect(() => setPlace(document.getElementById(ASSISTANT_PLACE) ?? document.body), []);
  // Whoever follows an answer to its page has left the panel.
  useEffect(() => setState({ is: 'closed' }), [key]);
  if (place === null) return null;

  const open = () => {
    setState({ is: 'opening' });
    import('./assistant-panel').then(
      ({ AssistantPanel }) => setState({ is: 'open', Panel: AssistantPanel }),
      () => setState({ is: 'stuck' }),
    );
  };
  const close = () => {
    setState({ is: 'closed' });
    button.current?.focus();
  };
  return createPortal(
    <div className={styles.place}>
      <div role="status" className={styles.status}>
        {state.is === 'stuck' && <Stuck />}
      </div>
      <Button
        ref={button}
        icon="chat"
        size="s"
        variant="line"
        aria-haspopup="dialog"
        className={styles.button}
        busy={state.is === 'opening'}
        busyLabel="Opening"
        onClick={open}
      >
        Ask
      </Button>
      {state.is === 'open' && <state.Panel onClose={close} />}
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
