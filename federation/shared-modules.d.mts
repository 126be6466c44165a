export const SHARED_MODULES: readonly Readonly<{ request: string; package?: string }>[];
export function sharedVersions(): Record<string, string>;
export function remoteShared(): Record<string, Readonly<{ singleton: boolean; version: string; import: false }>>;
