import { expect, test } from 'vitest'
import { isolateLetter } from './isolate-letter.ts'
import { addressesIn, unlinkNames } from './unlink-names.ts'

/** What programs of emails make links of, more eagerly than most. */
const linked =
  /https?:\/\/\S+|www\.\S+|[\w\p{M}-]+(?:\.[\w-]+)*\.(?:com|org|net|example|evil|рф|भारत|io)|\S+@\S+\.\w+|mailto:\S+/iu

test.each([
  'free-money.example',
  'https://evil.example/login',
  'HTTP://EVIL.EXAMPLE',
  'www.evil.example',
  'Win.At.evil.example/now?x=1',
  'Elm Courts (evil.com)',
  'pay@evil.example',
  'mailto:pay@evil.example',
  'ftp://evil.example',
  'спорт.рф',
  // Their last letters are marks.
  'cafe\u0301.com',
  'हिन्दी.भारत',
  'evil.example:8443',
  '“evil.com”',
])('“%s” in a sentence is no link, and reads the same', (name) => {
  const unlinked = unlinkNames(`New review of ${name} by Ann.`, [])
  expect(unlinked).not.toMatch(linked)
  expect(unlinked.replaceAll('\u2060', '')).toBe(`New review of ${name} by Ann.`)
})

test.each([
  'Y.M.C.A. Gym',
  'Court No. 5',
  '7:30 p.m.',
  '$1,250.50',
  'Smith & Sons, Inc.',
  'Ann: 4 of 5 stars',
])('“%s” stays as it is', (text) => {
  expect(unlinkNames(text, [])).toBe(text)
})

test('addresses that are meant stay, with what is below them', () => {
  const kept = ['https://home.example', 'ann@club.example']
  for (const text of [
    'Write to Ann at ann@club.example.',
    'Your team finds it on Homestand, too: https://home.example/leads/1',
    '(https://home.example)',
  ])
    expect(unlinkNames(text, kept)).toBe(text)
  expect(unlinkNames('https://home.example.evil.com and ann@club.example.evil.com', kept)).not.toMatch(linked)
})

test('finds the addresses that somebody wrote', () => {
  expect(addressesIn('See https://club.example/cup, or write to ann@club.example.')).toEqual([
    'https://club.example/cup',
    'ann@club.example',
  ])
})

test('an address that somebody wrote to the reader is no link in the names of a letter', () => {
  const url = 'https://home.example/leads/1'
  const letter = isolateLetter(
    {
      to: 'bob@club.example',
      subject: 'Request from Ann: evil.com',
      intro: ['See evil.com for our plan.'],
      items: [{ title: 'evil.com', text: 'Open', url }],
      link: { label: 'Answer evil.com', url },
      outro: [],
      addresses: ['evil.com'],
    },
    'https://home.example',
  )
  expect(JSON.stringify([letter.subject, letter.items?.[0]?.title, letter.link?.label])).not.toMatch(linked)
  expect(letter.intro).toEqual(['See evil.com for our plan.'])
})

test('a letter has no names that are links, in its subject, texts, items and labels', () => {
  const name = 'evil.com'
  const url = 'https://home.example/facilities/1'
  const letter = isolateLetter(
    {
      to: 'bob@club.example',
      subject: `New review of ${name}`,
      intro: [`${name} has a review.`],
      items: [{ title: name, text: `About ${name}`, url }],
      link: { label: `See ${name}`, url },
      outro: [`${name}: https://home.example/leads/1`, 'Reply to ann@club.example.'],
      addresses: ['ann@club.example'],
    },
    'https://home.example',
  )
  const { to, items, link, ...texts } = letter
  expect(
    JSON.stringify([texts.subject, texts.intro, items?.map(({ title, text }) => [title, text]), link?.label]),
  ).not.toMatch(linked)
  expect([to, items?.[0]?.url, link?.url]).toEqual(['bob@club.example', url, url])
  expect(letter.outro).toEqual([
    'evil\u2060.\u2060com: https://home.example/leads/1',
    'Reply to ann@club.example.',
  ])
})
