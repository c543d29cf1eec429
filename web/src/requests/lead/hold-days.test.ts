import { expect, test } from 'vitest'
import { holdRows } from './hold-days.ts'

const space = (id: string, spaceType: 'Field' | 'Court') => ({
  id,
  name: id,
  spaceType,
  units: [{ id: `${id}-all`, label: '' }],
})
const entry = (unitId: string, kind: 'Booking' | 'Hold', place: number | null) => ({
  id: unitId,
  kind,
  title: 'Academy',
  unitIds: [unitId],
  starts: '2027-04-23T20:00:00.000Z',
  ends: '2027-04-23T23:00:00.000Z',
  place,
})
const days = ['2027-04-22', '2027-04-23']
const rows = (entries: ReturnType<typeof entry>[], spaceName: string | null = 'Field') =>
  holdRows(
    { spaces: [space('Field 1', 'Field'), space('Court 1', 'Court')], entries },
    { days, spaceName, timeZone: 'America/New_York' },
  ).map(({ name, taken, canHold }) => ({ name, taken, canHold }))

test('has the spaces of the type, with what takes each day', () => {
  expect(rows([entry('Field 1-all', 'Booking', null)])).toEqual([
    { name: 'Field 1', taken: [undefined, 'Academy'], canHold: false },
  ])
})

test('a hold of somebody else can be queued behind', () => {
  expect(rows([entry('Field 1-all', 'Hold', 1)])).toEqual([
    { name: 'Field 1', taken: [undefined, '1 on hold'], canHold: true },
  ])
})

test('a hold that ran out takes nothing', () => {
  expect(rows([entry('Field 1-all', 'Hold', null)])[0]?.taken).toEqual([undefined, undefined])
})

test('has all spaces if none is of the type', () => {
  expect(rows([], 'Rink').map(({ name }) => name)).toEqual(['Field 1', 'Court 1'])
})
