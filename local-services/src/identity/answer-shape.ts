type Shallow<Value> = Value extends readonly unknown[] ? readonly unknown[] : Value extends object ? object : Value;

/**
 * A response of the SDK, checked by its top-level fields: `satisfies Answer<UserJSON>` fails to compile when a field that the SDK
 * reads is missing or of another type. Null is allowed where the service has no value, and so are additional fields.
 */
export type Answer<Json> = { [Field in keyof Json]: Shallow<Json[Field]> | null } & { [more: string]: unknown };
