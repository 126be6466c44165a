type Shallow<Value> = Value extends readonly unknown[] ? readonly unknown[] : Value extends object ? object : Value;

/**
 * One of the SDK's answers by its top fields: `satisfies Answer<UserJSON>` does not compile when a field that the SDK reads
 * is missing or of another kind. Null where the service has nothing, which the SDK takes; more fields than its types name.
 */
export type Answer<Json> = { [Field in keyof Json]: Shallow<Json[Field]> | null } & { [more: string]: unknown };
