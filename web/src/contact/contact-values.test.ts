import { expect, test } from 'vitest'
import { aboutPath, firstValues, inquiryData, missingFields } from './contact-values.ts'

const values = (query: string, draft: object | null = null) =>
  firstValues(draft && JSON.stringify(draft), new URLSearchParams(query))
const filled = {
  topic: 'Privacy',
  message: ' Hello ',
  about: '',
  name: ' Rosa ',
  email: 'rosa@club.example',
  fax: '',
}

test('the form starts with the page and the topic of the link', () => {
  expect(values('about=/facilities/marketplace&topic=Privacy')).toMatchObject({
    about: '/facilities/marketplace',
    topic: 'Privacy',
  })
})

test('the page of the link wins over a draft, whose other texts stay', () => {
  expect(values('about=/events/rfps', { message: 'Hello', about: '/old' })).toMatchObject({
    message: 'Hello',
    about: '/events/rfps',
  })
})

test.each(['about=https://elsewhere.example/', 'topic=Praise'])('%s in a link is ignored', (query) => {
  expect(values(query)).toEqual(values(''))
})

test('a broken draft is ignored', () => {
  expect(firstValues('{"mess', new URLSearchParams())).toEqual(values(''))
  expect(values('', { message: 5, unknown: 'x' })).toEqual(values(''))
})

test.each([
  ['/facilities/marketplace?state=Ohio', '/facilities/marketplace?state=Ohio'],
  ['https://site.example/facilities/new', '/facilities/new'],
  ['https://site.example', '/'],
  ['/requests/status#secret', '/requests/status'],
  ['  ', null],
])('the page %s is sent as %s', (typed, path) => {
  expect(aboutPath(typed, 'https://site.example')).toBe(path)
})

test('everything that is missing is named', () => {
  expect([...missingFields(values(''), false).keys()]).toEqual(['topic', 'message', 'name', 'email'])
})

test('blank texts are missing, too', () => {
  const blank = { ...filled, message: ' \n', name: ' ' }
  expect([...missingFields(blank, false).keys()]).toEqual(['message', 'name'])
})

test('people who are signed in need neither a name nor an email', () => {
  expect([...missingFields(values(''), true).keys()]).toEqual(['topic', 'message'])
  expect(inquiryData(filled, '', true)).not.toHaveProperty('email')
})

test('texts are sent without spaces around them', () => {
  expect(inquiryData(filled, '', false)).toEqual({
    topic: 'Privacy',
    message: 'Hello',
    about: null,
    fax: '',
    name: 'Rosa',
    email: 'rosa@club.example',
  })
})
