import type { MouseEvent } from 'react';
import { useFormState } from 'react-hook-form';
import { Notice } from '../feedback/notice';
import styles from './error-summary.module.css';
import { allIssues } from './error-texts';
import { useFormScope } from './form-scope';
import { controlId } from './use-form-field';

/** All errors of a long form, each linked to its field. A single error needs no list. */
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

// Sets the focus by script, because a hash link would be a navigation of the router.
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}
