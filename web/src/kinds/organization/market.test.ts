import { expect, test } from 'vitest'
import { chosenOf } from '../../market/query.ts'
import { queryOf } from '../../market/testing/query-of.ts'
import { querySentence } from '../../market/words.ts'
import { organizationMarket } from './market.ts'

test.each([
  ['events=1', 'At least 1 event'],
  ['events=6', 'At least 6 events'],
  ['events=1000', 'At least 1,000 events'],
])('the chip of %s says that more events are found too', (search, label) => {
  const query = queryOf(search, organizationMarket)
  expect(chosenOf(organizationMarket, query).map((chosen) => chosen.label)).toEqual([label])
  expect(querySentence(organizationMarket, query)).toBe(`With ${label.toLowerCase()}`)
})
