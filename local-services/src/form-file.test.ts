import { expect, test } from 'vitest';
import { firstFileOf } from './form-file';

async function written(form: FormData) {
  const response = new Response(form);
  const type = response.headers.get('content-type') ?? '';
  return { body: new Uint8Array(await response.arrayBuffer()), type };
}
const form = (...parts: [string, string | Blob][]) => {
  const data = new FormData();
  for (const [name, value] of parts)
    typeof value === 'string' ? data.append(name, value) : data.append(name, value, 'ø".bin');
  return data;
};
const bytesOf = (...bytes: number[]) => new Blob([new Uint8Array(bytes)], { type: 'image/png' });

test.each([
  ['alone', form(['file', bytesOf(1, 2, 3)]), [1, 2, 3], {}],
  ['empty', form(['', bytesOf()]), [], {}],
  [
    'after fields',
    form(['cacheControl', '3600'], ['metadata', '{"a":"ø"}'], ['', bytesOf(9)]),
    [9],
    { cacheControl: '3600', metadata: '{"a":"ø"}' },
  ],
  ['before another file', form(['', bytesOf(1)], ['', bytesOf(2)]), [1], {}],
  [
    'with what looks like an end',
    form(['', bytesOf(13, 10, 45, 45, 13, 10, 45, 45, 7)]),
    [13, 10, 45, 45, 13, 10, 45, 45, 7],
    {},
  ],
])('the first file is found %s', async (_, data, bytes, fields) => {
  const { body, type } = await written(data);
  const found = firstFileOf(body, type);
  expect(found).toMatchObject({ contentType: 'image/png' });
  expect([...(found?.bytes ?? [])]).toEqual(bytes);
  expect(Object.fromEntries(found?.fields ?? [])).toEqual(fields);
});

const TYPE = 'multipart/form-data; boundary=b';
const encoded = (text: string) => new TextEncoder().encode(text);
const EMPTY = '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n\r\n';
const FILE = '--b\r\ncontent-disposition: form-data; name="f"; filename="f"\r\n\r\n';

test('of hundreds of thousands of parts ten are read', () => {
  expect(firstFileOf(encoded(`${EMPTY.repeat(9)}${FILE}yes\r\n--b--`), TYPE)?.bytes).toEqual(encoded('yes'));
  expect(firstFileOf(encoded(`${EMPTY.repeat(10)}${FILE}no\r\n--b--`), TYPE)).toBeNull();
  expect(firstFileOf(encoded(`${EMPTY.repeat(219_000)}${FILE}no\r\n--b--`), TYPE)).toBeNull();
  expect(firstFileOf(encoded(`${FILE}yes\r\n${EMPTY.repeat(219_000)}--b--`), TYPE)?.bytes).toEqual(encoded('yes'));
});

test.each([
  ['nothing', ''],
  ['no boundary', `${FILE}no\r\n--b--`, 'multipart/form-data'],
  ['another boundary', `${FILE}no\r\n--b--`, 'multipart/form-data; boundary=c'],
  ['a head without an end', `--b\r\nx: ${'y'.repeat(9_000)}\r\n\r\n${FILE}no\r\n--b--`],
  [
    'a field that is a file in length',
    `--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n${'y'.repeat(70_000)}\r\n${FILE}no\r\n--b--`,
  ],
  ['a file without an end', `${FILE}no`],
  ['ends that are none', `${FILE}${'\r\n--'.repeat(20_000)}\r\n--b--`],
  ['only the end', '--b--\r\n'],
])('%s is no form', (_, text, type = TYPE) => {
  expect(firstFileOf(encoded(text), type)).toBeNull();
});
