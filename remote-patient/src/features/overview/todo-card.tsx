import type { SubjectWords } from '@telehealth/contracts/people';
import type { ServerNow } from '@telehealth/data/clock/use-server-now';
import { useSubjectWords } from '@telehealth/data/people/use-subject-words';
import { Card } from '@telehealth/ui/layout/card';
import { DocumentLink } from '@telehealth/ui/parts/document-link';
import { LinkButton } from '@telehealth/ui/parts/link-button';
import { Row, RowList } from '@telehealth/ui/parts/row-list';
import type { ComponentProps } from 'react';
import type { Todo } from './decide-todos';
import styles from './overview.module.css';
import { keyOf, type TodoWords, whoseOf, wordsOf } from './todo-words';

type Until = Pick<ServerNow, 'until'>;

/** The most urgent step with its reason, and the page's only filled button. */
export function NextStep({ todo, until }: { todo: Todo } & Until) {
  const whose = useSubjectWords();
  const words = wordsOf(todo, until, whose);
  return (
    <Card tone="raised" padding="l" title={words.title}>
      <div className={styles.step}>
        <div className={styles.reason}>
          <p className={styles.eyebrow}>{'person' in todo ? whoseOf(todo, whose) : `${whose.Your} next step`}</p>
          <div className="soft">{words.reason}</div>
        </div>
        <Way of={words} />
      </div>
    </Card>
  );
}

interface WayProps extends Pick<ComponentProps<typeof LinkButton>, 'variant' | 'size' | 'aria-label'> {
  of: TodoWords;
}

/** The button of a step; the pages of another person are another document. */
function Way({ of: { action, to, isOther }, ...style }: WayProps) {
  return isOther ? (
    <DocumentLink {...style} href={to}>
      {action}
    </DocumentLink>
  ) : (
    <LinkButton {...style} to={to}>
      {action}
    </LinkButton>
  );
}

/**
 * What may be said of an empty list: `all` was looked through and nothing is open; a step stands `above`; whoever acts for somebody
 * sees a `part`; or it is `unknown`, because something could not be looked up.
 */
export type Looked = 'all' | 'above' | 'part' | 'unknown';

function nothingText(looked: Looked, { isOwn, you }: SubjectWords): string {
  switch (looked) {
    case 'unknown':
      return 'We could not look everywhere, so something may be missing here.';
    case 'above':
      return 'Nothing else to do.';
    case 'part':
      return `Nothing in the parts that you look after for ${you}.`;
    case 'all': {
      const nothing = isOwn ? 'You have nothing to do' : `There is nothing to do for ${you}`;
      return `${nothing}. New steps, such as a payment to finish, appear here.`;
    }
  }
}

interface TodoCardProps extends Until {
  todos: readonly Todo[];
  looked: Looked;
}

/** The steps beside the next one, numbered and less prominent. */
export function TodoCard({ todos, looked, until }: TodoCardProps) {
  const whose = useSubjectWords();
  return (
    <Card title="To do">
      {todos.length === 0 ? (
        <p className="soft">{nothingText(looked, whose)}</p>
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
  const words = wordsOf(todo, until, whose);
  return (
    <Row
      lead={
        <span className={styles.number} aria-hidden="true">
          {position}
        </span>
      }
      title={words.title}
      detail={
        <>
          <b>{whoseOf(todo, whose)}.</b> {words.reason}
        </>
      }
      end={<Way of={words} variant="line" size="s" aria-label={`${words.action}: ${words.title}`} />}
    />
  );
}
