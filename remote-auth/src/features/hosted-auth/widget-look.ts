const HIDDEN = { display: 'none' };

/**
 * The widget as part of our page instead of a card on it; colours come from the host. On its first step the page's own
 * heading stands above, so the widget's would say the same twice; later steps need theirs.
 */
export function widgetLook(isFirstStep: boolean) {
  return {
    elements: {
      rootBox: { width: '100%' },
      cardBox: { width: '100%', maxWidth: 'none', boxShadow: 'none', border: '0', overflow: 'visible' },
      card: { boxShadow: 'none', border: '0', padding: '0.25rem 0 1.5rem', background: 'transparent' },
      header: isFirstStep ? HIDDEN : {},
      logoBox: HIDDEN,
      formButtonPrimary: { minHeight: 'var(--control)', fontSize: '1rem', textTransform: 'none' as const },
      formFieldInput: { minHeight: 'var(--control)', fontSize: '1rem' },
      footer: { background: 'transparent' },
    },
  };
}
