import { expect, test } from 'vitest'
import { ImportRefusal } from '../import-refusal.ts'
import { parseColumnMap, UsageError } from './column-map.ts'
import { recogniseColumns } from './recognise-columns.ts'

const recognise = (columns: string[], map: string[] = []) =>
  recogniseColumns(columns, parseColumnMap(map), false)
const of = (columns: string[], map?: string[]) => Object.fromEntries(recognise(columns, map).columns)

test('names are known in any writing', () => {
  expect(
    of(['Facility_Name', 'ZIP CODE', 'phoneNumber', 'Latitude', 'LONG', 'Year Built', 'E-Mail']),
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

test('HIFLD', () => {
  const columns =
    'X,Y,OBJECTID,VENUEID,NAME,ADDRESS,CITY,STATE,ZIP,ZIP4,TELEPHONE,TYPE,STATUS,POPULATION,COUNTY,COUNTYFIPS,COUNTRY,LATITUDE,LONGITUDE,NAICS_CODE,NAICS_DESC,SOURCE,SOURCEDATE,VAL_METHOD,VAL_DATE,NAME2,NAME3,FORMERNM,YEARCHNG'
  const { source, columns: found, ignored } = recognise(columns.split(','))
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

test('ODRSF', () => {
  const columns =
    'Index,Facility_Name,Source_Facility_Type,ODRSF_facility_type,Provider,Unit,Street_No,Street_Name,Postal_Code,City,Prov_Terr,CSDUID,CSD_Name,PRUID,Latitude,Longitude'
  const { source, columns: found, ignored } = recognise(columns.split(','))
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

test('IPEDS', () => {
  const { source, columns: found } = recognise(
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

test('OpenStreetMap, whose other tags are left out', () => {
  const {
    source,
    columns: found,
    ignored,
  } = recogniseColumns(
    ['@id', 'leisure', 'sport', 'surface', 'name', 'addr:street', 'roof:shape'],
    new Map(),
    true,
  )
  expect(source.name).toBe('OpenStreetMap')
  expect([...found.keys()].toSorted()).toEqual(['facilityType', 'name', 'sports', 'streetName', 'surface'])
  expect(ignored).toEqual(['@id', 'roof:shape'])
})

test('a list with ids and sports of its own is not OpenStreetMap, whose unknown columns would be left out unseen', () => {
  expect(() => recognise(['id', 'name', 'city', 'sport', 'Mascot'])).toThrow(/not known/)
})

test('a column that is not known refuses the file, names the nearest and says what to do', () => {
  const refuse = () => recognise(['name', 'city', 'Postel Code', 'Mascot'])
  expect(refuse).toThrow(ImportRefusal)
  try {
    refuse()
  } catch (error) {
    expect(error).toMatchObject({
      message: 'The file has 2 columns not known here.',
      reasons: [
        expect.stringContaining(
          'column "Postel Code" is not known; the nearest known name is "postal code". Say --map "Postel Code=postalCode"',
        ),
        expect.stringContaining('column "Mascot"'),
      ],
    })
  }
})

test('a map says what a column is, or that it is nothing, before anything else does', () => {
  expect(of(['name', 'city', 'Mascot', 'Shown As'], ['mascot=-', 'Shown As=name', 'city=state'])).toEqual({
    name: ['Shown As', 'name'],
    state: ['city'],
  })
})

test.each([
  [['Mascot'], /not of the form/],
  [['Mascot=colour'], /"colour" is not a field/],
  [['=name'], /not of the form/],
  [['a=name', 'a=-'], /two things/],
])('the map %j cannot be meant', (map, message) => {
  expect(() => parseColumnMap(map)).toThrow(UsageError)
  expect(() => parseColumnMap(map)).toThrow(message)
})

test('a map of a column that is not there cannot be meant either', () => {
  expect(() => recognise(['name', 'city'], ['Mascot=-'])).toThrow(/no column "Mascot"/)
})

test.each([
  [['city', 'zip'], /No column holds the name/],
  [['name', 'city', 'latitude'], /none for the longitude/],
  [['name', 'phone'], /where the facilities are/],
])('%j lack something', (columns, message) => {
  expect(() => recognise(columns)).toThrow(message)
})
