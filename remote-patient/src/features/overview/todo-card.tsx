import type { ServerNow } from '@telehealth/data/clock/use-server-now';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { Card } from '@telehealth/ui/layout/card';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import type { Todo } from './decide-todos';
import styles from './overview.module.css';
import { keyOf, wordsOf } from './todo-words';

type Until = Pick<ServerNow, 'until'>;

/** The most urgent step with its reason, and the page's only filled button. */
export function NextStep({ todo, until }: { todo: Todo } & Until) {
  const whose = useSubjectWords();
  const { title, reason, action, to } = wordsOf(todo, until, whose);
  return (
    <Card tone="raised" padding="l" title={title}>
      <div className={styles.step}>
        <div className={styles.reason}>
          <p className={styles.eyebrow}>{whose.Your} next step</p>
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
  const { isOwn, you } = useSubjectWords();
  return (
    <Card title="To do">
      {todos.length === 0 ? (
        <p className="soft">
          {hasStep
            ? 'Nothing else to do.'
            : `${isOwn ? 'You have nothing to do' : `There is nothing to do for ${you}`}. New steps, such as a payment to finish, appear here.`}
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
  const whose = useSubjectWords();
  const { title, reason, action, to } = wordsOf(todo, until, whose);
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
