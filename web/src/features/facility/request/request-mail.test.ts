import { expect, test } from 'vitest'
import { readWish } from './event-wish.ts'
import { nextStep } from './contact-of.ts'
import { mailto, requestMail } from './request-mail.ts'

const facility = { name: 'Grand Gym', address: 'https://site.example/facilities/1' }
const wish = {
  event: 'Spring Cup & Friends',
  from: '2027-03-12',
  to: '2027-03-14',
  space: 'Court',
  count: 10,
  surface: 'Hardwood',
}

test('asks for what is known', () => {
  const { subject, body } = requestMail(wish, facility)
  expect(subject).toBe('Spring Cup & Friends, Mar 12 – 14, 2027')
  expect(body).toContain('we would like to bring Spring Cup & Friends to Grand Gym.')
  expect(body).toContain('Dates: Mar 12 – 14, 2027\nSpaces: 10 courts, hardwood')
  expect(body).toContain(facility.address)
})

test('leaves out what is not', () => {
  const { subject, body } = requestMail({}, facility)
  expect(subject).toBe('Event request')
  expect(body).not.toMatch(/Dates:|Spaces:|undefined|\n{3}/)
})

test('asks for a number of spaces of whatever kind', () => {
  expect(requestMail({ count: 16 }, facility).body).toContain('Spaces: 16 spaces')
  expect(requestMail({ count: 1 }, facility).body).toContain('Spaces: 1 space\n')
})

test('is an address that mail programs read back to the letter', () => {
  const mail = requestMail({ ...wish, event: 'Ünïcode "Cup" +1 100% <b>' }, facility)
  const address = new URL(mailto('o’neil+events@gym.example', mail))
  expect(address.pathname).toBe('o%E2%80%99neil%2Bevents@gym.example')
  expect(address.search).not.toContain('+')
  const read = Object.fromEntries(address.searchParams)
  expect(read).toEqual({ subject: mail.subject, body: mail.body.replaceAll('\n', '\r\n') })
})

test('takes the best way that the facility gives', () => {
  const reachable = { name: 'Grand Gym', email: null, phone: null, website: null }
  const step = (ways: object) => nextStep({ ...reachable, ...ways }, {}, facility.address)
  expect(step({ email: 'a@b.example', phone: '(317) 555-0101' })?.way).toBe('mail')
  expect(step({ phone: '(317) 555-0101' })).toMatchObject({
    label: 'Call (317) 555-0101',
    href: 'tel:3175550101',
  })
  expect(step({ website: 'https://gym.example' })).toMatchObject({
    way: 'website',
    href: 'https://gym.example',
  })
  expect(step({})).toBeUndefined()
})

test('reads a wish from an address, and nothing from nonsense', () => {
  const read = (search: string) => readWish(new URLSearchParams(search))
  expect(
    read('from=2027-03-12&to=2027-03-14&space=Court&count=10&surface=Hardwood&event=Spring+Cup+%26+Friends'),
  ).toEqual(wish)
  expect(read('from=2027-03-14&to=2027-03-12')).toMatchObject({ from: '2027-03-12', to: '2027-03-14' })
  for (const wrong of ['from=soon&count=-3&event=', 'to=2027-02-31&count=1.5', 'count=1e9&from='])
    expect(Object.values(read(wrong)).filter((value) => value !== undefined)).toEqual([])
})
