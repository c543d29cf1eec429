import { describe, expect, test } from 'vitest'
import {
  contradictions,
  draftErrors,
  draftRules,
  requestRules,
  ruleSentence,
  shortErrors,
  shortRules,
} from './asked-rules.ts'
import type { Asked } from './asked-words.ts'

const today = '2026-11-25'

/** A rule by its field and its sentence, what keeps it in a draft that is complete besides, and what breaks it and no other. */
type RuleCase = [path: string, sentence: string, kept: Asked, broken: Asked]

const noDates = 'Add the dates, or the days between which it can take place.'
const ofDraft: readonly RuleCase[] = [
  ['sportsList', 'Add the sport, so that hosts can be found.', { sportsList: ['Rugby'] }, { sportsList: [] }],
  ['startDate', noDates, { startDate: '2027-04-24' }, { startDate: undefined }],
  ['endDate', noDates, { endDate: '2027-04-26' }, { endDate: undefined }],
  ['endDate', 'The last day is before the first one.', { endDate: '2027-04-23' }, { endDate: '2027-04-22' }],
  ['dayCount', 'There are not so many days from the first to the last.', { dayCount: 3 }, { dayCount: 4 }],
  [
    'requestAddress',
    'Name the place that the miles start from.',
    { requestDist: 50, requestAddress: 'Muncie, IN' },
    { requestDist: 50 },
  ],
  [
    'facilityTypes',
    'Choose a type, or allow all of them.',
    { needsSpecificFacilityType: true, facilityTypes: ['Gymnasium'] },
    { needsSpecificFacilityType: true, facilityTypes: [] },
  ],
  [
    'spaceName',
    'Choose the space, or allow all of them.',
    { needsSpecificSpaceType: true, spaceName: 'Field' },
    { needsSpecificSpaceType: true },
  ],
  [
    'surfaces',
    'Choose one surface, or those of which any will do.',
    { surface: 'Turf', surfaces: [] },
    { surface: 'Turf', surfaces: ['Grass'] },
  ],
  [
    'budgetTo',
    'This is less than the other end of the budget.',
    { budgetFrom: 2, budgetTo: 2 },
    { budgetFrom: 2, budgetTo: 1 },
  ],
  [
    'decisionDate',
    'Decide on the last day for answers or later.',
    { responseDeadline: '2026-12-11', decisionDate: '2026-12-11' },
    { responseDeadline: '2026-12-11', decisionDate: '2026-12-10' },
  ],
  [
    'endDate',
    'These dates are over.',
    { startDate: '2026-11-23', endDate: today },
    { startDate: '2026-04-23', endDate: '2026-04-25' },
  ],
  [
    'responseDeadline',
    'This day is over. Give hosts a later one.',
    { responseDeadline: today },
    { responseDeadline: '2026-11-24' },
  ],
]

const ofShort: readonly RuleCase[] = [
  [
    'name',
    'Name the event, choose a sport, or write a message below.',
    { name: undefined, description: 'Are you free in May?' },
    { name: ' ' },
  ],
  ['contactName', 'Enter your name.', { contactName: 'Grace' }, { contactName: ' ' }],
  [
    'contactEmail',
    'Enter your email address.',
    { contactEmail: 'grace@club.example' },
    { contactEmail: 'grace' },
  ],
]

const draft: Asked = { sportsList: ['Soccer'], startDate: '2027-04-23', endDate: '2027-04-25' }
const short: Asked = { name: 'Spring Cup', contactName: 'Ada', contactEmail: 'ada@club.example' }

describe.each([
  ['a draft', draftRules, ofDraft, draft, (asked: Asked) => draftErrors(asked, today)],
  ['a request to certain hosts', shortRules, ofShort, short, shortErrors],
] as const)('the rules of %s', (_what, rules, cases, complete, errorsOf) => {
  test('have a case each', () => {
    expect(cases.map(([path, sentence]) => [path, sentence])).toEqual(
      rules.map(({ path, sentence }) => [path, sentence]),
    )
  })

  test('are kept by the least that is needed', () => {
    expect(errorsOf(complete)).toEqual(new Map())
  })

  test.each(cases)('%s: %s', (path, sentence, kept, broken) => {
    expect(errorsOf({ ...complete, ...kept })).toEqual(new Map())
    expect(errorsOf({ ...complete, ...broken })).toEqual(new Map([[path, sentence]]))
  })
})

test('days in a row are not compared with dates that are unknown or out of order', () => {
  const rule = requestRules.find(({ path }) => path === 'dayCount')
  expect(rule?.isKept({ startDate: '2027-04-23', endDate: '2027-04-22', dayCount: 4 })).toBe(true)
  expect(rule?.isKept({ startDate: '2027-04-23', dayCount: 4 })).toBe(true)
})

test.each(requestRules)('a refusal of $path by the API that it $message is read as its sentence', (rule) => {
  expect(ruleSentence(rule.path, rule.message)).toBe(rule.sentence)
})

test('any other refusal has no sentence', () => {
  expect(ruleSentence('budgetTo', 'must be a whole number')).toBeUndefined()
  expect(ruleSentence('budgetFrom', 'must not be less than budgetFrom')).toBeUndefined()
})

test.each<[Asked, string[]]>([
  [{}, []],
  [{ budgetFrom: 30_000, budgetTo: 20_000 }, ['budgetTo']],
  [{ startDate: '2027-04-23', endDate: '2027-04-22' }, ['endDate']],
  [{ responseDeadline: '2026-12-11', decisionDate: '2026-12-10' }, ['decisionDate']],
  [{ needsSpecificFacilityType: true, facilityTypes: [] }, []],
  [{ requestDist: 50 }, []],
])('of %j, %j contradicts what else is filled in', (asked, names) => {
  expect([...contradictions(asked).keys()]).toEqual(names)
})
