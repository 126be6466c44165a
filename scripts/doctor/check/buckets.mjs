import { fine, wrong } from '../finding.mjs';

const KB = 1024;
const size = (bytes) => (bytes === null ? 'no limit' : `${Math.round(bytes / KB)} KB`);
const types = (list) => (list === null ? 'every type' : [...list].sort().join(', '));

function bucket(name, is, must) {
  if (!is) return [`The bucket ${name} is missing: files cannot be stored`];
  return [
    ...(is.public === must.public
      ? []
      : [
          is.public
            ? `The bucket ${name} is public: anybody who knows an address reads its files`
            : `The bucket ${name} is not public: its pictures cannot be shown`,
        ]),
    ...(is.limit === must.limit
      ? []
      : [`The bucket ${name} takes files of ${size(is.limit)} instead of ${size(must.limit)}`]),
    ...(types(is.types) === types(must.types)
      ? []
      : [`The bucket ${name} takes ${types(is.types)} instead of ${types(must.types)}`]),
  ];
}

/** @param {{ database: any, expected: any }} facts */
export function checkBuckets({ database, expected }) {
  const [is, must] = [database.buckets ?? {}, expected.buckets];
  const problems = Object.keys(must).flatMap((name) => bucket(name, is[name], must[name]));
  const open = Object.keys(is).filter((name) => !(name in must) && is[name].public);
  problems.push(...open.map((name) => `The bucket ${name} is public and not ours`));
  if (problems.length === 0) return [fine(`The buckets ${Object.keys(must).join(' and ')} are as they must be`)];
  return problems.map((text) => wrong(text, 'Storage → the bucket’s settings, or UPDATE storage.buckets.'));
}
