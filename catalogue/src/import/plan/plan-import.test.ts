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
    parentId: null,
    facilityType: 'Arena',
    availability: null,
    capacity: 5000,
    indoorArea: null,
    yearOpened: null,
    timeZone: null,
    ...changes,
  },
  sports: ['Basketball'],
  spaces: [],
  amenities: [],
  hasManager: false,
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

test('what says the same in other writing is unchanged', async () => {
  expect(await plan([same, 'Elm Rink,,,,IN,46204,39.5,-86,,,,,,'], [known()])).toMatchObject([
    { kind: 'unchanged', facilityId: 'f1' },
    { kind: 'new', name: 'Elm Rink' },
  ])
})

test('a file changes the fields it states, adds what is missing, empties nothing and rewrites no description', async () => {
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

test('an empty description is filled, and capitals that the file has kept are believed', async () => {
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

test('what is only guessed from a name, or from the postal code, changes nothing', async () => {
  const [outcome] = await plan(
    ['Oak Hill Arena,,12 Elm St,,IN,46204,,,,,,,,'],
    [known({ facilityType: 'Fieldhouse' }, { sports: [] })],
  )
  expect(outcome).toMatchObject({ kind: 'unchanged' })
})

test('a facility that has a manager is never changed, whatever is accepted', async () => {
  const row = 'Oak Hill Arena,,,,IN,,39.77,-86.15,,,9000,,Golf,'
  for (const accepted of [false, true])
    expect(await plan([row], [known({}, { hasManager: true })], accepted)).toMatchObject([
      {
        kind: 'doubtful',
        facilityId: 'f1',
        reasons: ['kept by its manager, who may want to change capacity, sports'],
      },
    ])
  expect(await plan([same], [known({}, { hasManager: true })])).toMatchObject([{ kind: 'unchanged' }])
})

test('what looks like one that stands is doubtful until it is accepted', async () => {
  const row = 'Oak Hil Arena,,,,IN,,39.7705,-86.15,,,,,,'
  expect(await plan([row], [known()])).toMatchObject([
    { kind: 'doubtful', facilityId: 'f1', reasons: ['looks like "Oak Hill Arena" at the same place'] },
  ])
  expect(await plan([row], [known()], true)).toMatchObject([
    { kind: 'new', reasons: ['looks like "Oak Hill Arena" at the same place'] },
  ])
})

test('rows of one file: the same facility comes in once, a like one is doubtful', async () => {
  const row = (name: string, lat: number) => `${name},,,,IN,,${lat},-86.15,,,,,,`
  expect(
    await plan([
      row('Oak Hill Arena', 39.77),
      row('The Oak Hill Arena', 39.771),
      row('Oak Hil Arena', 39.7701),
      row('Oak Hill Arena', 39.8),
    ]),
  ).toMatchObject([
    { kind: 'new' },
    { kind: 'doubtful', reasons: ['line 2 has the same name and place, and brings it in'] },
    { kind: 'doubtful', reasons: ['looks like line 2 at the same place'] },
    { kind: 'doubtful', reasons: ['looks like line 2, 2.1 miles away'] },
  ])
  expect(
    (await plan([row('Oak Hill Arena', 39.77), row('Oak Hill Arena', 39.77)], [], true)).map(
      ({ kind }) => kind,
    ),
  ).toEqual(['new', 'doubtful'])
})

test('two rows of one standing facility: the second is doubtful, for they may contradict', async () => {
  const row = (capacity: number) => `Oak Hill Arena,,,,IN,,39.77,-86.15,,,${capacity},,,`
  expect(await plan([row(1), row(2)], [known()])).toMatchObject([
    { kind: 'changed' },
    { kind: 'doubtful', reasons: ['line 2 speaks of the same facility'] },
  ])
})

test('a facility that was deleted does not come back unasked', async () => {
  const deleted = known({}, { deleted: '2026-03-01' })
  expect(await plan([same], [deleted])).toMatchObject([
    { kind: 'doubtful', reasons: ['"Oak Hill Arena" was deleted on 2026-03-01'] },
  ])
  expect(await plan([same], [deleted], true)).toMatchObject([{ kind: 'new' }])
})

test('swapped coordinates come in right once they are accepted', async () => {
  const row = 'Oak Hill Arena,,,,IN,,-86.15,39.77,,,,,,'
  expect(await plan([row])).toMatchObject([{ kind: 'doubtful' }])
  expect(await plan([row], [], true)).toMatchObject([
    { kind: 'new', candidate: { draft: { lat: 39.77, lng: -86.15 } } },
  ])
})

test('refused rows keep their place in the order of the file', async () => {
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
