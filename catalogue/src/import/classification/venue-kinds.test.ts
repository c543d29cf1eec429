import { expect, test } from 'vitest'
import { venueKind } from './venue-kinds.ts'

test('recognizes a phrase in the plural', () => {
  expect(venueKind('Community Centres')).toEqual({ type: 'Community Center' })
})

test('recognizes a phrase with underscores', () => {
  expect(venueKind('golf_course')).toMatchObject({ type: 'Golf Course', sports: ['Golf'] })
})

test('recognizes the facility types themselves', () => {
  expect(venueKind('Parks & Rec')).toEqual({ type: 'Parks & Rec' })
})

test('returns an empty kind for an uninformative phrase', () => {
  expect(venueKind('MULTIUSE')).toEqual({})
})

test('returns undefined for an unknown phrase', () => {
  expect(venueKind('moon base')).toBeUndefined()
})
