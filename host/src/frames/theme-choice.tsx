import { useHostServices } from '@telehealth/contracts/session';
import { THEME_CHOICES, type ThemeChoice } from '@telehealth/contracts/shell';
import { Icon, type IconPath } from '@telehealth/ui/parts/icon';
import * as icons from '@telehealth/ui/parts/icons';
import styles from './theme-choice.module.css';

const LOOKS: Readonly<Record<ThemeChoice, { label: string; icon: IconPath }>> = {
  light: { label: 'Light', icon: icons.sun },
  dark: { label: 'Dark', icon: icons.moon },
  system: { label: 'System', icon: icons.system },
};

export function ThemeChoiceControl() {
  const { theme } = useHostServices();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Theme</legend>
      <div className={styles.choices}>
        {THEME_CHOICES.map((choice) => (
          <label className={styles.choice} key={choice}>
            <input
              className="visually-hidden"
              type="radio"
              name="theme"
              checked={theme.choice === choice}
              onChange={() => theme.choose(choice)}
            />
            <Icon path={LOOKS[choice].icon} size={18} />
            {LOOKS[choice].label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
