interface LiveRegionProps {
  message: string;
  politeness?: 'polite' | 'assertive';
}

/** Says a change to screen readers. Keep it drawn and change the message; a region that arrives full stays silent. */
export function LiveRegion({ message, politeness = 'polite' }: LiveRegionProps) {
  return (
    <div className="visually-hidden" aria-live={politeness} aria-atomic="true">
      {message}
    </div>
  );
}
