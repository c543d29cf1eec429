import { expect, test } from 'vitest'
import { daysText, inOrder, isMain, mainPromotion, type Promotion } from './promotion-words.ts'

const today = '2027-02-19'
const promotion = (title: string, startDate: string, endDate: string, isDefault = false): Promotion => ({
  id: title,
  ownerId: 'stone-mill',
  title,
  startDate,
  endDate,
  isDefault,
  description: null,
  terms: null,
  code: null,
  discountPercent: null,
  link: null,
  image: null,
  createdDate: '2026-01-01T00:00:00Z',
})
const titles = (list: readonly Promotion[]) => list.map(({ title }) => title)

test.each([
  ['2027-02-19', '2027-02-19', ['Until Fri, Feb 19th', 'Since Fri, Feb 19th']],
  ['2027-02-20', '2027-03-14', ['Starts Sat, Feb 20th', 'Until Sun, Mar 14th']],
  ['2026-12-01', '2027-02-18', ['Ended Thu, Feb 18th', 'Since Tue, Dec 1st, 2026']],
])('from %s to %s is %j', (startDate, endDate, texts) =>
  expect(daysText({ startDate, endDate }, today)).toEqual(texts),
)

test('the default comes first among those that run, and past ones come last', () => {
  const list = [
    promotion('past default', '2026-01-01', '2026-12-31', true),
    promotion('later', '2027-04-01', '2027-05-01'),
    promotion('longer', '2027-01-01', '2027-12-31'),
    promotion('shorter', '2027-01-01', '2027-03-31'),
  ]
  expect(titles(inOrder(list, today))).toEqual(['shorter', 'longer', 'later', 'past default'])
  const other = [promotion('default', '2027-01-01', '2028-01-01', true), ...list.slice(1)]
  expect(titles(inOrder(other, today))).toEqual(['default', 'shorter', 'longer', 'later'])
})

test.each([
  ['2027-02-18', true, false],
  ['2027-02-19', true, true],
  ['2027-12-31', true, true],
  ['2027-12-31', false, false],
])(
  'a promotion until %s, whose being the default is %s, is marked as the main one: %s',
  (end, isDefault, marked) => {
    expect(isMain(promotion('one', '2027-01-01', end, isDefault), today)).toBe(marked)
  },
)

test('there is no main promotion if none runs today', () => {
  expect(mainPromotion({ today, list: [promotion('past', '2026-01-01', '2026-12-31')] })).toBeUndefined()
})
