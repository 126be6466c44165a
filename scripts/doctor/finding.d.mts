export interface Finding {
  state: 'fine' | 'wrong' | 'unasked' | 'local';
  text: string;
  todo?: string;
}
