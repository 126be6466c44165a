export function composeHeaders(site: { connect: string[]; inline?: string; documents?: object }): object;
export function foreignOrigins(environment: {
  backendUrl: string;
  clerkProxyUrl: string;
  callServerUrl?: string;
}): string[];
