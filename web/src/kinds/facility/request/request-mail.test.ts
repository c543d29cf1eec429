import { expect, test } from 'vitest'
import { readRequest } from './event-request.ts'
import { mailto } from '../../../profile/contact/next-step.ts'
import { requestMail } from './request-mail.ts'

const facility = { name: 'Grand Gym', address: 'https://site.example/facilities/1' }
const request = {
  event: 'Spring Cup & Friends',
  from: '2027-03-12',
  to: '2027-03-14',
  space: 'Court',
  count: 10,
  surface: 'Hardwood',
}

test('a mail contains the known facts', () => {
  const { subject, body } = requestMail(request, facility)
  expect(subject).toBe('Spring Cup & Friends, Mar 12 – 14, 2027')
  expect(body).toContain('we would like to bring Spring Cup & Friends to Grand Gym.')
  expect(body).toContain('Dates: Mar 12 – 14, 2027\nSpaces: 10 courts, hardwood')
  expect(body).toContain(facility.address)
})

test('a mail leaves out unknown facts', () => {
  const { subject, body } = requestMail({}, facility)
  expect(subject).toBe('Event request')
  expect(body).not.toMatch(/Dates:|Spaces:|undefined|\n{3}/)
})

test('a mail asks for a number of spaces of any type', () => {
  expect(requestMail({ count: 16 }, facility).body).toContain('Spaces: 16 spaces')
  expect(requestMail({ count: 1 }, facility).body).toContain('Spaces: 1 space\n')
})

test('mail programs read the link back unchanged', () => {
  const mail = requestMail({ ...request, event: 'Ünïcode "Cup" +1 100% <b>' }, facility)
  const address = new URL(mailto('o’neil+events@gym.example', mail))
  expect(address.pathname).toBe('o%E2%80%99neil%2Bevents@gym.example')
  expect(address.search).not.toContain('+')
  const read = Object.fromEntries(address.searchParams)
  expect(read).toEqual({ subject: mail.subject, body: mail.body.replaceAll('\n', '\r\n') })
})

test('reads a request from an address, and ignores nonsense', () => {
  const read = (search: string) => readRequest(new URLSearchParams(search))
  expect(
    read('from=2027-03-12&to=2027-03-14&space=Court&count=10&surface=Hardwood&event=Spring+Cup+%26+Friends'),
  ).toEqual(request)
  expect(read('from=2027-03-14&to=2027-03-12')).toMatchObject({ from: '2027-03-12', to: '2027-03-14' })
  for (const wrong of ['from=soon&count=-3&event=', 'to=2027-02-31&count=1.5', 'count=1e9&from='])
    expect(Object.values(read(wrong)).filter((value) => value !== undefined)).toEqual([])
})
