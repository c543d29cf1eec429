import { expect, test } from 'vitest'
import { candidateOf, csv, refusalOf } from '../testing/import-fixture.ts'

const hifldHeader =
  'X,Y,OBJECTID,VENUEID,NAME,ADDRESS,CITY,STATE,ZIP,ZIP4,TELEPHONE,TYPE,STATUS,POPULATION,COUNTRY,LATITUDE,LONGITUDE,NAICS_DESC,NAME2,FORMERNM'

test('reads a row of HIFLD: fixes capitals, drops placeholders and derives type, sports and time zone', async () => {
  const row =
    "-86.15,39.77,1,7,O'NEILL SPEEDWAY AT MCDONALD PARK,12 SE 5TH ST,SAINT PAUL,IN,46204,NOT AVAILABLE,(317) 555-0100,SINGLE USE,OPEN,-999,USA,39.77,-86.15,RACETRACKS,THE LOOP,NOT AVAILABLE"
  expect(await candidateOf(csv(hifldHeader, row))).toMatchObject({
    draft: {
      name: "O'Neill Speedway at McDonald Park",
      address: '12 SE 5th St',
      city: 'Saint Paul',
      state: 'Indiana',
      postalCode: '46204',
      phone: '(317) 555-0100',
      capacity: null,
      lat: 39.77,
      lng: -86.15,
      facilityType: 'Race Track',
      timeZone: 'America/Indiana/Indianapolis',
      description: null,
    },
    aliases: ['The Loop'],
    sports: ['Auto Racing'],
    statedChildren: new Set(),
    doubts: [],
    remarks: [],
  })
})

test.each([
  ['OAK HILL STADIUM', 900, 'Stadium'],
  ['LINCOLN FIELD', 900, 'Stadium'],
  ['CORNERSTONE CENTER', 900, 'Arena'],
  ['TWIN RIVERS GYMNASIUM', 900, 'Gymnasium'],
  ['CITY PLACE', 40_000, 'Stadium'],
])('guesses the type of %s in HIFLD with %d seats: %s', async (name, capacity, facilityType) => {
  const row = `,,1,7,${name},,,IN,46204,,,SINGLE USE,OPEN,${capacity},USA,39.77,-86.15,"PROMOTERS OF PERFORMING ARTS, SPORTS, AND SIMILAR EVENTS WITH FACILITIES",,`
  expect(await candidateOf(csv(hifldHeader, row))).toMatchObject({ draft: { facilityType } })
})

const withStatus = (status: string) =>
  csv(hifldHeader, `,,1,7,OAK HILL STADIUM,,,IN,46204,,,SINGLE USE,${status},5,USA,39.77,-86.15,RACETRACKS,,`)

test('adds a doubt for a venue under construction', async () => {
  expect((await candidateOf(withStatus('UNDER CONSTRUCTION'))).doubts).toEqual([
    'marked as under construction',
  ])
})

test.each([
  ['CLOSED', true],
  ['Inactive', true],
  ['OPEN', false],
  ['Temporarily closed', false],
  ['Closed in winter', false],
])('a venue with the status %s is closed for good: %s', async (status, isClosed) => {
  expect((await candidateOf(withStatus(status))).isClosed).toBe(isClosed)
})

test.each([
  ['name,state,closing date', 'Oak Park,IN,2011-10-02', true],
  ['name,state,closing date', 'Oak Park,IN,2199-10-02', false],
  ['name,state,closed', 'Oak Park,IN,yes', true],
  ['name,state,closed', 'Oak Park,IN,Mondays', false],
  ['name,state,active', 'Oak Park,IN,N', true],
  ['name,state,opening date,closing date', 'Oak Rink,IN,2016-11-05,2017-03-12', false],
])('reads the columns %s of %s as closed: %s', async (header, row, isClosed) => {
  expect((await candidateOf(csv(header, row))).isClosed).toBe(isClosed)
})

test('mends a row that is encoded twice, and tells it', async () => {
  const row = csv('name,city,state,latitude,longitude', 'CafÃ© FranÃ§ois Gym,Albany,New York,42.75,-73.75')
  expect(await candidateOf(row)).toMatchObject({
    draft: { name: 'Café François Gym', city: 'Albany' },
    remarks: [
      { code: 'text-mended', text: '"CafÃ© FranÃ§ois Gym" is encoded twice: read as "Café François Gym"' },
    ],
  })
})

test('mends columns and GeoJSON that are encoded twice', async () => {
  expect(
    await candidateOf(csv('name,état,city'.replace('é', 'Ã©'), 'MontrÃ©al Rink,Quebec,MontrÃ©al'), [
      'Ã©tat=state'.replace('Ã©', 'é'),
    ]),
  ).toMatchObject({
    draft: { name: 'Montréal Rink', city: 'Montréal', state: 'Quebec' },
  })
  expect(await candidateOf(feature({ name: 'CafÃ© Gym', state: 'IN' }))).toMatchObject({
    draft: { name: 'Café Gym' },
    remarks: [{ code: 'text-mended' }],
  })
})

test('tells that a file has lost letters', async () => {
  const row = csv('name,city,state', 'Caf\ufffd Gym,Gary,IN')
  expect((await candidateOf(row)).remarks).toContainEqual({
    code: 'text-lost',
    text: '"Caf\ufffd Gym" has letters that the file has lost',
  })
})

test.each([
  ['"12 Elm St\nGary, Indiana, IN 46402"', ''],
  ['12 Elm St', '"Gary, Indiana"'],
  ['12 Elm St', '"Gary, Indiana, IN"'],
  ['12 Elm St', '"Gary, IN 46402"'],
  ['12 Elm St', 'Gary IN'],
  ['12 Elm St', 'Gary (Indiana)'],
  ['12 Elm St', 'Gary/IN'],
])('reads the address %s and the city %s once', async (address, city) => {
  const { draft } = await candidateOf(csv('name,address,city,state', `Hall A,${address},${city},IN`))
  expect(draft).toMatchObject({ address: '12 Elm St', city: 'Gary', state: 'Indiana' })
})

test.each(['"Indiana, IN"', 'IN (Indiana)', 'US-IN', 'Indiana IN'])('reads the state %s', async (state) => {
  const { draft } = await candidateOf(csv('name,city,state', `Hall A,Gary,${state}`))
  expect(draft).toMatchObject({ city: 'Gary', state: 'Indiana' })
})

test.each(['Indiana', 'IN'])('leaves out a city %s that is the state, and tells it', async (city) => {
  const { draft, remarks } = await candidateOf(csv('name,city,state,zip', `Hall A,${city},IN,46402`))
  expect(draft).toMatchObject({ city: null, state: 'Indiana' })
  expect(remarks).toContainEqual({
    code: 'value-dropped',
    text: `left out city ${JSON.stringify(city)} is the state`,
  })
})

test.each([
  ['New York, NY', 'NY', 'New York', 'New York'],
  ['New York', 'New York', 'New York', 'New York'],
  ['New York (NY)', 'N.Y.', 'New York', 'New York'],
  ['Gary, Ind.', 'IN', 'Gary', 'Indiana'],
  ['Gary, Indiana - IN', '', 'Gary', 'Indiana'],
])('reads the city "%s" of the state "%s" as %s, %s', async (written, ofState, city, state) => {
  const { draft } = await candidateOf(csv('name,city,state', `Hall A,"${written}",${ofState}`))
  expect(draft).toMatchObject({ city, state })
})

test('mends signs that are written as entities, and tells it', async () => {
  expect(await candidateOf(csv('name,city,state', 'Parks &amp; Caf&eacute;,Gary,IN'))).toMatchObject({
    draft: { name: 'Parks & Café' },
    remarks: expect.arrayContaining([
      { code: 'text-mended', text: '"Parks &amp; Caf&eacute;" is encoded twice: read as "Parks & Café"' },
    ]),
  })
})

test('leaves a city alone that names another state', async () => {
  const { draft } = await candidateOf(csv('name,city,state', 'Hall A,"Gary, Ohio",IN'))
  expect(draft).toMatchObject({ city: 'Gary, Ohio', state: 'Indiana' })
})

test('reads a row of ODRSF: joins the address and derives sports and spaces', async () => {
  const header =
    'Index,Facility_Name,ODRSF_facility_type,Provider,Unit,Street_No,Street_Name,Postal_Code,City,Prov_Terr,CSD_Name,Latitude,Longitude'
  expect(
    await candidateOf(
      csv(header, '1,Maple Leaf Pool,pools,Town,4,120,queen street west,m5v2a1,..,ON,Toronto,43.65,-79.39'),
    ),
  ).toMatchObject({
    draft: {
      name: 'Maple Leaf Pool',
      address: '120 Queen Street West, Unit 4',
      city: 'Toronto',
      state: 'Ontario',
      postalCode: 'M5V 2A1',
      facilityType: 'Aquatic Center',
      timeZone: 'America/Toronto',
    },
    sports: ['Swimming'],
    spaces: [{ name: 'Pool', count: 1, surface: 'N/A', location: null }],
    statedChildren: new Set(['sports', 'spaces']),
  })
})

test('reads a row of IPEDS as a college', async () => {
  const header = 'UNITID,INSTNM,IALIAS,ADDR,CITY,STABBR,ZIP,GENTELE,WEBADDR,LONGITUD,LATITUDE'
  expect(
    await candidateOf(
      csv(
        header,
        '1,Oak Hill College,Oaks|OHC,1 College Ave,Pittsfield,MA,1201-0001,4135550100,www.oakhill.example,-73.25,42.45',
      ),
    ),
  ).toMatchObject({
    draft: {
      facilityType: 'College/University',
      postalCode: '01201',
      phone: '(413) 555-0100',
      website: 'https://www.oakhill.example',
    },
    aliases: ['Oaks', 'OHC'],
    remarks: [{ code: 'lost-zeros' }],
  })
})

const feature = (properties: object, coordinates = [-86.15, 39.77]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: [{ type: 'Feature', properties, geometry: { type: 'Point', coordinates } }],
  })

const pitch = {
  '@id': 'way/1',
  leisure: 'pitch',
  sport: 'soccer;baseball;multi',
  surface: 'artificial_turf',
  name: 'Oak Hill Pitch',
  'addr:housenumber': '12',
  'addr:street': 'Elm St',
  'roof:shape': 'flat',
}

test('reads a pitch of OpenStreetMap with its sports, their spaces and the state at its position', async () => {
  expect(await candidateOf(feature(pitch))).toMatchObject({
    draft: { facilityType: 'Parks & Rec', address: '12 Elm St', state: 'Indiana' },
    sports: ['Soccer', 'Baseball'],
    spaces: [
      { name: 'Field', surface: 'Turf' },
      { name: 'Diamond', surface: 'Turf' },
    ],
    statedChildren: new Set(['sports', 'spaces']),
    remarks: [{ code: 'state-found' }],
  })
})

test('leaves the surface of a space empty if it is unknown', async () => {
  expect(await candidateOf(feature({ ...pitch, sport: 'tennis', surface: 'clay' }))).toMatchObject({
    spaces: [{ name: 'Court', surface: null }],
    statedChildren: new Set(['sports', 'spaces']),
  })
})

test('refuses a position in another country', async () => {
  expect(
    await refusalOf(
      feature({ '@id': 'way/1', leisure: 'stadium', name: 'Estadio del Norte' }, [-106.45, 31.7]),
    ),
  ).toBe('Estadio del Norte, Mexico: outside the United States and Canada')
})

test.each([
  [
    'name,city,state,country',
    'ESTADIO DEL SUR,Monterrey,NL,MEX',
    'Estadio del Sur, Mexico: outside the United States and Canada',
  ],
  ['name,city,state', 'Takhini Rink,Whitehorse,YT', 'Takhini Rink, Yukon: not a supported state or province'],
  [
    'name,latitude,longitude',
    'Louvre Gym,48.86,2.34',
    'latitude 48.86, longitude 2.34 is outside the United States and Canada',
  ],
  ['name,zip', 'Arctic Rink,X0A 0H0', 'Arctic Rink, Nunavut: not a supported state or province'],
])('refuses the unserved place %s: %s with "%s"', async (header, row, reason) => {
  expect(await refusalOf(csv(header, row))).toBe(reason)
})

test('reads the state NL in Canada as Newfoundland and Labrador', async () => {
  expect(await candidateOf(csv('name,city,state,country', 'Oak Rink,Gander,NL,CAN'))).toMatchObject({
    draft: { state: 'Newfoundland and Labrador' },
  })
})

const plain = 'name,city,state,zip,latitude,longitude,phone,website,email,capacity,year opened,facility type'

test.each([
  ['Oak,Gary,IN,ABC,,,,,,,,', 'postal code "ABC" (column zip) is not valid in Indiana'],
  ['Oak,Gary,Hoosier,,,,,,,,,', 'state "Hoosier" is not a supported state or province'],
  ['Oak,Gary,IN,,north,-86,,,,,,', 'latitude "north" is not a valid number of degrees'],
  ['Oak,Gary,IN,,91,86,,,,,,', 'latitude 91 is out of range (-90 to 90)'],
  ['Oak,Gary,IN,,0,0,,,,,,', 'latitude 0, longitude 0 is a placeholder for an unknown position'],
  ['Oak,Gary,IN,,39.77,,,,,,,', 'the longitude is missing'],
  [',Gary,IN,,,,,,,,,', 'the name is missing'],
  ['Oak,Gary,,,,,,,,,,', 'the state, postal code and coordinates are all missing'],
  [`${'Oak'.repeat(100)},Gary,IN,,,,,,,,,`, `name "${'Oak'.repeat(13)}…" is longer than 200 characters`],
  [
    'Oak,Gary,IN,ABC,x,y,,,,,,',
    'latitude "x" is not a valid number of degrees; longitude "y" is not a valid number of degrees; postal code "ABC" (column zip) is not valid in Indiana',
  ],
])('refuses %s: %s', async (row, reasons) => {
  expect(await refusalOf(csv(plain, row))).toBe(reasons)
})

test.each([
  ['phone', 'Oak,Gary,IN,,,,call us,,,,,', 'phone "call us" must be a telephone number'],
  ['website', 'Oak,Gary,IN,,,,,ask inside,,,,', 'website "ask inside" is not a web address'],
  ['website', 'Oak,Gary,IN,,,,,http://N/A,,,,', 'website "http://N/A" is not a web address'],
  ['email', 'Oak,Gary,IN,,,,,,nobody,,,', 'email "nobody" is not an email address'],
  ['capacity', 'Oak,Gary,IN,,,,,,,many,,', 'capacity "many" is not a whole number'],
  ['capacity', 'Oak,Gary,IN,,,,,,,9999999,,', 'capacity "9999999" is more than 1000000'],
  ['yearOpened', 'Oak,Gary,IN,,,,,,,,1500,', 'year opened "1500" is less than 1700'],
])('an invalid %s in %s costs only the value: %s', async (field, row, reason) => {
  const { draft, stated, remarks } = await candidateOf(csv(plain, row))
  expect(draft).toMatchObject({ name: 'Oak', [field]: null })
  expect([...stated]).not.toContain(field)
  expect(remarks).toContainEqual({ code: 'value-dropped', text: `left out ${reason}` })
})

test.each([
  ['Oak,,,,-86.15,39.77,,,,,,', 'latitude -86.15 and longitude 39.77 look swapped'],
  ['Oak,Laredo,TX,,-86.15,39.77,,,,,,', 'latitude -86.15 and longitude 39.77 look swapped'],
  ['Oak,Gary,IN,46204,31.9,-106.3,,,,,,', expect.stringMatching(/is 1\d{3} miles from postal code 46204/)],
  ['Oak,Gary,IN,,43.02,-88.01,,,,,,', expect.stringMatching(/is 2\d\d miles from Indiana/)],
  ['Oak,Gary,IN,53214,39.77,-86.15,,,,,,', 'postal code 53214 is in Wisconsin, but the state is Indiana'],
  ['Oak,Laredo,TX,,31.7,-106.45,,,,,,', expect.stringContaining('is in Mexico, but the state is Texas')],
])('adds a doubt to %s: %s', async (row, doubt) => {
  expect((await candidateOf(csv(plain, row))).doubts).toContainEqual(doubt)
})

test.each([
  ['Oak,Gary,IN,46204,-86.15,39.77,,,,,,', 'latitude -86.15 and longitude 39.77 look swapped: corrected'],
  ['Oak,Gary,IN,,39.77,86.15,,,,,,', 'longitude 86.15 seems to be missing its minus sign: corrected'],
])('corrects the position of %s where its postal code or state confirms it', async (row, text) => {
  const { draft, doubts, remarks } = await candidateOf(csv(plain, row))
  expect(draft).toMatchObject({ lat: 39.77, lng: -86.15 })
  expect(doubts).toEqual([])
  expect(remarks).toContainEqual({ code: 'position-corrected', text })
})

test('allows for the size of rural Canadian postal code areas', async () => {
  expect((await candidateOf(csv(plain, 'Oak,Moosonee,ON,P0L 1Y0,51.27,-80.64,,,,,,'))).doubts).toEqual([])
})

test('places a row without coordinates at the center of its postal code, as a derived position', async () => {
  const { draft, stated, remarks } = await candidateOf(csv('name,zip', 'Oak Hill Gym,46204'))
  expect(draft).toMatchObject({ lat: 39.7716, lng: -86.157, state: 'Indiana', facilityType: 'Gymnasium' })
  expect([...stated].toSorted()).toEqual(['name', 'postalCode'])
  expect(remarks).toMatchObject([{ code: 'placed-by-postal-code' }])
})

test('places a row with a town and no postal code at the center of the town, as a derived position', async () => {
  const { draft, stated, remarks } = await candidateOf(
    csv('name,address,city,state', 'Oak Gym,12 Elm St,Gary,IN'),
  )
  expect(draft).toMatchObject({ lat: 41.5934, lng: -87.3464, timeZone: 'America/Chicago' })
  expect([...stated].toSorted()).toEqual(['address', 'city', 'name', 'state'])
  expect(remarks).toMatchObject([
    { code: 'placed-by-town', text: 'no coordinates given, so placed at the center of Gary' },
  ])
})

test('leaves a row of an unknown town without a position', async () => {
  expect(await candidateOf(csv('name,city,state', 'Oak Gym,Nowhere,IN'))).toMatchObject({
    draft: { lat: null, lng: null },
  })
})

test('imports an unknown facility type as Other, with a remark', async () => {
  expect(await candidateOf(csv(plain, 'Oak,Gary,IN,,,,,,,,,moon base'))).toMatchObject({
    draft: { facilityType: 'Other' },
    remarks: expect.arrayContaining([
      { code: 'type-unknown', text: 'unknown facility type "moon base", imported as Other' },
    ]),
  })
})

test('takes the type from the name if the facility type is unknown', async () => {
  expect(await candidateOf(csv(plain, 'Oak Bowling Lanes,Gary,IN,,,,,,,,,moon base'))).toMatchObject({
    draft: { facilityType: 'Bowling Center' },
    sports: ['Bowling'],
    remarks: [{ code: 'placed-by-town' }, { code: 'type-unknown' }],
  })
})

test('imports a row without a facility type as Other, with a remark', async () => {
  expect(await candidateOf(csv(plain, 'Oak,Gary,IN,,,,,,,,,'))).toMatchObject({
    draft: { facilityType: 'Other' },
    remarks: [{ code: 'placed-by-town' }, { code: 'type-unknown' }],
  })
})

const listsHeader = 'name,state,sports,spaces,amenities'
const listsRow =
  'Oak,IN,"football, hoops; Quidditch; swimming","8 Court (Hardwood, Indoor); Pool x 2; Field: 3; Court; Moat","wifi, Locker rooms; Helipad"'

test('reads lists of sports, spaces and amenities', async () => {
  expect(await candidateOf(csv(listsHeader, listsRow))).toMatchObject({
    sports: ['Contact Football', 'Basketball', 'Swimming'],
    spaces: [
      { name: 'Court', surface: 'Hardwood', location: 'Indoor', count: 8 },
      { name: 'Pool', count: 2 },
      { name: 'Field', count: 3 },
      { name: 'Court', surface: null, count: 1 },
    ],
    amenities: ['Wifi', 'Locker Rooms'],
    statedChildren: new Set(['sports', 'spaces', 'amenities']),
  })
})

test('adds a remark for each skipped sport, space and amenity', async () => {
  expect((await candidateOf(csv(listsHeader, listsRow))).remarks.map(({ text }) => text)).toEqual([
    'no facility type given, imported as Other',
    'skipped unknown or ambiguous sport "Quidditch"',
    'skipped unknown space "Moat"',
    'skipped unknown amenity "Helipad"',
  ])
})

test('takes the state of the town at the position rather than that of a postal code across the border', async () => {
  const row = 'Oak Park,Laval,45.57,-73.69'
  expect(await candidateOf(csv('name,city,lat,lng', row))).toMatchObject({ draft: { state: 'Quebec' } })
})

test('joins columns that are mapped to the address', async () => {
  const { draft } = await candidateOf(csv('name,No,Rd,Sfx,city,state', 'Oak Park,12,Elm,St,Gary,IN'), [
    'No=address',
    'Rd=address',
    'Sfx=address',
  ])
  expect(draft.address).toBe('12 Elm St')
})

test('reads the town of an address in one cell', async () => {
  expect(await candidateOf(csv('name,address', 'Oak Park,"12 Elm St, Gary, IN 46402"'))).toMatchObject({
    draft: { address: '12 Elm St', city: 'Gary', state: 'Indiana', postalCode: '46402' },
  })
})

test('reads counts and flags of columns, and skips what is neither', async () => {
  const header = 'name,state,Baseball Diamonds,Tennis Courts,Pickleball,Restrooms,Parking'
  const { spaces, sports, amenities, remarks } = await candidateOf(csv(header, 'Oak Park,IN,4,yes,0,Y,no'))
  expect(spaces).toMatchObject([
    { name: 'Diamond', count: 4, surface: null },
    { name: 'Court', count: 1, surface: null },
  ])
  expect(sports).toEqual(['Baseball', 'Tennis'])
  expect(amenities).toEqual(['Restrooms'])
  expect(remarks.map(({ code }) => code)).not.toContain('word-unknown')
})

test.each([
  ['patinoire', 'Ice Rink', ['Rink']],
  ['Piscina', 'Aquatic Center', ['Pool']],
  ['Centre communautaire', 'Community Center', []],
  ['Campo de golf', 'Golf Course', ['Golf Course']],
  ['Polideportivo', 'Sports Complex', []],
])('reads the type %s as %s with %j', async (type, facilityType, spaces) => {
  const candidate = await candidateOf(csv('nom,province,type', `Roy,QC,${type}`))
  expect(candidate.draft.facilityType).toBe(facilityType)
  expect(candidate.spaces.map(({ name }) => name)).toEqual(spaces)
})

test.each([
  ['Pittsfield,1201', []],
  ['Gary,1201', ['postal code 01201 is in Massachusetts, which has no Gary']],
])('the row %s without a state has the doubts %j about added zeros', async (values, doubts) => {
  expect((await candidateOf(csv('name,city,zip', `Oak Park,${values}`))).doubts).toEqual(doubts)
})

test('a court of another town’s name is no state', async () => {
  expect(
    await candidateOf(csv('name,address,city,zip', 'Oak Park,12 Windsor Ct,Indianapolis,46204')),
  ).toMatchObject({ draft: { address: '12 Windsor Ct', state: 'Indiana' }, doubts: [] })
})
