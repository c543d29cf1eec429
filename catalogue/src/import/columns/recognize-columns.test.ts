import { expect, test } from 'vitest'
import { ImportRefusal } from '../import-refusal.ts'
import { parseColumnMap, UsageError } from './column-map.ts'
import { recognizeColumns } from './recognize-columns.ts'

const recognize = (columns: string[], map: string[] = []) =>
  recognizeColumns(columns, parseColumnMap(map), false)
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
  } = recognizeColumns(
    ['@id', 'leisure', 'sport', 'surface', 'name', 'addr:street', 'roof:shape'],
    new Map(),
    true,
  )
  expect(source.name).toBe('OpenStreetMap')
  expect([...found.keys()].toSorted()).toEqual(['facilityType', 'name', 'sports', 'streetName', 'surface'])
  expect(ignored).toEqual(['@id', 'roof:shape'])
})

test('does not take a file with plain ids and sports for OpenStreetMap', () => {
  expect(() => recognize(['id', 'name', 'city', 'sport', 'Mascot'])).toThrow(/unknown column/)
})

const refusal = (columns: string[]): unknown => {
  try {
    return recognize(columns)
  } catch (error) {
    return error
  }
}

test('refuses a file with unknown columns and suggests a mapping for each', () => {
  const error = refusal(['name', 'city', 'Postel Code', 'Mascot'])
  expect(error).toBeInstanceOf(ImportRefusal)
  expect(error).toMatchObject({
    message: 'The file has 2 unknown columns.',
    reasons: [
      'column "Postel Code" is not known. The closest known name is "postal code". Use --map "Postel Code=postalCode" to import it as postal code, or --map "Postel Code=-" to skip it.',
      expect.stringContaining('column "Mascot"'),
    ],
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

test('refuses a map of a column that the file does not have', () => {
  expect(() => recognize(['name', 'city'], ['Mascot=-'])).toThrow(/no column "Mascot"/)
})

test.each([
  [['city', 'zip'], /no name column/],
  [['name', 'city', 'latitude'], /no longitude column/],
  [['name', 'phone'], /no location columns/],
])('refuses the columns %j with %s', (columns, message) => {
  expect(() => recognize(columns)).toThrow(message)
})
