import { expect, test } from 'vitest'
import { csv, read } from '../testing/import-fixture.ts'
import type { KnownFacility } from './known-facility.ts'
import { planImport } from './plan-import.ts'
import type { RowOutcome } from './row-outcome.ts'

const known = (
  changes: Partial<KnownFacility['draft']> = {},
  more: Partial<KnownFacility> = {},
): KnownFacility => ({
  id: 'f1',
  revision: 3,
  draft: {
    name: 'Oak Hill Arena',
    description: 'Ours.',
    address: '12 Elm Street',
    city: 'Indianapolis',
    state: 'Indiana',
    postalCode: '46204',
    lat: 39.77,
    lng: -86.15,
    googlePlaceId: null,
    phone: '(317) 555-0100',
    email: null,
    website: 'http://oakhill.example',
    responseTime: null,
    parentId: null,
    facilityType: 'Arena',
    availability: null,
    capacity: 5000,
    indoorArea: null,
    floorLength: null,
    floorWidth: null,
    clearHeight: null,
    yearOpened: null,
    timeZone: null,
    ...changes,
  },
  isActive: true,
  sports: ['Basketball'],
  spaces: [],
  amenities: [],
  otherNames: [],
  hasManager: false,
  isVisible: true,
  importedFor: null,
  deleted: null,
  ...more,
})

const header =
  'name,description,address,city,state,zip,lat,lng,phone,website,capacity,facility type,sports,amenities'
const same =
  'Oak Hill Arena,,12 ELM ST.,,IN,46204,39.7701,-86.1501,3175550100,https://www.oakhill.example/,,,Basketball,'

async function plan(
  rows: string[],
  facilities: KnownFacility[] = [],
  acceptDoubtful = false,
): Promise<RowOutcome[]> {
  return planImport((await read(csv(header, ...rows))).readings, facilities, { acceptDoubtful })
}

test('a row that differs only in formatting is unchanged, and other rows are new', async () => {
  expect(await plan([same, 'Elm Rink,,,,IN,46204,39.5,-86,,,,,,'], [known()])).toMatchObject([
    { kind: 'unchanged', facilityId: 'f1' },
    { kind: 'new', name: 'Elm Rink' },
  ])
})

test('a row updates its own fields, adds missing children, clears nothing and keeps the description', async () => {
  const row =
    'OAK HILL ARENA,Theirs.,,,IN,46204,39.775,-86.15,317-555-0199,,"5,500",Stadium,Basketball; Volleyball,Wifi'
  const [outcome] = await plan([row], [known()])
  expect(outcome).toMatchObject({
    kind: 'changed',
    differences: {
      fields: [
        { field: 'phone', from: '(317) 555-0100', to: '(317) 555-0199' },
        { field: 'capacity', from: 5000, to: 5500 },
        { field: 'facilityType', from: 'Arena', to: 'Stadium' },
        { field: 'lat', from: 39.77, to: 39.775 },
        { field: 'lng' },
      ],
      sports: ['Volleyball'],
      spaces: [],
      amenities: ['Wifi'],
    },
  })
})

test('a row fills an empty description and updates the capitalization of the name', async () => {
  const [outcome] = await plan(
    ['Oak Hill ARENA,Theirs.,,,IN,,39.77,-86.15,,,,,,'],
    [known({ description: null })],
  )
  expect(outcome).toMatchObject({
    differences: {
      fields: [
        { field: 'name', to: 'Oak Hill ARENA' },
        { field: 'description', to: 'Theirs.' },
      ],
    },
  })
})

test('guesses from the name or the postal code change nothing', async () => {
  const [outcome] = await plan(
    ['Oak Hill Arena,,12 Elm St,,IN,46204,,,,,,,,'],
    [known({ facilityType: 'Fieldhouse' }, { sports: [] })],
  )
  expect(outcome).toMatchObject({ kind: 'unchanged' })
})

const golfRow = 'Oak Hill Arena,,,,IN,,39.77,-86.15,,,9000,,Golf,'

test.each([false, true])(
  'a facility with a manager is never changed, whether doubtful rows are accepted (%s) or not',
  async (acceptDoubtful) => {
    expect(await plan([golfRow], [known({}, { hasManager: true })], acceptDoubtful)).toMatchObject([
      {
        kind: 'doubtful',
        facilityId: 'f1',
        reasons: ['has a manager, who can update capacity, sports'],
      },
    ])
  },
)

test('a facility with a manager is unchanged if the row equals it', async () => {
  expect(await plan([same], [known({}, { hasManager: true })])).toMatchObject([{ kind: 'unchanged' }])
})

const similar = 'Oak Hil Arena,,,,IN,,39.7705,-86.15,,,,,,'

test('a row similar to an existing facility is doubtful', async () => {
  expect(await plan([similar], [known()])).toMatchObject([
    {
      kind: 'doubtful',
      facilityId: 'f1',
      reasons: ['looks like "Oak Hill Arena" at the same place: similar name'],
    },
  ])
})

test('a row similar to an existing facility is new if doubtful rows are accepted', async () => {
  expect(await plan([similar], [known()], true)).toMatchObject([
    { kind: 'new', reasons: ['looks like "Oak Hill Arena" at the same place: similar name'] },
  ])
})

const rowAt = (name: string, lat: number) => `${name},,,,IN,,${lat},-86.15,,,,,,`

test('rows that repeat an earlier row are merged, and rows similar to it are doubtful', async () => {
  expect(
    await plan([
      rowAt('Oak Hill Arena', 39.77),
      rowAt('The Oak Hill Arena', 39.771),
      rowAt('Oak Hil Arena', 39.7701),
      rowAt('Oak Hill Arena', 39.8),
    ]),
  ).toMatchObject([
    { kind: 'new' },
    { kind: 'merged', reasons: ['joined with line 2'] },
    { kind: 'doubtful', reasons: ['looks like line 2 at the same place: similar name'] },
    { kind: 'doubtful', reasons: ['looks like line 2, 2.1 miles away: same name'] },
  ])
})

test('a duplicate of an earlier row is merged even if doubtful rows are accepted', async () => {
  const outcomes = await plan([rowAt('Oak Hill Arena', 39.77), rowAt('Oak Hill Arena', 39.77)], [], true)
  expect(outcomes.map(({ kind }) => kind)).toEqual(['new', 'merged'])
})

test('the second row for an existing facility is merged with the first', async () => {
  const row = (capacity: number) => `Oak Hill Arena,,,,IN,,39.77,-86.15,,,${capacity},,,`
  expect(await plan([row(1), row(2)], [known()])).toMatchObject([
    { kind: 'changed' },
    { kind: 'merged', reasons: ['joined with line 2'] },
  ])
})

const planWith = async (
  rows: string[],
  facilities: KnownFacility[],
  options: Partial<Parameters<typeof planImport>[2]>,
) =>
  planImport((await read(csv(header, ...rows))).readings, facilities, { acceptDoubtful: false, ...options })

test('an answer that names a facility is about that one, and not about the likeliest', async () => {
  const twin = known({ name: 'Oak Hil Arenas', capacity: null }, { id: 'f2' })
  const rows = [rowAt('Oak Hil Arena', 39.7701)]
  const [outcome] = await planWith(rows, [known(), twin], {})
  expect(outcome).toMatchObject({
    kind: 'doubtful',
    matches: [{ item: { id: 'f1' } }, { item: { id: 'f2' } }],
  })
  const answers = new Map([['2', { decision: 'same' as const, facilityId: 'f2' }]])
  expect(await planWith(rows, [known(), twin], { answers })).toMatchObject([
    { kind: 'changed', facilityId: 'f2' },
  ])
})

test('a row that was decided as a facility that is gone stays doubtful', async () => {
  const answers = new Map([['2', { decision: 'same' as const, facilityId: 'f2' }]])
  expect(await planWith([rowAt('Elm Gym', 39.5)], [], { answers })).toMatchObject([
    { kind: 'doubtful', reasons: ['was decided to be the same as something that is gone'] },
  ])
})

test('a row that was decided as a facility with a manager leaves it unchanged', async () => {
  const answers = new Map([['2', { decision: 'same' as const }]])
  expect(await planWith([golfRow], [known({}, { hasManager: true })], { answers })).toMatchObject([
    { kind: 'unchanged', facilityId: 'f1', reasons: ['has a manager, who can update capacity, sports'] },
  ])
})

const limited = { sees: () => true, mayChange: () => false, nameOf: () => 'a venue' }

test('a facility that the importing person may not change is unchanged', async () => {
  expect(await planWith([golfRow], [known()], { access: limited })).toMatchObject([
    { kind: 'unchanged', facilityId: 'f1' },
  ])
})

test.each([
  ['the same as', golfRow],
  ['similar to', rowAt('Oak Hil Arena', 39.7701)],
])('a row that is %s a facility that is not seen is doubtful without naming it', async (_what, row) => {
  const access = { ...limited, sees: () => false }
  const [outcome] = await planWith([row], [known()], { access })
  expect(outcome).toMatchObject({
    kind: 'doubtful',
    reasons: ['may be on the marketplace already, but is not public'],
    matches: [],
  })
  expect(outcome).not.toHaveProperty('facilityId')
})

test('a row for a deleted facility is doubtful', async () => {
  expect(await plan([same], [known({}, { deleted: '2026-03-01' })])).toMatchObject([
    { kind: 'doubtful', reasons: ['"Oak Hill Arena" was deleted on 2026-03-01'] },
  ])
})

test('a row for a deleted facility is new if doubtful rows are accepted', async () => {
  expect(await plan([same], [known({}, { deleted: '2026-03-01' })], true)).toMatchObject([{ kind: 'new' }])
})

// Nothing confirms the correction.
const swapped = 'Oak Hill Arena,,,,,,-86.15,39.77,,,,,,'

test('a row with swapped coordinates is doubtful', async () => {
  expect(await plan([swapped])).toMatchObject([{ kind: 'doubtful' }])
})

test('a row with swapped coordinates is new with corrected ones if doubtful rows are accepted', async () => {
  expect(await plan([swapped], [], true)).toMatchObject([
    { kind: 'new', candidate: { draft: { lat: 39.77, lng: -86.15 } } },
  ])
})

test('outcomes are in file order, including refused rows', async () => {
  expect(
    (await plan(['Oak,,,,IN,ABC,,,,,,,,', 'Elm,,,,IN,,39,-86,,,,,,'])).map(({ kind, place }) => [
      kind,
      place.line,
    ]),
  ).toEqual([
    ['refused', 2],
    ['new', 3],
  ])
})
