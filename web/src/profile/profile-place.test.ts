import { expect, test } from 'vitest'
import { kinds } from '../kind/registry.ts'
import { crumbsOf } from './profile-place.ts'

const place = { city: 'Bloomington', state: 'Indiana' as const }
const inIndiana = { label: 'Indiana', to: '/states/indiana' }

test('the breadcrumbs of a facility lead to its marketplace, its state and its city', () =>
  expect(crumbsOf(kinds.facility, place)).toEqual([
    { label: 'Facilities', to: '/facilities/marketplace' },
    inIndiana,
    { label: 'Bloomington', to: '/facilities/marketplace?near=Bloomington%2C+Indiana' },
  ]))

test('the breadcrumbs of a business start with the title of its marketplace', () =>
  expect(crumbsOf(kinds.business, { city: null, state: null })).toEqual([
    { label: 'Things to do', to: '/businesses/marketplace' },
  ]))

test('without a marketplace, only the state is a link', () =>
  expect(crumbsOf(kinds.hotel, place)).toEqual([{ label: 'Hotels' }, inIndiana, { label: 'Bloomington' }]))
