import { expect, test } from 'vitest'
import { callKey, isCallKey, isTouched } from './call-key.ts'
import { calls, callsOf, functionOf, idOf } from './calls.ts'

const { inquiries } = calls['contact-mgmt']
const my = callKey(inquiries.my, { take: 20 }, 'ada')
const images = callKey(calls['facility-mgmt'].facilities.images.list, { ownerId: 'f1' }, null)

test('an operation is named by its path', () => {
  expect(idOf(inquiries.my)).toBe('contact-mgmt.inquiries.my')
})

test('an operation picked like from the client is the same', () => {
  expect(callsOf((api) => api['contact-mgmt'].inquiries.my)).toBe(inquiries.my)
})

test('an operation finds its function in the client', () => {
  const reply = async () => 1
  // A client with this operation only.
  const api: Parameters<typeof functionOf>[0] = JSON.parse('{"contact-mgmt":{"inquiries":{}}}')
  Object.assign(api['contact-mgmt'].inquiries, { my: reply })
  expect(functionOf(api, inquiries.my)).toBe(reply)
})

test('a key has the operation, the owner, the input and the caller', () => {
  expect(images).toEqual(['facility-mgmt.facilities.images.list', 'f1', { ownerId: 'f1' }, null])
  expect(my).toEqual(['contact-mgmt.inquiries.my', null, { take: 20 }, 'ada'])
})

test('a read by several calls has a key of its own', () => {
  expect(callKey(inquiries.my, {}, 'ada', 'all pages').at(-1)).toBe('all pages')
})

test('hand-kept keys are not of calls', () => {
  expect(isCallKey(['inquiries', 'mine', 1])).toBe(false)
  expect(isCallKey(my)).toBe(true)
})

test('a write touches an operation, or all below a part of the tree', () => {
  expect(isTouched(my, { call: inquiries.my })).toBe(true)
  expect(isTouched(my, { call: inquiries })).toBe(true)
  expect(isTouched(my, { call: inquiries.list })).toBe(false)
  expect(isTouched(['inquiries'], { call: inquiries })).toBe(false)
})

test('a write may touch what one owner has', () => {
  const { facilities } = calls['facility-mgmt']
  expect(isTouched(images, { call: facilities.images, owner: 'f1' })).toBe(true)
  expect(isTouched(images, { call: facilities.images, owner: 'f2' })).toBe(false)
})

test('an operation whose name starts with that of another is not touched with it', () => {
  expect(isTouched(['a.list', null, {}, null], { call: calls['contact-mgmt'] })).toBe(false)
  expect(isTouched(['contact-mgmt.inquiriesOfOthers.my', null, {}, null], { call: inquiries })).toBe(false)
})
