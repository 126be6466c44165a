const HIDDEN = { display: 'none' };
const FOCUS_RING = { outline: '3px solid var(--focus)', outlineOffset: '2px' };
/** As our own primary button. */
const PRIMARY_BUTTON = {
  minHeight: 'var(--control)',
  border: '0',
  borderRadius: 'var(--radius-round)',
  background: 'var(--brand)',
  color: 'var(--on-brand)',
  boxShadow: 'none',
  fontSize: '1rem',
  fontWeight: 600,
  textTransform: 'none',
  '&:hover': { background: 'var(--brand-strong)' },
  '&:focus-visible': FOCUS_RING,
  '&::after': HIDDEN,
} as const;
/** As our own fields: an edge that can be seen, which the widget's own shadow is not. */
const INPUT = {
  minHeight: 'var(--control)',
  // A shadow, because the widget draws its fields without a border; twice the class, because its own rule comes later.
  '&&': { boxShadow: '0 0 0 1px var(--line-strong)' },
  '&&:hover': { boxShadow: '0 0 0 1px var(--ink-soft)' },
  fontSize: '1rem',
  '&:focus-visible': FOCUS_RING,
} as const;

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
      header: isFirstStep ? HIDDEN : { textAlign: 'start' as const, alignItems: 'flex-start' },
      logoBox: HIDDEN,
      identityPreview: { justifyContent: 'flex-start', marginInline: '0' },
      formButtonPrimary: PRIMARY_BUTTON,
      formFieldInput: INPUT,
      footer: { background: 'transparent' },
    },
  };
}
