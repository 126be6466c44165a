import { Card } from '@telehealth/ui/layout/card';
import { Field } from '@telehealth/ui/parts/field';
import { SelectInput } from '@telehealth/ui/parts/inputs';
import { useState } from 'react';
import { ROLES, type Role, type RoleRight } from '../../data/team/team.schema';
import styles from './team.module.css';
import { extentOf, RIGHT_LABELS, ROLE_LABELS } from './team-words';

interface RightsCardProps {
  rights: readonly RoleRight[];
  /** Whose rights are shown first. */
  role: Role;
}

/** What each role may do, one role at a time, so that it fits on a phone. */
export function RightsCard({ rights, role }: RightsCardProps) {
  const [shown, setShown] = useState<Role>(role);
  return (
    <Card title="What each role may do">
      <p className="small soft">
        A role by itself opens no record and no message of a patient. The calendar and inviting work as it says here;
        the rest is how far each role will reach as the practice’s shared pages are added.
      </p>
      <Field label="Show the role">
        {(control) => (
          <SelectInput {...control} value={shown} onChange={({ target }) => setShown(target.value as Role)}>
            {ROLES.map((one) => (
              <option key={one} value={one}>
                {ROLE_LABELS[one]}
              </option>
            ))}
          </SelectInput>
        )}
      </Field>
      <table className={styles.rights} aria-label={`What the role ${ROLE_LABELS[shown]} may do`}>
        <tbody>
          {Object.entries(RIGHT_LABELS).map(([name, label]) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>{extentOf(rights, shown, name)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
