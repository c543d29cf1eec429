import { expect, test } from 'vitest'
import { conversationName } from './conversation-name.ts'

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
