import { expect, test } from 'vitest'
import { foundParts, mentionedIn, sendableText, textParts, typedMention } from './message-text.ts'

const linksIn = (text: string) => textParts(text, []).flatMap(({ href }) => href ?? [])

test('a text without an address is one part', () => {
  expect(textParts('Ten courts', [])).toEqual([{ kind: 'plain', text: 'Ten courts' }])
})

test('an empty text has no parts', () => {
  expect(textParts('', ['Ada'])).toEqual([])
})

test.each([
  ['See https://example.com/a?b=1#c today', 'https://example.com/a?b=1#c'],
  ['See https://example.com.', 'https://example.com'],
  ['(https://example.com)', 'https://example.com'],
  ['https://example.com/a_(b)', 'https://example.com/a_(b)'],
  ['www.example.com', 'https://www.example.com'],
])('%j has the link %j', (text, href) => {
  expect(linksIn(text)).toEqual([href])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'https://', 'http://localhost', 'example.com'])(
  '%j has no link',
  (text) => {
    expect(linksIn(text)).toEqual([])
  },
)

test('HTML is text', () => {
  expect(textParts('<b>x</b>', [])).toEqual([{ kind: 'plain', text: '<b>x</b>' }])
})

test('mentions and links keep the order of the text', () => {
  expect(textParts('@Ada Lane, see https://a.example and @Bo', ['Ada', 'Ada Lane', 'Bo'])).toEqual([
    { kind: 'mention', text: '@Ada Lane' },
    { kind: 'plain', text: ', see ' },
    { kind: 'link', text: 'https://a.example', href: 'https://a.example' },
    { kind: 'plain', text: ' and ' },
    { kind: 'mention', text: '@Bo' },
  ])
})

test('the longer of two names is mentioned', () => {
  const people = [{ name: 'Ada' }, { name: 'Ada Lane' }]
  expect(mentionedIn('Hello @Ada Lane', people)).toEqual([{ name: 'Ada Lane' }])
})

test.each([
  ['Hello @', ''],
  ['@ad', 'ad'],
  ['(@Ada L', 'Ada L'],
])('%j types a mention of %j', (text, typed) => {
  expect(typedMention(text)).toBe(typed)
})

test.each(['Hello', 'ada@example', '@Ada\nnext'])('%j types no mention', (text) => {
  expect(typedMention(text)).toBeUndefined()
})

test('control characters are not sent, line breaks and tabs are', () => {
  expect(sendableText(' a\u0007\tb\r\nc ')).toBe('a\tb\nc')
})

test('an emoji of several characters is sent as it is', () => {
  expect(sendableText('👩‍👩‍👧 🏟️')).toBe('👩‍👩‍👧 🏟️')
})

test('marks that reverse the text around them are not shown', () => {
  expect(textParts('Open a\u202Egnp.exe, \u2067now\u2069', [])).toEqual([
    { kind: 'plain', text: 'Open agnp.exe, now' },
  ])
})

test('what a search found is told apart, in any case', () => {
  expect(foundParts('Ten courts (COURTS)?', 'courts')).toEqual([
    { text: 'Ten ', isFound: false },
    { text: 'courts', isFound: true },
    { text: ' (', isFound: false },
    { text: 'COURTS', isFound: true },
    { text: ')?', isFound: false },
  ])
})

test('a search for brackets finds brackets', () => {
  expect(foundParts('a (b)', '(b')).toEqual([
    { text: 'a ', isFound: false },
    { text: '(b', isFound: true },
    { text: ')', isFound: false },
  ])
})
