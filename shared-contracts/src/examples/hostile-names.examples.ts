/** Names written to make a letter out of somebody else's mail: what is given, and what stays of it. */
export const HOSTILE_NAMES: readonly (readonly [given: string, kept: string])[] = [
  [
    'Dr X\n\nYour account is blocked, go to https://evil.example',
    'Dr X Your account is blocked, go to https evil. example',
  ],
  ['Dr X\r\nBcc: everybody@evil.example', 'Dr X Bcc: everybody evil. example'],
  ['Dr X\u2028Pay here', 'Dr X Pay here'],
  ['Dr X\u0085Pay\u000bhere\u000cnow', 'Dr X Pay here now'],
  ['www.evil', 'evil'],
  ['WWW.Evil.Example', 'Evil. Example'],
  ['clinic.example', 'clinic. example'],
  ['clinic.EXAMPLE/pay', 'clinic. EXAMPLE/pay'],
  ['clinic\u3002example', 'clinic. example'],
  ['a.b.clinic.example', 'a.b. clinic. example'],
  ['t.co', 't. co'],
  ['me@evil.example', 'me evil. example'],
  ['ftp://evil', 'ftp evil'],
  ['evil\u200b.\u200bexample', 'evil. example'],
  ['\u202eelpmaxe.live', 'elpmaxe. live'],
  ['X"; RSVP=TRUE:mailto:a@evil.example\nBEGIN:VEVENT', 'X"; RSVP=TRUE:mailto:a evil. example BEGIN:VEVENT'],
  ['X\\n\\nDTSTART:20300101T000000Z;,', 'X\\n\\nDTSTART:20300101T000000Z;,'],
  ['X^n^nDTSTART', 'X^n^nDTSTART'],
  ['<a href="https://evil.example">Dr X</a>', '<a href="https evil. example">Dr X</a>'],
  ['  Jan \t  Botha  ', 'Jan Botha'],
  ['\u200b\u00ad', ''],
];

/** Names that people bear. */
export const PLAIN_NAMES = [
  'Thandi Nkosi',
  'J. R. R. Mokoena',
  "N'Golo O’Neill-Ürün",
  'Dr. St. John Smith, Jr.',
  'نورة الأحمد',
  '山田 太郎',
  'Follow-up, 1.5 hours',
  'Check-up & advice (adults)',
] as const;
