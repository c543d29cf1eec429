import { expect, test } from 'vitest'
import { claimPath, hostsIn, newRequestPath, profilesIn, withoutHost } from './contact-paths.ts'

const [one, two] = ['018f0000-0000-7000-8000-000000000001', '018f0000-0000-7000-8000-000000000002']
const facility = { kind: 'facility', id: one } as const
const destination = { kind: 'destination', id: two } as const
const hostsAt = (path: string) => hostsIn(new URL(path, 'http://x').searchParams)

test('writes hosts and the known event into the path of a request', () => {
  const event = { event: 'Spring & Co', from: '2027-03-12', to: undefined, count: 8 }
  expect(newRequestPath([facility, destination], event)).toBe(
    `/requests/new?facilities=${one}&destinations=${two}&event=Spring+%26+Co&from=2027-03-12&count=8`,
  )
})

test('a profile that receives no requests can be claimed, but is no host', () => {
  const company = { kind: 'company', id: one } as const
  const search = new URL(claimPath(company), 'http://x').searchParams
  expect(profilesIn(search)).toEqual([company])
  expect(hostsIn(search)).toEqual([])
})

test('reads hosts back', () => {
  expect(hostsAt(newRequestPath([facility, { ...facility, id: two }, destination]))).toEqual([
    facility,
    { ...facility, id: two },
    destination,
  ])
  expect(hostsAt(claimPath(destination))).toEqual([destination])
})

test('ignores text that is no id, and repeated ids', () => {
  expect(hostsAt(`/requests/new?facilities=x,${one},,${one.toUpperCase()}&hotels=${two}`)).toEqual([facility])
})

test('reads at most twelve hosts', () => {
  const ids = Array.from({ length: 13 }, (_, n) => one.slice(0, -2) + String(10 + n))
  expect(hostsAt(`/requests/new?facilities=${ids.join(',')}`)).toHaveLength(12)
})

test('removes a host from a query and keeps the rest', () => {
  const search = new URLSearchParams(`facilities=${one}&destinations=${two}&event=Cup`)
  expect(withoutHost(search, one).toString()).toBe(`event=Cup&destinations=${two}`)
})
