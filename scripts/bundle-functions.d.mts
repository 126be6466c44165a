export function bundleFunctions(folder: string): Promise<string[]>;
