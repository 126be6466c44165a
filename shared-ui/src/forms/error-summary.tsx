import type { MouseEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { Notice } from '../feedback/notice';
import styles from './error-summary.module.css';
import { allIssues } from './error-texts';
import { useFormScope } from './form-scope';
import { controlId } from './use-form-field';

/** All problems of a long form in one place, each leading to its field. One problem needs no list. */
export function ErrorSummary() {
  const { formId } = useFormScope();
  const { errors, submitCount } = useFormState();
  const issues = allIssues(errors);
  if (submitCount === 0 || issues.length < 2) return null;
  return (
    <Notice tone="danger" title={`${issues.length} answers need another look`}>
      <ul className={styles.list}>
        {issues.map(({ name, text }) => (
          <li key={name}>
            <a href={`#${controlId(formId, name)}`} onClick={goTo}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

// Focus instead of following the address: a hash would be a navigation for the router.
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
