import { messageFrom } from '@telehealth/contracts/message-from';
import { DATA_MESSAGES } from '@telehealth/contracts/messages/data';
import {
  type ComponentProps,
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  useCallback,
  useEffect,
  useState,
} from 'react';
import { ErrorPanel } from './error-panel';

/** Any component with any props, as in the type of `React.lazy`. */
// biome-ignore lint/suspicious/noExplicitAny: the caller's component has the props' types.
export type AnyPart = ComponentType<any>;
/** Renders in place of a part whose code failed to load. */
type Lost<Part extends AnyPart> = (panel: ReactNode, props: ComponentProps<Part>) => ReactNode;

/**
 * A lazily loaded component; `Suspense` shows the fallback. A load error is shown in its place with a retry. `React.lazy`
 * alone would fail the whole page and cache the failure.
 */
export function lazyPart<Part extends AnyPart>(
  load: () => Promise<Part>,
  lost: Lost<Part> = (panel) => panel,
): LazyExoticComponent<Part> {
  let arrived: Part | null = null;
  const fetchPart = async () => {
    arrived ??= await load();
    return arrived;
  };
  function Missing(props: ComponentProps<Part>) {
    const [Found, setFound] = useState<Part | null>(() => arrived);
    const [isTrying, setTrying] = useState(true);
    const tryAgain = useCallback(() => {
      setTrying(true);
      fetchPart().then(
        (part) => setFound(() => part),
        () => setTrying(false),
      );
    }, []);
    // Mounting it again retries.
    useEffect(() => {
      if (arrived === null) tryAgain();
    }, [tryAgain]);
    if (Found !== null) return <Found {...props} />;
    const what = messageFrom(DATA_MESSAGES, 'data.offline');
    return lost(<ErrorPanel title="This part did not load" what={what} onRetry={tryAgain} busy={isTrying} />, props);
  }
  return lazy(() =>
    fetchPart().then(
      (part) => ({ default: part }),
      () => ({ default: Missing as unknown as Part }),
    ),
  );
}
