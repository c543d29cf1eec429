import { expect, test } from 'vitest'
import { changesOf, type AccountDraft } from './account-draft.ts'

const channels = { inApp: true, email: 'now' as const, push: true }
const stored: AccountDraft = {
  name: 'Rosalind Okonkwo',
  accountType: 'Event Organizer',
  sports: ['Basketball'],
  city: 'Bloomington',
  state: 'Indiana',
  about: null,
  isVisible: true,
  timeZone: null,
  notifications: {
    invitations: channels,
    approvals: channels,
    claims: channels,
    requests: channels,
    reviews: channels,
    favorites: channels,
    messages: channels,
    searches: channels,
  },
}

test('an unchanged draft needs no call', () => {
  expect(changesOf(stored, { ...stored })).toEqual({
    user: undefined,
    settings: undefined,
    isVisible: undefined,
    count: 0,
  })
})

test('a changed name is patched without spaces at its ends', () => {
  expect(changesOf(stored, { ...stored, name: ' Rosalind O. ' }).user).toEqual([
    { op: 'replace', path: '/name', value: 'Rosalind O.' },
  ])
})

test('an emptied text becomes null', () => {
  expect(changesOf(stored, { ...stored, city: ' ' }).user).toEqual([
    { op: 'replace', path: '/city', value: null },
  ])
})

test('spaces around a text are no change', () => {
  expect(changesOf(stored, { ...stored, city: 'Bloomington ' }).count).toBe(0)
})

test('a removed sport replaces the list', () => {
  expect(changesOf(stored, { ...stored, sports: [] }).user).toEqual([
    { op: 'replace', path: '/sports', value: [] },
  ])
})

test('the visibility has a call of its own', () => {
  const { user, isVisible, count } = changesOf(stored, { ...stored, isVisible: false })
  expect({ user, isVisible, count }).toEqual({ user: undefined, isVisible: false, count: 1 })
})

test('preferences and the time zone are patched as settings', () => {
  const notifications = {
    ...stored.notifications,
    messages: { inApp: true, email: 'never' as const, push: true },
  }
  const changes = changesOf(stored, { ...stored, timeZone: 'America/New_York', notifications })
  expect(changes.settings).toEqual([
    { op: 'replace', path: '/timeZone', value: 'America/New_York' },
    { op: 'replace', path: '/notifications', value: notifications },
  ])
  expect(changes.count).toBe(2)
})
