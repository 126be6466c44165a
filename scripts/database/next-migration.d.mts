export function migrationBetween(from: string, to: string): Promise<string>;
