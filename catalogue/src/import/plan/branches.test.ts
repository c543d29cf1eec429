import { expect, test } from 'vitest'
import { businessImport } from '../kinds/business-import.ts'
import { positionError } from '../places/position-error.ts'
import { csv, places, read } from '../testing/import-fixture.ts'
import { planImport } from './plan-import.ts'

const header = 'Business Name,Address,City,State,Zip,Lat,Lng,Phone,Site Number'
const at = (name: string, address: string, more = ',,,') => `${name},${address},Gary,IN,46204,${more}`

/** The outcomes of two businesses, as the rows of one file. */
async function outcomesOf(first: string, second: string, hasBranches: boolean) {
  const { readings } = await read(csv(header, first, second), [], {}, businessImport)
  const options = { acceptDoubtful: false, errorMiles: positionError(places), hasBranches }
  return planImport(readings, [], options).map(({ kind }) => kind)
}

const shops: [string, string, string][] = [
  ['two shops of one address', at('Elm Florist', '12 Elm St'), at('Oak Diner', '12 Elm St')],
  ['two branches in one town', at('Oak Pizza', '12 Elm St'), at('Oak Pizza', '980 Ash Blvd')],
  [
    'two branches within a mile',
    at('Oak Pizza', '12 Elm St', '39.77,-86.15,,'),
    at('Oak Pizza', '40 Ash Blvd', '39.775,-86.15,,'),
  ],
  [
    'two branches with one number in the source',
    at('Oak Pizza', '12 Elm St', ',,,1'),
    at('Oak Pizza', '980 Ash Blvd', ',,,1'),
  ],
]

test.each(shops)('%s are two businesses', async (_name, first, second) => {
  expect(await outcomesOf(first, second, true)).toEqual(['new', 'new'])
})

test.each(shops)('%s are not two sure facilities', async (_name, first, second) => {
  expect((await outcomesOf(first, second, false))[1]).not.toBe('new')
})

test.each([
  ['name and address', 'merged', at('Oak Pizza', '12 Elm St'), at('OAK PIZZA', '12 ELM STREET')],
  [
    'name and spot',
    'merged',
    at('Oak Pizza', '12 Elm St', '39.77,-86.15,,'),
    at('Oak Pizza', '14 Elm St', '39.7701,-86.15,,'),
  ],
  [
    'address and telephone',
    'doubtful',
    at('Elm Florist', '12 Elm St', ',,3175550100,'),
    at('Oak Diner', '12 Elm St', ',,3175550100,'),
  ],
  [
    'name and telephone',
    'doubtful',
    at('Oak Pizza', '12 Elm St', ',,3175550100,'),
    at('Oak Pizza', '980 Ash Blvd', ',,3175550100,'),
  ],
])('a business with the %s of another one is %s', async (_what, kind, first, second) => {
  expect(await outcomesOf(first, second, true)).toEqual(['new', kind])
})
