import { cellsOf, exportedOf } from '@app/contract/columns/column.ts'
import { kindColumns } from '@app/contract/columns/kind-columns.ts'
import { importedColumns } from '@app/contract/imports/import-fields.ts'
import { importedKinds } from '@app/contract/owners.ts'
import { csvOf } from '@app/contract/rules/csv.ts'
import { describe, expect, test } from 'vitest'
import { headerName } from '../columns/header-name.ts'
import { UsageError } from '../columns/column-map.ts'
import type { ImportKind } from '../import-kind.ts'
import { csv, read } from '../testing/import-fixture.ts'
import { companyImport } from './company-import.ts'
import { destinationImport } from './destination-import.ts'
import { importKinds } from './import-kinds.ts'

const candidatesOf = async (kind: ImportKind, content: string) => {
  const { readings, recognition } = await read(content, [], {}, kind)
  return {
    recognition,
    candidates: readings.map((reading) => {
      if ('refused' in reading) throw new Error(reading.refused.reasons.join('; '))
      return reading.candidate
    }),
  }
}
const onlyOf = async (kind: ImportKind, content: string) => {
  const { candidates } = await candidatesOf(kind, content)
  const [candidate] = candidates
  if (!candidate || candidates.length > 1) throw new Error(`${candidates.length} candidates`)
  return candidate
}

describe.each(importedKinds)('of a %s', (kind) => {
  const { headers } = importKinds[kind]

  test('no two fields share a name of a column', () => {
    const names = importedColumns(kind).flatMap(({ field, names: list }) =>
      list.split('|').map((name) => [headerName(name), field] as const),
    )
    expect(names.filter(([name, field]) => headers.fieldByHeader.get(name) !== field)).toEqual([])
  })

  test('the headings of its exports are all known', () => {
    const headings = exportedOf(kindColumns[kind]).map(({ heading }) => headerName(heading))
    expect(
      headings.filter((heading) => !headers.fieldByHeader.has(heading) && !headers.ignored.has(heading)),
    ).toEqual([])
  })
})

const place = {
  address: '1 Main St',
  city: 'Gary',
  state: 'Indiana',
  postalCode: '46402',
  lat: 41.59,
  lng: -87.35,
  phone: '+1 219 555 0100',
  email: 'hello@oak.example',
  website: 'https://oak.example',
  isActive: true,
}
const facts = {
  facility: {
    facilityType: 'Arena',
    capacity: 5000,
    indoorArea: 40_000,
    yearOpened: 1988,
    availability: 'Limited availability to host',
    timeZone: 'America/Chicago',
  },
  destination: { destinationType: 'Sports Commission', services: ['Grant Programs', 'PR/Media Assistance'] },
  hotel: {
    starRating: 4,
    roomCount: 120,
    checkInTime: '15:00',
    checkOutTime: '11:00',
    amenities: ['Wi-Fi', 'Pool'],
  },
  business: {
    businessType: 'Food & Beverage',
    placeType: 'pizza_restaurant',
    attributes: ['Full Bar', 'TV'],
    priceLevel: 2,
  },
  company: {
    companyType: 'Software Applications',
    services: ['Ticketing', 'Timing & Scoring'],
    yearFounded: 2001,
  },
  organization: {
    organizationType: 'Industry Partner',
    vendorCategory: 'Software Applications',
    services: ['Ticketing', 'Timing & Scoring'],
    travelScope: 'Both',
    yearFounded: 1975,
  },
}

describe.each(importedKinds)('an exported %s', (kind) => {
  test.each(['Oak Hill', '=1+1 Hall', "'=1+1 Hall", '@Oak, "the" Hall'])(
    'named %j is read back',
    async (name) => {
      const item = { ...place, ...facts[kind], name, description: '- Two lines;\n=and "quotes"' }
      const columns = exportedOf(kindColumns[kind])
      const file = csvOf([columns.map(({ heading }) => heading), cellsOf(columns)(item)])
      const { draft, stated } = await onlyOf(importKinds[kind], file)
      const { isActive: _isActive, phone: _phone, ...expected } = item
      expect(draft).toMatchObject(expected)
      expect([...stated]).toEqual(expect.arrayContaining(Object.keys(facts[kind])))
    },
  )
})

test('spaces, sports and amenities of an exported facility are read back', async () => {
  const columns = exportedOf(kindColumns.facility)
  const spaces = [
    { name: 'Court', count: 8, surface: 'Hardwood', location: 'Indoor' },
    { name: 'Field', count: 1, surface: null, location: null },
  ]
  const item = {
    ...place,
    name: 'Oak Hill',
    spaceTypes: spaces,
    sports: ['Soccer', 'Tennis'],
    amenities: ['Parking'],
  }
  const file = csvOf([columns.map(({ heading }) => heading), cellsOf(columns)(item)])
  const { sports, amenities, ...candidate } = await onlyOf(importKinds.facility, file)
  expect({ sports, amenities }).toEqual({ sports: ['Soccer', 'Tennis'], amenities: ['Parking'] })
  expect(candidate.spaces).toMatchObject([
    { name: 'Court', count: 8, surface: 'Hardwood', location: 'Indoor' },
    { name: 'Field', count: 1 },
  ])
})

describe('destinations', () => {
  test.each([
    ['CVB', 'Convention & Visitors Bureau'],
    ['Convention and Visitors Bureau', 'Convention & Visitors Bureau'],
    ['Sports Council', 'Sports Commission'],
    ['DMO', 'Destination Management Organization'],
  ])('the type %j is a %s', async (type, expected) => {
    const { draft, stated } = await onlyOf(
      destinationImport,
      csv('Organization,Type,City,State', `Oak,${type},Gary,IN`),
    )
    expect(draft.destinationType).toBe(expected)
    expect(stated.has('destinationType')).toBe(true)
  })

  test.each([
    ['Gary Sports Commission', 'Sports Commission'],
    ['Visit Gary', 'Destination Management Organization'],
    ['South Shore Convention & Visitors Authority', 'Destination Management Organization'],
    ['Lake County Convention and Visitors Bureau', 'Convention & Visitors Bureau'],
  ])('the type of %j without a type is guessed to be a %s', async (name, expected) => {
    const { draft, stated } = await onlyOf(destinationImport, csv('Name,City,State', `${name},Gary,IN`))
    expect(draft.destinationType).toBe(expected)
    expect(stated.has('destinationType')).toBe(false)
  })

  test('services are read by other words, and unknown ones are reported', async () => {
    const { draft, remarks } = await onlyOf(
      destinationImport,
      csv('Name,City,State,Services', 'Visit Gary,Gary,IN,"Grants; Housing, Volunteers; Balloons"'),
    )
    expect(draft.services).toEqual(['Grant Programs', 'Lodging Services', 'Volunteer'])
    expect(remarks.map(({ text }) => text)).toContain('skipped unknown services "Balloons"')
  })

  test('a column of courts is not one of destinations', async () => {
    const { recognition } = await candidatesOf(
      destinationImport,
      csv('Name,City,State,Courts', 'Visit Gary,Gary,IN,4'),
    )
    expect(recognition.meant).toEqual([])
  })

  test('a field of facilities is refused', async () => {
    await expect(
      read(csv('Name,State,Seats', 'Oak,IN,4'), ['Seats=capacity'], {}, destinationImport),
    ).rejects.toThrow(UsageError)
  })
})

describe('companies', () => {
  test('a year and a type in other words are read', async () => {
    const { draft } = await onlyOf(
      companyImport,
      csv('Company,Industry,Founded,City,State', 'Oak Apparel,Uniforms,1999,Gary,IN'),
    )
    expect(draft).toMatchObject({
      name: 'Oak Apparel',
      companyType: 'Physical Goods, Equipment & Hardware',
      yearFounded: 1999,
    })
  })

  test('a year that is none is left out', async () => {
    const { draft, remarks } = await onlyOf(
      companyImport,
      csv('Company,Founded,City,State', 'Oak Apparel,long ago,Gary,IN'),
    )
    expect(draft.yearFounded).toBeNull()
    expect(remarks.map(({ text }) => text)).toContain(
      'left out year founded "long ago" (column Founded) is not a year',
    )
  })
})

describe('hotels', () => {
  test('a row of a list of licenses is read', async () => {
    const { draft } = await onlyOf(
      importKinds.hotel,
      csv('DBA,Street Address,City,State,Units,Check-in', 'Oak Inn,1 Main St,Gary,IN,48,3 PM'),
    )
    expect(draft).toMatchObject({ name: 'Oak Inn', roomCount: 48, checkInTime: '15:00' })
  })
})

describe('businesses', () => {
  test.each([
    ['Full Service Restaurant', 'Food & Beverage'],
    ['Museum', 'Entertainment'],
    ['Car Rental', 'Transportation'],
    ['Hotel & Lodging', 'Hotel & Lodging'],
  ])('the license %j makes a row one of %s', async (type, expected) => {
    const { draft } = await onlyOf(
      importKinds.business,
      csv('Business Name,License Description,City,State,Price', `Oak,${type},Gary,IN,$$`),
    )
    expect(draft).toMatchObject({ businessType: expected, priceLevel: 2 })
  })

  test('the type is read from the first column that tells', async () => {
    const { draft, stated, remarks } = await onlyOf(
      importKinds.business,
      csv('Business Name,Category,Classification,City,State', 'Oak,Permits,Restaurants,Gary,IN'),
    )
    expect(draft.businessType).toBe('Food & Beverage')
    expect(stated.has('businessType')).toBe(true)
    expect(remarks.filter(({ code }) => code === 'type-unknown')).toEqual([])
  })
})
