import { expect, test } from 'vitest'
import { withoutDoubleEncoding } from './double-encoding.ts'

const utf8 = new TextEncoder()
const readAs = (charset: string, text: string) => new TextDecoder(charset).decode(utf8.encode(text))

const texts = [
  'Café François Gym',
  'Montréal, Québec',
  'Peña Stadium – Court “A”',
  'Łódź Hall',
  'São João’s Field',
  'Trois-Rivières à côté',
  'Smith’s Gym • 12 €',
  'Skate ™ Park 🏀',
  'Ünïversity Arena ½',
  'Hawaiʻi Kai Gym',
  'Дворец спорта Gym',
  'Αθλητικό Κέντρο',
]

test.each(texts)('mends "%s" that was read as Windows-1252 or ISO 8859-1', (text) => {
  expect(withoutDoubleEncoding(readAs('windows-1252', text))).toBe(text)
  const latin1 = Buffer.from(text).toString('latin1')
  expect(withoutDoubleEncoding(latin1)).toBe(text)
})

test.each(['Café François Gym', 'Peña Stadium', 'Smith’s Gym – “A”'])('mends "%s" of an old Mac', (text) => {
  expect(withoutDoubleEncoding(readAs('macintosh', text))).toBe(text)
})

test.each(['Caf├® Pe├▒a', 'Caf├⌐ Pe├▒a'])('mends "%s" of a console of Windows', (text) => {
  expect(withoutDoubleEncoding(text)).toBe('Café Peña')
})

test.each(['Smith’s Gym', 'Court – “A”'])('mends the signs of "%s" of a console of Windows', (text) => {
  const letters = { '’': 'ÔÇÖ', '–': 'ÔÇô', '“': 'ÔÇ£', '”': 'ÔÇØ' }
  const written = Object.entries(letters).reduce((all, [sign, read]) => all.replaceAll(sign, read), text)
  expect(withoutDoubleEncoding(written)).toBe(text)
})

test('mends the ordinal sign of an old Mac', () => {
  expect(withoutDoubleEncoding('N¬∫ 5')).toBe('Nº 5')
})

test('mends what was encoded three times', () => {
  const thrice = readAs('windows-1252', readAs('windows-1252', 'Café “Roy”'))
  expect(withoutDoubleEncoding(thrice)).toBe('Café “Roy”')
})

test('mends letters whose last byte became a space or was cut', () => {
  expect(withoutDoubleEncoding('VoilÃ  Gym')).toBe('Voilà  Gym')
  expect(withoutDoubleEncoding('VoilÃ')).toBe('Voilà')
})

test.each([
  ...texts,
  'CAFÉ…',
  'RÉSUMÉ”',
  'SÃO PAULO',
  'ÂNGELA',
  'Café”…',
  'Ångström Hall',
  'ÄÖÜ',
  '√9 Club',
  'IRMÃ',
  'Malmö’s “Å”',
  'ÔÇA',
  'CÔTÉ',
  'ESPAÑ€',
  'Ñ… Ð',
  'PEÑ’Ñ',
])('leaves "%s" as it is', (text) => {
  expect(withoutDoubleEncoding(text)).toBe(text)
})
