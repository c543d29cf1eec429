import { expect, test } from 'vitest'
import { checked, newRow, rowOf, stateOf, withField, type SpaceRow, undoRows } from './space-rows.ts'

const court = rowOf({
  id: '0191e7a0-0000-7000-8000-000000000001',
  createdDate: '2026-01-01T00:00:00Z',
  name: 'Court',
  count: 8,
  surface: 'Hardwood',
  location: 'Indoor',
  additionalFeatures: '84 ft',
})

test('a new type removes values that it does not allow, and sets those without a choice', () => {
  const rink = withField(court, 'name', 'Rink')
  expect(rink.typed).toMatchObject({ surface: '', location: 'Indoor', count: '8' })
  const meetingRoom = withField(withField(court, 'location', 'Outdoor'), 'name', 'Meeting Room')
  expect(meetingRoom.typed.location).toBe('Indoor')
  expect(withField(court, 'name', 'Track').typed.surface).toBe('Hardwood')
})

test('a row that has its saved values again is unchanged', () => {
  expect(stateOf(court)).toBe('same')
  const changed = withField(court, 'count', '9')
  expect(stateOf(changed)).toBe('changed')
  expect(stateOf(withField(changed, 'count', '8'))).toBe('same')
  expect(stateOf(newRow())).toBe('added')
})

test('invalid fields have messages, and counts may have commas', () => {
  const wrong = checked(withField(newRow(), 'count', 'many'))
  expect(Object.keys(wrong.errors).toSorted()).toEqual(['count', 'name'])
  expect(wrong.errors.count).toBe('Must be a whole number of spaces from 1 to 1,000.')
  expect(checked(withField(court, 'count', '0')).errors.count).toBe(
    'Must be a whole number of spaces from 1 to 1,000.',
  )
  expect(checked(withField(court, 'count', '1,000')).errors).toEqual({})
  expect(checked(withField(court, 'additionalFeatures', 'x'.repeat(1001))).errors.additionalFeatures).toBe(
    'Use 1,000 characters or fewer.',
  )
  expect(checked({ ...withField(court, 'count', 'many'), isRemoved: true }).errors).toEqual({})
})

test('undo rows are the opposite of the saved changes', () => {
  const added: SpaceRow = { ...withField(newRow(), 'name', 'Pool'), key: 'new' }
  const changed = withField(court, 'count', '9')
  const removed = { ...court, key: 'gone', isRemoved: true }
  const saved = new Map<string, SpaceRow | undefined>([
    ['new', { ...added, id: 'a', before: added.typed }],
    [court.key, { ...changed, before: changed.typed }],
    ['gone', undefined],
  ])
  const undo = undoRows([added, changed, removed], saved)
  expect(undo.map(stateOf)).toEqual(['removed', 'changed', 'added'])
  expect(undo.map(({ typed }) => [typed.name, typed.count])).toEqual([
    ['Pool', '1'],
    ['Court', '8'],
    ['Court', '8'],
  ])
  expect(undoRows([added], new Map())).toEqual([])
})
