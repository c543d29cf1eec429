import { expect, test } from 'vitest'
import { affiliations } from '../companies/affiliations.ts'
import { promotions } from '../businesses/promotion-schema.ts'
import { storedFiles } from '../patterns/files.ts'
import { itemColumns } from './item-columns.ts'

test('dates, times and numbers are typed, and neither pictures nor other ids have a column', () =>
  expect(itemColumns(promotions)).toEqual([
    { field: 'title', heading: 'Title' },
    { field: 'description', heading: 'Description' },
    { field: 'terms', heading: 'Terms' },
    { field: 'code', heading: 'Code' },
    { field: 'discountPercent', heading: 'Discount percent' },
    { field: 'startDate', heading: 'Start date', type: 'date' },
    { field: 'endDate', heading: 'End date', type: 'date' },
    { field: 'link', heading: 'Link' },
    { field: 'isDefault', heading: 'Default' },
    { field: 'createdDate', heading: 'Created (UTC)', type: 'instant' },
    { field: 'id', heading: 'ID' },
  ]))

test('the address of a file has no column', () =>
  expect(itemColumns(storedFiles).map(({ field }) => field)).not.toContain('url'))

test('flags and positions have headings in words', () =>
  expect(itemColumns(affiliations).map(({ heading }) => heading)).toEqual([
    'Owner kind',
    'Owner name',
    'City',
    'State',
    'Latitude',
    'Longitude',
    'Company name',
    'Accepted by owner',
    'Accepted by company',
    'Accepted',
    'Created (UTC)',
    'ID',
  ]))
