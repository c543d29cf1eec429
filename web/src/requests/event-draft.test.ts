import { expect, test } from 'vitest'
import { plainEvent } from '../page/testing/plain-event.ts'
import { draftOfEvent, eventPatch } from './event-draft.ts'
import { isBlank } from './request-draft.ts'

test('a draft that wasn’t changed needs no patch', () => {
  const event = plainEvent({
    spaceName: 'Court',
    spaceCount: 8,
    needsSpecificSpaceType: true,
    budgetTo: 9000,
  })
  expect(eventPatch(event, draftOfEvent(event))).toEqual([])
})

test('a space that wasn’t required stays so until another is named', () => {
  const event = plainEvent({ spaceName: 'Court', needsSpecificSpaceType: false })
  expect(eventPatch(event, draftOfEvent(event))).toEqual([])
  expect(eventPatch(event, { ...draftOfEvent(event), spaceName: 'Mat' })).toContainEqual({
    op: 'replace',
    path: '/needsSpecificSpaceType',
    value: true,
  })
})

test('what was changed, added and cleared is replaced, and nothing else', () => {
  const event = plainEvent({
    sportsList: ['Soccer'],
    budgetTo: 9000,
    teamCount: null,
    hasFlexibleDates: true,
    dayCount: 2,
  })
  const draft = {
    ...draftOfEvent(event),
    sportsList: [],
    budgetTo: undefined,
    teamCount: 64,
    hasFlexibleDates: undefined,
  }
  expect(eventPatch(event, draft).toSorted((a, b) => a.path.localeCompare(b.path))).toEqual([
    { op: 'replace', path: '/budgetTo', value: null },
    { op: 'replace', path: '/hasFlexibleDates', value: false },
    { op: 'replace', path: '/sportsList', value: [] },
    { op: 'replace', path: '/teamCount', value: 64 },
  ])
})

test('a space that is named is required, and an event keeps its name', () => {
  const event = plainEvent({ spaceName: null, needsSpecificSpaceType: false })
  expect(eventPatch(event, { ...draftOfEvent(event), name: undefined, spaceName: 'Field' })).toEqual([
    { op: 'replace', path: '/spaceName', value: 'Field' },
    { op: 'replace', path: '/needsSpecificSpaceType', value: true },
  ])
})

test('the contact of a description is a field of its own, and can be changed', () => {
  const event = plainEvent({ description: 'Contact: Ana Ruiz\n\nGames from 8 AM.' })
  const draft = draftOfEvent(event)
  expect(draft).toMatchObject({ description: 'Games from 8 AM.', contact: 'Ana Ruiz' })
  expect(eventPatch(event, draft)).toEqual([])
  expect(eventPatch(event, { ...draft, contact: 'Bo Lee' })).toEqual([
    { op: 'replace', path: '/description', value: 'Games from 8 AM.\n\nContact: Bo Lee' },
  ])
  expect(eventPatch(event, { ...draft, description: undefined, contact: undefined })).toEqual([
    { op: 'replace', path: '/description', value: null },
  ])
})

test.each([
  [{}, true],
  [{ name: undefined, sportsList: [] }, true],
  [{ name: '' }, true],
  [{ name: 'Elm Cup' }, false],
  [{ teamCount: 0 }, false],
  [{ isListed: false }, false],
])('a draft with %j says nothing: %s', (draft, isSilent) => {
  expect(isBlank(draft)).toBe(isSilent)
})
