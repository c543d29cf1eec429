import { expect, test } from 'vitest'
import { shortestWay } from './direct-aside.tsx'

const nothing = { website: null, phone: null, email: null }

test('a website is the shortest way', () =>
  expect(
    shortestWay({ website: 'https://a.example', phone: '(812) 555-0119', email: 'a@a.example' }),
  ).toEqual({
    label: 'Visit website',
    hint: 'Opens a.example.',
    to: 'https://a.example',
  }))

test('without a website, one calls', () =>
  expect(shortestWay({ ...nothing, phone: '(812) 555-0119', email: 'a@a.example' })).toEqual({
    label: 'Call (812) 555-0119',
    hint: 'Calls them directly.',
    to: 'tel:8125550119',
  }))

test('with an email address only, one writes', () =>
  expect(shortestWay({ ...nothing, email: 'a@a.example' })).toEqual({
    label: 'Send an email',
    hint: 'Opens your email app.',
    to: 'mailto:a@a.example',
  }))

test('a profile without contact details has no way', () => expect(shortestWay(nothing)).toBeUndefined())
