/** Statement and parameters of a function call, as passed to the driver. */
export interface Call {
  statement: string;
  parameters: unknown[];
}

const argument = /:= \$(\d+)(?:::([a-z_][\w ."]*(?:\[\])?))?(?=[,)])/g;

/** Parses objects and lists; returns any other text as it is. */
function parseObject(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const textOf = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));

function arrayLiteral(items: readonly unknown[]): string {
  const parts = items.map((item) => {
    if (item === null || item === undefined) return 'NULL';
    return Array.isArray(item) ? arrayLiteral(item) : `"${textOf(item).replace(/[\\"]/g, '\\$&')}"`;
  });
  return `{${parts.join(',')}}`;
}

/** The library states no type for text and lists of text, so a list without a type is one of texts. */
function toText(value: unknown, type: string | undefined): unknown {
  if (value === null || value === undefined) return value;
  const isList = Array.isArray(value) && (!type || type.endsWith('[]'));
  return isList ? arrayLiteral(value) : textOf(value);
}

/**
 * Passes function arguments to PostgreSQL as text, as PostgREST does, so that PostgreSQL alone parses them. The driver would send
 * nothing for a malformed time, drop microseconds, and read the text `true` as false.
 * For a json argument the library already writes JSON, and the driver would encode that text as JSON again: the function would
 * get a string instead of an object. (A bare number or boolean cannot be distinguished from a text and stays one.)
 */
export function asTexts(statement: string, parameters: readonly unknown[]): Call {
  const texts = [...parameters];
  const rewritten = statement.replace(argument, (whole, number: string, type: string | undefined) => {
    const index = Number(number) - 1;
    const value = texts[index];
    if (type === 'json' || type === 'jsonb') {
      if (typeof value === 'string') texts[index] = parseObject(value);
      return whole;
    }
    texts[index] = toText(value, type);
    return type ? `:= $${number}::text::${type}` : whole;
  });
  return { statement: rewritten, parameters: texts };
}
