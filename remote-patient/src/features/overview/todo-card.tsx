import type { ServerNow } from '@telehealth/data/clock/use-server-now';
import { Card } from '@telehealth/ui/layout/card';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import type { Todo } from './decide-todos';
import styles from './overview.module.css';
import { keyOf, wordsOf } from './todo-words';

type Until = Pick<ServerNow, 'until'>;

/** The most urgent step with its reason, and the page's only filled button. */
export function NextStep({ todo, until }: { todo: Todo } & Until) {
  const { title, reason, action, to } = wordsOf(todo, until);
  return (
    <Card tone="raised" padding="l" title={title}>
      <div className={styles.step}>
        <div className={styles.reason}>
          <p className={styles.eyebrow}>Your next step</p>
          <div className="soft">{reason}</div>
        </div>
        <LinkButton to={to}>{action}</LinkButton>
      </div>
    </Card>
  );
}

interface TodoCardProps extends Until {
  todos: readonly Todo[];
  /** A next step stands above. */
  hasStep: boolean;
}

/** The steps beside the next one, numbered and less prominent. */
export function TodoCard({ todos, hasStep, until }: TodoCardProps) {
  return (
    <Card title="To do">
      {todos.length === 0 ? (
        <p className="soft">
          {hasStep
            ? 'Nothing else to do.'
            : 'You have nothing to do. New steps, such as a payment to finish, appear here.'}
        </p>
      ) : (
        <RowList label="To do">
          {todos.map((todo, index) => (
            <TodoRow key={keyOf(todo)} todo={todo} position={index + 1} until={until} />
          ))}
        </RowList>
      )}
    </Card>
  );
}

function TodoRow({ todo, position, until }: { todo: Todo; position: number } & Until) {
  const { title, reason, action, to } = wordsOf(todo, until);
  return (
    <Row
      lead={
        <span className={styles.number} aria-hidden="true">
          {position}
        </span>
      }
      title={title}
      detail={reason}
      end={
        <LinkButton to={to} variant="line" size="s" aria-label={`${action}: ${title}`}>
          {action}
        </LinkButton>
      }
    />
  );
}
