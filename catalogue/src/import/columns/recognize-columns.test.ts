import { expect, test } from 'vitest'
import { noChoices, parseColumnMap, UsageError } from './column-map.ts'
import { recognizeColumns } from '../testing/facility-columns.ts'
import { requireColumns } from './recognize-columns.ts'

const recognize = (columns: string[], map: string[] = []) =>
  recognizeColumns(columns, { ...noChoices, map: parseColumnMap(map) })
const fieldsOf = (columns: string[], map?: string[]) => Object.fromEntries(recognize(columns, map).columns)

test('recognizes column names with any casing and separators', () => {
  expect(
    fieldsOf(['Facility_Name', 'ZIP CODE', 'phoneNumber', 'Latitude', 'LONG', 'Year Built', 'E-Mail']),
  ).toEqual({
    name: ['Facility_Name'],
    postalCode: ['ZIP CODE'],
    phone: ['phoneNumber'],
    lat: ['Latitude'],
    lng: ['LONG'],
    yearOpened: ['Year Built'],
    email: ['E-Mail'],
  })
})

test('recognizes the columns of HIFLD', () => {
  const columns =
    'X,Y,OBJECTID,VENUEID,NAME,ADDRESS,CITY,STATE,ZIP,ZIP4,TELEPHONE,TYPE,STATUS,POPULATION,COUNTY,COUNTYFIPS,COUNTRY,LATITUDE,LONGITUDE,NAICS_CODE,NAICS_DESC,SOURCE,SOURCEDATE,VAL_METHOD,VAL_DATE,NAME2,NAME3,FORMERNM,YEARCHNG'
  const { source, columns: found, ignored } = recognize(columns.split(','))
  expect(source.name).toBe('HIFLD')
  expect(found.get('capacity')).toEqual(['POPULATION'])
  expect(found.get('facilityType')).toEqual(['NAICS_DESC', 'TYPE'])
  expect(found.get('alias')).toEqual(['NAME2', 'NAME3', 'FORMERNM'])
  expect(found.get('lat')).toEqual(['LATITUDE', 'Y'])
  expect(ignored).toEqual(
    'OBJECTID,VENUEID,ZIP4,COUNTY,COUNTYFIPS,NAICS_CODE,SOURCE,SOURCEDATE,VAL_METHOD,VAL_DATE,YEARCHNG'.split(
      ',',
    ),
  )
})

test('recognizes the columns of ODRSF', () => {
  const columns =
    'Index,Facility_Name,Source_Facility_Type,ODRSF_facility_type,Provider,Unit,Street_No,Street_Name,Postal_Code,City,Prov_Terr,CSDUID,CSD_Name,PRUID,Latitude,Longitude'
  const { source, columns: found, ignored } = recognize(columns.split(','))
  expect(source.name).toBe('ODRSF')
  expect(Object.fromEntries(found)).toMatchObject({
    name: ['Facility_Name'],
    facilityType: ['ODRSF_facility_type', 'Source_Facility_Type'],
    state: ['Prov_Terr'],
    city: ['City', 'CSD_Name'],
    streetNumber: ['Street_No'],
  })
  expect(ignored).toEqual(['Index', 'Provider', 'CSDUID', 'PRUID'])
})

test('recognizes the columns of IPEDS', () => {
  const { source, columns: found } = recognize(
    'UNITID,INSTNM,IALIAS,ADDR,CITY,STABBR,ZIP,FIPS,GENTELE,WEBADDR,ADMINURL,C18BASIC,C21SZSET,LONGITUD,LATITUDE'.split(
      ',',
    ),
  )
  expect(source.name).toBe('IPEDS')
  expect(Object.fromEntries(found)).toMatchObject({
    name: ['INSTNM'],
    lng: ['LONGITUD'],
    website: ['WEBADDR'],
    phone: ['GENTELE'],
    alias: ['IALIAS'],
  })
})

test('recognizes the columns of OpenStreetMap and ignores unknown ones', () => {
  const {
    source,
    columns: found,
    ignored,
  } = recognizeColumns(['@id', 'leisure', 'sport', 'surface', 'name', 'addr:street', 'roof:shape'])
  expect(source.name).toBe('OpenStreetMap')
  expect([...found.keys()].toSorted()).toEqual(['facilityType', 'name', 'sports', 'streetName', 'surface'])
  expect(ignored).toEqual(['@id', 'roof:shape'])
})

test('does not take a file with plain ids and sports for OpenStreetMap', () => {
  expect(recognize(['id', 'name', 'city', 'sport', 'Mascot'])).toMatchObject({
    source: { name: 'unknown' },
    unknown: ['Mascot'],
  })
})

test('returns the columns that nothing is known about', () => {
  expect(recognize(['name', 'city', 'Postel Code', 'Mascot']).unknown).toEqual(['Postel Code', 'Mascot'])
})

test.each([
  ['Baseball Diamonds', { space: 'Diamond', sport: 'Baseball' }],
  ['NUM_TENNIS_COURTS', { space: 'Court', sport: 'Tennis' }],
  ['# of Fields', { space: 'Field' }],
  ['terrains de soccer', { space: 'Field', sport: 'Soccer' }],
  ['Piscina', { space: 'Pool' }],
  ['Pickleball', { sport: 'Pickleball' }],
  ['Restrooms', { amenity: 'Restrooms' }],
  ['Has Lights (Y/N)', { amenity: 'Field & Court Lighting' }],
  ['ADA Accessible', { amenity: 'Wheelchair Accessible' }],
])('the column %s means %j', (column, meaning) => {
  expect(recognize(['name', 'city', column]).meant).toEqual([{ column, meaning }])
})

test.each([
  [['4', '0', ''], { meant: [{ column: 'Tennis Courts' }], unknown: [] }],
  [['Yes', 'no'], { meant: [{ column: 'Tennis Courts' }], unknown: [] }],
  [['Lower courts, resurfaced'], { meant: [], unknown: ['Tennis Courts'] }],
])('a column of counts is recognized by its values %j', (values, expected) => {
  const sample = { size: values.length, valuesOf: () => values.filter((value) => value !== '') }
  expect(recognizeColumns(['name', 'city', 'Tennis Courts'], noChoices, sample)).toMatchObject(expected)
})

test.each([
  [['1', '2'], { ignored: ['Unnamed: 0'], unknown: [] }],
  [['Oak Park', 'Elm Park'], { ignored: [], unknown: ['Unnamed: 0'] }],
])('a column without a name is ignored if it has numbers of rows: %j', (values, expected) => {
  const sample = { size: 2, valuesOf: () => values }
  expect(recognizeColumns(['Unnamed: 0', 'name'], noChoices, sample)).toMatchObject(expected)
})

test('ignores coordinates of a projection', () => {
  const sample = { size: 1, valuesOf: () => ['1987654.3'] }
  expect(recognizeColumns(['name', 'city', 'X', 'Y'], noChoices, sample)).toMatchObject({
    ignored: ['X', 'Y'],
  })
})

test('a map takes precedence over column names and can skip columns', () => {
  expect(
    fieldsOf(['name', 'city', 'Mascot', 'Shown As'], ['mascot=-', 'Shown As=name', 'city=state']),
  ).toEqual({
    name: ['Shown As', 'name'],
    state: ['city'],
  })
})

test.each([
  [['Mascot'], /must have the form/],
  [['Mascot=colour'], /"colour" is not a field/],
  [['=name'], /must have the form/],
  [['a=name', 'a=-'], /maps the column "a" twice/],
])('refuses the map %j with %s', (map, message) => {
  expect(() => parseColumnMap(map)).toThrow(UsageError)
  expect(() => parseColumnMap(map)).toThrow(message)
})

test('refuses a map that names a column twice in different spellings', () => {
  expect(() => recognize(['name', 'city'], ['city=-', 'CITY=state'])).toThrow(/maps the column "city" twice/)
})

test('maps columns to amenities, sports and spaces', () => {
  const { meant } = recognize(['name', 'city', 'A', 'B'], ['A=amenity:parking', 'B=space:Soccer Fields'])
  expect(meant).toEqual([
    { column: 'A', meaning: { amenity: 'Parking' } },
    { column: 'B', meaning: { space: 'Field', sport: 'Soccer' } },
  ])
})

test('refuses a map of a column that the file does not have', () => {
  expect(() => recognize(['name', 'city'], ['Mascot=-'])).toThrow(/no column "Mascot"/)
})

test.each([
  [['city', 'zip'], /no name column/],
  [['name', 'city', 'latitude'], /no longitude column/],
  [['name', 'phone'], /no location columns/],
])('refuses the columns %j with %s', (columns, message) => {
  expect(() => requireColumns(columns, recognize(columns), false)).toThrow(message)
})

test('columns with names that objects have are not known', () => {
  const { columns, unknown } = recognize(['name', 'constructor', '__proto__', 'toString', 'valueOf'])
  expect([...columns]).toEqual([['name', ['name']]])
  expect(unknown).toEqual(['constructor', '__proto__', 'toString', 'valueOf'])
})
