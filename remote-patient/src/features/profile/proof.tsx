import { formatDate, viewerTimeZone } from '@telehealth/contracts/formatting';
import { Icon } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import type { ReactNode } from 'react';
import styles from './profile.module.css';

export type Proof =
  /** `at` is null when the day is unknown. */
  { by: 'self'; at: Date | null } | { by: 'confirmed'; who: string; at: Date | null };

const day = (at: Date) => formatDate(at, viewerTimeZone());

/** Describes a fact's source, e.g. `Confirmed by Naledi Mokoena, 25 Oct 2026`. */
function proofText(proof: Proof): string {
  const said = proof.by === 'self' ? 'Self-reported' : `Confirmed by ${proof.who}`;
  return proof.at === null ? said : `${said}, ${day(proof.at)}`;
}

interface FactProps {
  term: string;
  proof: Proof | null;
  children: ReactNode;
}

/** A fact with its source; an empty fact needs none. */
export function Fact({ term, proof, children }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>
        <span className={styles.value}>{children}</span>
        {proof !== null && <ProofLine proof={proof} />}
      </dd>
    </div>
  );
}

export function ProofLine({ proof }: { proof: Proof }) {
  return (
    <span className={`${styles.proof} ${proof.by === 'confirmed' ? styles.confirmed : ''}`}>
      <Icon path={proof.by === 'confirmed' ? icons.check : icons.person} size={15} />
      {proofText(proof)}
    </span>
  );
}
