import { expect, test } from 'vitest'
import { csv, read } from '../testing/import-fixture.ts'
import { formatChoices, noChoices } from './column-map.ts'
import { guessField, recognizeColumns } from '../testing/facility-columns.ts'

test.each([
  ['Str. Addr', 'address'],
  ['St Addr', 'address'],
  ['Main Ph.', 'phone'],
  ['Ph#', 'phone'],
  ['Open/Closed?', 'active'],
  ['Type of Facility:', 'facilityType'],
  ['FacilityTypes', 'facilityType'],
  ['FAC_NM', 'name'],
  ['Zip Cd', 'postalCode'],
  ['ST_CD', 'state'],
  ['Seat Capacity', 'capacity'],
  ['Opened Date', 'yearOpened'],
])('a column %s is recognized as %s by its words', (column, field) =>
  expect([...recognizeColumns([column], noChoices).columns.keys()]).toEqual([field]),
)

test.each([
  ['Number of Courts', { meant: [{ column: 'Number of Courts' }] }],
  ['Facilities', { unknown: ['Facilities'] }],
  ['Contact Name', { unknown: ['Contact Name'] }],
  ['Parking Address', { unknown: ['Parking Address'] }],
])('the words of %s are not those of another column', (column, expected) =>
  expect(recognizeColumns([column], noChoices)).toMatchObject(expected),
)

test.each([
  ['Sport Offered', ['Basketball', 'Soccer, Tennis'], 'sports'],
  ['Max Spectators', ['1,200', '500'], 'capacity'],
  ['No. of Seats', ['1200'], 'capacity'],
  ['Venue City', ['Gary'], 'city'],
  ['Cty Nm', ['Gary'], 'city'],
  ['Yr Blt', ['1988'], 'yearOpened'],
  ['Seat Cap', ['900'], 'capacity'],
  ['Postel Code', ['46402'], 'postalCode'],
])('a column %s with the values %j is guessed to be %s', (column, values, field) =>
  expect(guessField(column, values)).toBe(field),
)

test.each([
  ['Prop_ID', ['X159']],
  ['place_gid', ['5245']],
  ['Contact Name', ['Dana Brindlow']],
  ['Number of Sports', ['4']],
  ['Max Spectators', ['many', 'few']],
  ['Postel Code', ['Owls']],
  ['Owner', ['City of Gary']],
  ['Loc', ['Gary']],
  ['Notes to Self', ['Call them']],
])('nothing is guessed for a column %s with the values %j', (column, values) =>
  expect(guessField(column, values)).toBeUndefined(),
)

test('reads a file with abbreviated and reworded columns', async () => {
  const content = csv(
    'Venue,Sport Offered,Str. Addr,City,ST,Main Ph.,Open/Closed?,Max Spectators,Mascot',
    'Oak Arena,Basketball,12 Main Ave,Gary,IN,219-555-0142,Open,"1,200",Owls',
    'Elm Arena,Ice Hockey,7 Oak St,Gary,IN,219-555-0143,Closed,800,Cats',
  )
  const { proposal, readings } = await read(content)
  expect(proposal && formatChoices(proposal)).toEqual({
    map: ['Sport Offered=sports', 'Max Spectators=capacity'],
    set: [],
    ignoreRest: true,
  })
  expect(readings.map((reading) => 'candidate' in reading && reading.candidate)).toMatchObject([
    {
      draft: { address: '12 Main Ave', phone: expect.stringContaining('555'), capacity: 1200 },
      isClosed: false,
    },
    { sports: ['Ice Hockey'], isClosed: true },
  ])
})
