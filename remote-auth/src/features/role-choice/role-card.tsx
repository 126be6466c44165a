import type { Role } from '@telehealth/contracts/access';
import { ROLE_LABELS } from '@telehealth/contracts/formatting';
import { Icon, type IconPath } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import type { Ref } from 'react';
import styles from './role-choice.module.css';

const ABOUT: Readonly<Record<Role, { icon: IconPath; text: string }>> = {
  patient: { icon: icons.person, text: 'Find a specialist, book a visit and keep your records together.' },
  specialist: { icon: icons.people, text: 'Offer visits, manage your calendar and look after your patients.' },
};

interface RoleCardProps {
  value: Role;
  chosen: Role | null;
  onChoose: (role: Role) => void;
  isInvalid: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A large radio button for one of the two roles. */
export function RoleCard({ value, chosen, onChoose, isInvalid, inputRef }: RoleCardProps) {
  const { icon, text } = ABOUT[value];
  return (
    <label className={styles.card} data-role={value}>
      <input
        ref={inputRef}
        type="radio"
        name="role"
        value={value}
        checked={chosen === value}
        aria-invalid={isInvalid || undefined}
        aria-describedby={`about-${value}`}
        onChange={() => onChoose(value)}
      />
      <Icon path={icon} size={28} />
      <span className={styles.name}>{ROLE_LABELS[value]}</span>
      <span className="soft" id={`about-${value}`}>
        {text}
      </span>
    </label>
  );
}
