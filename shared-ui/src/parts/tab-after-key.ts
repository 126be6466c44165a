/** The tab that a key leads to, wrapping at the ends; undefined for other keys. */
export function tabAfterKey(key: string, tabs: readonly { id: string }[], current: string): string | undefined {
  const at = tabs.findIndex((tab) => tab.id === current);
  const last = tabs.length - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at <= 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  return target === undefined ? undefined : tabs[target]?.id;
}
