/** The product's design for Clerk's widgets; the values follow theme and role. */
export const WIDGET_APPEARANCE = {
  variables: {
    colorPrimary: 'var(--brand)',
    colorPrimaryForeground: 'var(--on-brand)',
    colorBackground: 'var(--surface)',
    colorForeground: 'var(--ink)',
    colorMutedForeground: 'var(--ink-soft)',
    colorInput: 'var(--surface)',
    colorInputForeground: 'var(--ink)',
    colorNeutral: 'var(--ink)',
    colorBorder: 'var(--line-strong)',
    colorDanger: 'var(--danger)',
    colorSuccess: 'var(--success)',
    colorRing: 'var(--focus)',
    borderRadius: '8px',
    fontFamily: 'var(--font-body)',
    fontSize: '1rem',
  },
} as const;
