import type { Example } from './example';

export interface CloseAccountValues {
  confirm: string;
}

const refused = { path: 'confirm', id: 'account.confirmWords' } as const;

/** Examples for the words that close an account. */
export const CLOSE_ACCOUNT_EXAMPLES: readonly Example<CloseAccountValues>[] = [
  { name: 'the words', values: { confirm: 'close my account' } },
  { name: 'as a sentence begins', values: { confirm: ' Close my account ' } },
  { name: 'nothing', values: { confirm: '' }, refused },
  { name: 'a full stop more', values: { confirm: 'close my account.' }, refused },
  { name: 'two spaces', values: { confirm: 'close  my account' }, refused },
  { name: 'other words', values: { confirm: 'yes' }, refused },
];
