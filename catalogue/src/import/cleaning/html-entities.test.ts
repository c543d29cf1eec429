import { expect, test } from 'vitest'
import { withoutEntities } from './html-entities.ts'

test.each([
  ['Parks &amp; Recreation', 'Parks & Recreation'],
  ['Caf&eacute; Pe&ntilde;a &ndash; &Ccedil;a', 'Café Peña – Ça'],
  ['Smith&#39;s, Smith&#x2019;s &rsquo;', "Smith's, Smith’s ’"],
  ['5&nbsp;Courts&#160;', '5 Courts '],
  ['&lt;b&gt;', '<b>'],
  ['A &amp;amp; B', 'A & B'],
  ['https://x.example/?a=1&amp;b=2', 'https://x.example/?a=1&b=2'],
])('%s is %s', (text, plain) => {
  expect(withoutEntities(text)).toBe(plain)
})

test.each([
  'Q&A; more',
  'R&D',
  'https://x.example/?a=1&copy=2',
  '&#0;',
  '&#27;',
  '&#xD800;',
  '&#9999999;',
  '&constructor;',
  '&zacute1;',
  '&qcedil;',
])('%s stays', (text) => {
  expect(withoutEntities(text)).toBe(text)
})
