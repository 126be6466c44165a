import { ErrorPanel } from '@telehealth/ui/feedback/error-panel';
import { SkeletonRows } from '@telehealth/ui/feedback/skeleton';
import { Component, type ReactNode, Suspense } from 'react';

interface PanelBoundaryProps {
  /** Says what is not lost while this part is missing. */
  safe: string;
  children: ReactNode;
}

/** A panel that fails to load or render must not end the call. */
class PanelBoundary extends Component<PanelBoundaryProps, { broke: boolean }> {
  override state = { broke: false };

  static getDerivedStateFromError(): { broke: boolean } {
    return { broke: true };
  }

  override render(): ReactNode {
    if (!this.state.broke) return this.props.children;
    return (
      <ErrorPanel
        what="This part of the page could not be shown. The call goes on."
        safe={this.props.safe}
        onRetry={() => this.setState({ broke: false })}
      />
    );
  }
}

export function LazyPanel({
  safe = 'What you wrote before is kept.',
  children,
}: {
  safe?: string;
  children: ReactNode;
}) {
  return (
    <PanelBoundary safe={safe}>
      <Suspense fallback={<SkeletonRows count={2} />}>{children}</Suspense>
    </PanelBoundary>
  );
}
