import { expect, test } from 'vitest'
import { csv, read } from '../testing/import-fixture.ts'
import { formatChoices } from './column-map.ts'

async function proposalFor(content: string, map: string[] = []) {
  const { proposal } = await read(content, map)
  return proposal && formatChoices(proposal)
}

test('proposes nothing for a file whose columns are known', async () => {
  expect(await proposalFor(csv('name,city,state', 'Oak Park,Gary,IN'))).toBeUndefined()
})

test('proposes a field for a typo and ignores the rest', async () => {
  expect(await proposalFor(csv('name,city,Postel Code,Mascot', 'Oak Park,Gary,46402,Owl'))).toEqual({
    map: ['Postel Code=postalCode'],
    set: [],
    ignoreRest: true,
  })
})

test('does not take a name for a field that it only resembles', async () => {
  expect(await proposalFor(csv('name,state,Prop_ID,place_gid', 'Oak Park,IN,X159,5245'))).toEqual({
    map: [],
    set: [],
    ignoreRest: true,
  })
})

test('proposes the column whose values are names of venues', async () => {
  const rows = ['Oak Hill Park,Owls,Gary,IN', 'Elm Arena,Cats,Gary,IN', 'Ash Field,Bears,Gary,IN']
  expect(await proposalFor(csv('Where We Play,Mascot,city,state', ...rows))).toEqual({
    map: ['Where We Play=name'],
    set: [],
    ignoreRest: true,
  })
})

test('proposes the state of the towns in a file without states', async () => {
  expect(
    await proposalFor(csv('nom,adresse,ville', 'Aréna Laval,1 rue Roy,Laval', 'Parc Roy,,Montréal')),
  ).toEqual({
    map: [],
    set: ['state=Quebec'],
    ignoreRest: false,
  })
})

test('a proposal leaves nothing open when it is given as choices', async () => {
  const content = csv('Where We Play,Mascot,city', 'Oak Hill Park,Owls,Gary', 'Elm Arena,Cats,Gary')
  const { proposal } = await read(content)
  expect((await read(content, [], proposal)).proposal).toBeUndefined()
})

test('keeps the given choices in a proposal', async () => {
  expect(await proposalFor(csv('A,city,state,Mascot', 'Oak Park,Gary,IN,Owl'), ['A=name'])).toEqual({
    map: ['A=name'],
    set: [],
    ignoreRest: true,
  })
})

test('refuses a file without names', async () => {
  await expect(read(csv('city,state,seats', 'Gary,IN,500'))).rejects.toThrow(/no name column/)
})

test('refuses a file without any location and suggests a constant', async () => {
  await expect(read(csv('name,phone', 'Oak Park,'))).rejects.toThrow(
    /no location columns.*--set state="New York"/,
  )
})

test('refuses a file that starts with a row instead of column names', async () => {
  await expect(read(csv('Oak Park,12 Elm St,Gary', 'Elm Arena,7 Oak St,Gary'))).rejects.toThrow(
    /first line looks like a row.*Add a line above it, such as name,address,city,state/,
  )
})
