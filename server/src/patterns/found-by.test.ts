import { kindContracts } from '@app/contract/kinds.ts'
import { expect, test } from 'vitest'
import { foundBy, foundByMail } from './found-by.ts'

const id = '0195b6a0-1111-7222-8333-944455556666'
const origin = 'https://stand.example'

test.each(Object.values(kindContracts).map(({ path }) => path))(
  'a page below %s says where it was found',
  (path) => {
    expect(foundBy('mail', `${origin}${path}/${id}`, origin)).toBe(`${origin}${path}/${id}?via=mail`)
    expect(foundBy('push', `${path}/${id}`)).toBe(`${path}/${id}?via=push`)
  },
)

test.each([
  ['its query', `/events/${id}?tab=dates`, `/events/${id}?via=mail&tab=dates`],
  ['its part', `/events/${id}#dates`, `/events/${id}?via=mail#dates`],
])('a page keeps %s', (_what, path, expected) => {
  expect(foundBy('mail', path)).toBe(expected)
})

test.each([
  ['a page with a secret', `/hotels/${id}/blocks/${id}#secret`],
  ['a confirmation', `/reservations/${id}?confirm#secret`],
  ['an end of emails', '/unsubscribe/secret'],
  ['a request', `/requests/${id}`],
  ['the notifications', '/notifications'],
  ['another site', `https://other.example/events/${id}`],
  ['a site whose name begins alike', `https://stand.example.org/events/${id}`],
  ['no id', '/facilities/marketplace'],
])('%s stays as it is', (_what, path) => {
  const url = path.startsWith('/') ? origin + path : path
  expect(foundBy('mail', url, origin)).toBe(url)
})

test('a letter has it in its link and its items, and not in what ends emails', () => {
  const url = `${origin}/hotels/${id}`
  const letter = { to: 'ann@people.test', subject: 'News', intro: [], outro: [] }
  const footer = { text: 'Enough?', label: 'Stop', url: `${origin}/unsubscribe/secret` }
  expect(
    foundByMail(
      { ...letter, link: { label: 'See it', url }, items: [{ title: 'One', text: '', url }], footer },
      origin,
    ),
  ).toMatchObject({ link: { url: `${url}?via=mail` }, items: [{ url: `${url}?via=mail` }], footer })
})
