import { expect, test } from 'vitest'
import { candidateOf, csv, outcomes, refusalOf } from '../testing/import-fixture.ts'

const hifldHeader =
  'X,Y,OBJECTID,VENUEID,NAME,ADDRESS,CITY,STATE,ZIP,ZIP4,TELEPHONE,TYPE,STATUS,POPULATION,COUNTRY,LATITUDE,LONGITUDE,NAICS_DESC,NAME2,FORMERNM'

test('a row of HIFLD: capitals, absences, capacity, kind and names', async () => {
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
    aliases: ['THE LOOP'],
    sports: ['Auto Racing'],
    statedChildren: new Set(),
    doubts: [],
    remarks: [],
  })
})

test('a venue of HIFLD without a telling kind is judged by its name, and by its size', async () => {
  const row = (name: string, capacity: number) =>
    `,,1,7,${name},,,IN,46204,,,SINGLE USE,OPEN,${capacity},USA,39.77,-86.15,"PROMOTERS OF PERFORMING ARTS, SPORTS, AND SIMILAR EVENTS WITH FACILITIES",,`
  const names = [
    'OAK HILL STADIUM',
    'LINCOLN FIELD',
    'CORNERSTONE CENTER',
    'TWIN RIVERS GYMNASIUM',
    'CITY PLACE',
  ]
  const read = await outcomes(
    csv(hifldHeader, ...names.map((name, index) => row(name, index === 4 ? 40_000 : 900))),
  )
  expect(read.map((candidate) => 'draft' in candidate && candidate.draft.facilityType)).toEqual([
    'Stadium',
    'Stadium',
    'Arena',
    'Gymnasium',
    'Stadium',
  ])
})

test('a venue that is closed or not built yet is doubted', async () => {
  const row = (status: string) =>
    `,,1,7,OAK HILL STADIUM,,,IN,46204,,,SINGLE USE,${status},5,USA,39.77,-86.15,RACETRACKS,,`
  const read = await outcomes(csv(hifldHeader, row('CLOSED'), row('UNDER CONSTRUCTION')))
  expect(read.map((candidate) => 'doubts' in candidate && candidate.doubts)).toEqual([
    ['the file says that it is closed'],
    ['the file says that it is under construction'],
  ])
})

test('a row of ODRSF: dots for nothing, the address in parts, a kind with sports and spaces', async () => {
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
    spaces: [{ name: 'Pool', count: 1, surface: null, location: null }],
    statedChildren: new Set(['sports', 'spaces']),
  })
})

test('a row of IPEDS is a college', async () => {
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

test('a pitch of OpenStreetMap: sports and their spaces, the surface where it fits, the state from the position', async () => {
  const tags = {
    '@id': 'way/1',
    leisure: 'pitch',
    sport: 'soccer;baseball;multi',
    surface: 'artificial_turf',
    name: 'Oak Hill Pitch',
    'addr:housenumber': '12',
    'addr:street': 'Elm St',
    'roof:shape': 'flat',
  }
  expect(await candidateOf(feature(tags))).toMatchObject({
    draft: { facilityType: 'Parks & Rec', address: '12 Elm St', state: 'Indiana' },
    sports: ['Soccer', 'Baseball'],
    spaces: [
      { name: 'Field', surface: 'Turf' },
      { name: 'Diamond', surface: 'Turf' },
    ],
    statedChildren: new Set(['sports', 'spaces']),
    remarks: [{ code: 'state-found' }],
  })
  expect(await candidateOf(feature({ ...tags, sport: 'tennis', surface: 'clay' }))).toMatchObject({
    spaces: [{ name: 'Court', surface: null }],
    statedChildren: new Set(['sports']),
  })
})

test('a place beyond the border is refused by name, whatever says so', async () => {
  expect(
    await refusalOf(
      feature({ '@id': 'way/1', leisure: 'stadium', name: 'Estadio del Norte' }, [-106.45, 31.7]),
    ),
  ).toBe('Estadio del Norte, Mexico: outside the United States and Canada')
  expect(await refusalOf(csv('name,city,state,country', 'ESTADIO DEL SUR,Monterrey,NL,MEX'))).toBe(
    'Estadio del Sur, Mexico: outside the United States and Canada',
  )
  expect(await refusalOf(csv('name,city,state', 'Takhini Rink,Whitehorse,YT'))).toBe(
    'Takhini Rink, Yukon: none of the states and provinces served',
  )
  expect(await refusalOf(csv('name,latitude,longitude', 'Louvre Gym,48.86,2.34'))).toContain(
    'outside the United States and Canada',
  )
  expect(await refusalOf(csv('name,zip', 'Arctic Rink,X0A 0H0'))).toContain('Nunavut')
})

test('NL is Newfoundland in Canada', async () => {
  expect(await candidateOf(csv('name,city,state,country', 'Oak Rink,Gander,NL,CAN'))).toMatchObject({
    draft: { state: 'Newfoundland and Labrador' },
  })
})

const plain = 'name,city,state,zip,latitude,longitude,phone,website,email,capacity,year opened,facility type'

test.each([
  ['Oak,Gary,IN,ABC,,,,,,,,', 'postal code "ABC" (column zip) is not one of Indiana'],
  ['Oak,Gary,Hoosier,,,,,,,,,', 'state "Hoosier" is not a state or province served'],
  ['Oak,Gary,IN,,north,-86,,,,,,', 'latitude "north" is not a number of degrees'],
  ['Oak,Gary,IN,,91,86,,,,,,', 'latitude 91 is out of range, -90 to 90'],
  [
    'Oak,Gary,IN,,0,0,,,,,,',
    'latitude 0, longitude 0 is a point in the Atlantic that stands for an unknown position',
  ],
  ['Oak,Gary,IN,,39.77,,,,,,,', 'there is a latitude and no longitude'],
  ['Oak,Gary,IN,,,,call us,,,,,', 'phone "call us" must be a telephone number'],
  ['Oak,Gary,IN,,,,,ask inside,,,,', 'website "ask inside" is not a web address'],
  ['Oak,Gary,IN,,,,,,nobody,,,', 'email "nobody" is not an e-mail address'],
  ['Oak,Gary,IN,,,,,,,many,,', 'capacity "many" is not a whole number'],
  ['Oak,Gary,IN,,,,,,,9999999,,', 'capacity "9999999" is more than 1000000'],
  ['Oak,Gary,IN,,,,,,,,1500,', 'year opened "1500" is less than 1700'],
  [',Gary,IN,,,,,,,,,', 'there is no name'],
  ['Oak,Gary,,,,,,,,,,', 'there is neither a state, a postal code nor a position to say where it is'],
  [`${'Oak'.repeat(100)},Gary,IN,,,,,,,,,`, `name "${'Oak'.repeat(13)}…" is longer than 200 characters`],
  [
    'Oak,Gary,IN,ABC,x,y,,,,,,',
    'latitude "x" is not a number of degrees; longitude "y" is not a number of degrees; postal code "ABC" (column zip) is not one of Indiana',
  ],
])('%s is refused with everything that is wrong', async (row, reasons) => {
  expect(await refusalOf(csv(plain, row))).toBe(reasons)
})

test.each([
  ['Oak,Gary,IN,46204,-86.15,39.77,,,,,,', 'latitude -86.15 and longitude 39.77 look swapped'],
  ['Oak,Gary,IN,46204,31.9,-106.3,,,,,,', expect.stringMatching(/is 1\d{3} miles from postal code 46204/)],
  ['Oak,Gary,IN,,43.02,-88.01,,,,,,', expect.stringMatching(/is 2\d\d miles from Indiana/)],
  ['Oak,Gary,IN,53214,39.77,-86.15,,,,,,', 'postal code 53214 is in Wisconsin, the state says Indiana'],
  ['Oak,Laredo,TX,,31.7,-106.45,,,,,,', expect.stringContaining('is in Mexico, the state says Texas')],
])('%s is doubted', async (row, doubt) => {
  expect((await candidateOf(csv(plain, row))).doubts).toContainEqual(doubt)
})

test('the wide areas of the north are not far from themselves', async () => {
  expect((await candidateOf(csv(plain, 'Oak,Moosonee,ON,P0L 1Y0,51.27,-80.64,,,,,,'))).doubts).toEqual([])
})

test('a row without a position stands in the middle of its postal code, which is not what the file states', async () => {
  const { draft, stated, remarks } = await candidateOf(csv('name,zip', 'Oak Hill Gym,46204'))
  expect(draft).toMatchObject({ lat: 39.7716, lng: -86.157, state: 'Indiana', facilityType: 'Gymnasium' })
  expect([...stated].toSorted()).toEqual(['name', 'postalCode'])
  expect(remarks).toMatchObject([{ code: 'placed-by-postal-code' }])
})

test('a kind that is not known is Other, with a remark; words of the name come first', async () => {
  const read = await outcomes(
    csv(
      plain,
      'Oak,Gary,IN,,,,,,,,,moon base',
      'Oak Bowling Lanes,Gary,IN,,,,,,,,,moon base',
      'Oak,Gary,IN,,,,,,,,,',
    ),
  )
  expect(read).toMatchObject([
    {
      draft: { facilityType: 'Other' },
      remarks: [{ text: 'facility type "moon base" is not known, so it is Other' }],
    },
    { draft: { facilityType: 'Bowling Center' }, sports: ['Bowling'], remarks: [{ code: 'type-unknown' }] },
    { draft: { facilityType: 'Other' }, remarks: [{ code: 'type-unknown' }] },
  ])
})

test('lists of sports, spaces and amenities', async () => {
  const header = 'name,state,sports,spaces,amenities'
  const row =
    'Oak,IN,"football, hoops; Quidditch; swimming","8 Court (Hardwood, Indoor); Pool x 2; Field: 3; Court; Moat","wifi, Locker rooms; Helipad"'
  expect(await candidateOf(csv(header, row))).toMatchObject({
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
  expect((await candidateOf(csv(header, row))).remarks.map(({ text }) => text)).toEqual([
    'nothing says what sort of place it is, so its type is Other',
    'sport "Quidditch" is not known, or means several, and is left out',
    'space "Moat" is not known and is left out',
    'amenity "Helipad" is not known and is left out',
  ])
})
