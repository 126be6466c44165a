export function expectedFacts(url: string): Promise<object>;
