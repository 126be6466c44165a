import { Fragment, useId, useState } from 'react';
import { CheckBox } from '../forms/check-box';
import styles from './key-table.module.css';
import { areSingleKeysOn, switchSingleKeys } from './use-single-keys';

export interface KeyRow {
  key: string;
  does: string;
}

/** Single keys with what they do, and a switch that turns them off on this device (WCAG 2.1.4). */
export function KeyTable({ rows }: { rows: readonly KeyRow[] }) {
  const id = useId();
  const [isOn, setOn] = useState(areSingleKeysOn);
  const turn = (on: boolean) => {
    switchSingleKeys(on);
    setOn(on);
  };
  return (
    <>
      <dl className={styles.keys}>
        {rows.map(({ key, does }) => (
          <Fragment key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
      <div className={styles.switch}>
        <CheckBox id={id} checked={isOn} onChange={({ target }) => turn(target.checked)} />
        <label htmlFor={id}>Single keys work on this device</label>
      </div>
    </>
  );
}
