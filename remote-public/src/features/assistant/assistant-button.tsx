import { Link, useLocation } from '@telehealth/contracts/router';
import { pathTo } from '@telehealth/contracts/routes';
import { ASSISTANT_PLACE } from '@telehealth/contracts/shell';
import { Button } from '@telehealth/ui/parts/button';
import * as icons from '@telehealth/ui/parts/icons';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './assistant-button.module.css';

type Panel = ComponentType<{ onClose: () => void }>;
type State = { is: 'closed' } | { is: 'opening' } | { is: 'stuck' } | { is: 'open'; Panel: Panel };

/**
 * Opens the assistant on every public page, from the header.
 * Its code is loaded by the first press; without scripts there is no button.
 */
export function AssistantButton() {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<State>({ is: 'closed' });
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  useEffect(() => setPlace(document.getElementById(ASSISTANT_PLACE) ?? document.body), []);
  // Following an answer's link closes the panel.
  useEffect(() => setState({ is: 'closed' }), [key]);
  if (place === null) return null;

  const open = () => {
    setState({ is: 'opening' });
    // With the page that draws the same: one more chunk would be a hash that the landing page pays for.
    import(/* webpackChunkName: "page-assistant" */ './assistant-panel').then(
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
        icon={icons.chat}
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
      The assistant did not load. Press again in a moment. In danger, call <a href="tel:112">112</a>, or{' '}
      <Link to={pathTo('findSpecialist')}>find a specialist</Link>.
    </p>
  );
}
