import { expect, it } from 'vitest';
import { writtenLanguage } from './written-language';

it.each([
  ['Ngiphethwe yikhanda kusukela izolo, ngicela udokotela', 'isiZulu'],
  ['Umntwana wami unomkhuhlane futhi angidli', 'isiZulu'],
  ['Ndinentloko ebuhlungu, ndifuna ugqirha', 'isiXhosa'],
  ['Ek het hoofpyn sedert gister', 'Afrikaans'],
  ['my kind het koors en wil nie eet nie', 'Afrikaans'],
  ['Ke opelwa ke hlooho haholo, ke batla ngaka', 'Sesotho'],
  ['Ke opiwa ke tlhogo thata, ke kopa ngaka', 'Setswana'],
  ['Ke na le bohloko bja hlogo kudu, ke nyaka ngaka', 'Sepedi'],
  ['J’ai mal à la tête depuis hier', 'French'],
  ['Tenho dor de cabeça desde ontem e preciso de um médico', 'Portuguese'],
])('%s: %s', (text, language) => expect(writtenLanguage(text)).toBe(language));

it.each([
  '',
  'headache',
  'my 4 year old has a rash and a fever',
  'I have had a sore throat since Monday, I need a sick note',
  'my gogo has pain in her chest, ha ha, go figure',
  'Can I get my Ventolin from Dr Nkosi in die Kaap',
  'he is in pain and can not walk',
  'Do I have a UTI? I want help in my area',
])('says nothing of "%s"', (text) => expect(writtenLanguage(text)).toBeNull());
