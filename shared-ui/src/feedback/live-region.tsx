interface LiveRegionProps {
  message: string;
  politeness?: 'polite' | 'assertive';
}

/**
 * Announces changes to screen readers. Keep it mounted and change the message: the initial content of a region is not
 * announced.
 */
export function LiveRegion({ message, politeness = 'polite' }: LiveRegionProps) {
  return (
    <div className="visually-hidden" aria-live={politeness} aria-atomic="true">
      {message}
    </div>
  );
}
