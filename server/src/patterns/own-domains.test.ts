import { expect, test } from 'vitest'
import { isFreeMail, ownDomains } from './own-domains.ts'

test.each([
  ['https://www.elmhall.example/visit?x=1', null, ['elmhall.example']],
  ['https://parks.elmcity.co.uk', null, ['elmcity.co.uk']],
  [null, 'desk@mail.elmhall.org', ['elmhall.org']],
  ['https://elmhall.org', 'desk@elmhall.org', ['elmhall.org']],
  ['https://elmhall.org', 'desk@elmcity.gov', ['elmhall.org', 'elmcity.gov']],
  ['https://elmhall.org', 'elmhall@gmail.com', ['elmhall.org']],
  ['https://www.facebook.com/elmhall', 'elmhall@yahoo.co.uk', []],
  ['https://elmhall.wixsite.com/home', null, []],
  ['https://192.168.0.1/', null, []],
  ['not an address', null, []],
  [null, null, []],
])('a website %s and an email %s belong to %j', (website, email, domains) => {
  expect(ownDomains({ website, email })).toEqual(domains)
})

test.each(['gmail.com', 'mail.yahoo.com', 'outlook.com'])('anyone gets an address at %s', (domain) => {
  expect(isFreeMail(domain)).toBe(true)
})

test('only staff get an address at elmhall.org', () => {
  expect(isFreeMail('elmhall.org')).toBe(false)
})
