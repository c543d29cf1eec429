import { expect, test } from 'vitest'
import { conversationName, eventWords, firstName, otherSide } from './conversation-name.ts'

const about = { id: 'p', kind: 'facility' as const, name: 'Grand Park', picture: null }
const person = { id: 'bo', name: 'Bo', picture: null }
const unnamed = { name: null, about: null, contact: null }
const members = ['Ann', 'Bo', 'Cy', 'Di', 'Ed'].map((name) => ({ userId: name.toLowerCase(), name }))

test.each([
  ['its own name', { ...unnamed, name: 'Courts' }, 'Courts'],
  ['the other members, those who joined last first', unnamed, 'Ed, Di, Cy, and 1 more'],
  [
    'the page, for whoever contacted its team',
    { ...unnamed, about, contact: { isTeam: false, person } },
    'Grand Park',
  ],
  ['the person, for the team', { ...unnamed, about, contact: { isTeam: true, person } }, 'Bo'],
  [
    'a former member, for the team of somebody whose account is gone',
    { ...unnamed, about, contact: { isTeam: true, person: null } },
    'A former member',
  ],
])('a conversation is named after %s', (_, group, name) => {
  expect(conversationName(group, members, 'ann')).toBe(name)
})

test('a conversation without anybody else is named after a former member', () => {
  expect(conversationName(unnamed, [{ userId: 'ann', name: 'Ann' }], 'ann')).toBe('A former member')
})

const teams = [
  { name: 'Rosa', isTeam: false },
  { name: 'Ann', isTeam: true },
  { name: 'Bo', isTeam: true },
]
const request = { eventId: 'e', name: 'Spring Cup', leadId: null }
test.each([
  ['the organizer, for the host', { contact: { isTeam: true, person: null }, request }, 'Rosa'],
  ['the team, for the organizer', { contact: { isTeam: false, person: null }, request }, 'Ann and Bo'],
  [
    'the organizer, for a host whose request was withdrawn',
    { contact: { isTeam: true, person: null }, request: null },
    'Rosa',
  ],
  ['nobody, if it is about no request', { contact: { isTeam: true, person }, request: null }, undefined],
  ['nobody, in a group', { contact: null, request: null }, undefined],
])('a conversation about a request is with %s', (_, group, people) => {
  expect(otherSide(group, teams)).toBe(people)
})

const ann = { id: 'ann', name: 'Ann Lee', picture: null }
const bob = { id: 'bob', name: 'Bob Ray', picture: null }
const gone = { id: null, name: 'A former member', picture: null }

test.each([
  [ann, 'added', bob, null, 'Ann Lee added Bob Ray'],
  [ann, 'added', { ...bob, id: 'own' }, null, 'Ann Lee added you'],
  [{ ...ann, id: 'own' }, 'added', bob, null, 'You added Bob Ray'],
  [ann, 'removed', bob, null, 'Ann Lee removed Bob Ray'],
  [ann, 'removed', gone, null, 'Ann Lee removed a former member'],
  [gone, 'left', null, null, 'A former member left'],
  [gone, 'added', bob, null, 'A former member added Bob Ray'],
  [bob, 'left', null, null, 'Bob Ray left'],
  [ann, 'renamed', null, 'Courts', 'Ann Lee renamed the group to “Courts”'],
  [ann, 'renamed', null, null, 'Ann Lee removed the name of the group'],
] as const)('%j %s %j %j', (author, kind, whom, name, words) => {
  expect(eventWords({ author, event: { kind, person: whom, name } }, 'own')).toBe(words)
})

test('a message has no words of an event', () => {
  expect(eventWords({ author: ann, event: null }, 'own')).toBeUndefined()
})

test('somebody whose account is gone has no first name', () => {
  expect([firstName(bob), firstName(gone)]).toEqual(['Bob', 'A former member'])
})
