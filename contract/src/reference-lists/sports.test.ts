import { expect, test } from 'vitest'
import { slug } from './slug.ts'
import { allowsSurface, spaceTypeByName } from './space-types.ts'
import { sportByName, sportNames, sports } from './sports.ts'
import type { Sport } from './sports.ts'

const namesWhere = (isFaulty: (sport: Sport) => boolean) => sports.filter(isFaulty).map(({ name }) => name)

test('there are 110 sports', () => {
  expect(sports).toHaveLength(110)
})

test('sports begin with the seven of the specification', () => {
  expect(sportNames.slice(0, 7)).toEqual([
    'Basketball',
    'Baseball',
    'Contact Football',
    'Soccer',
    'Lacrosse',
    'Softball',
    'Ice Hockey',
  ])
})

test('sports include those of the marketplace categories', () => {
  expect(sportNames).toEqual(
    expect.arrayContaining(['Volleyball', 'Non-Contact Football', 'Cheerleading', 'Esports']),
  )
})

test('sports end with Other Sport or Activity', () => {
  expect(sportNames.at(-1)).toBe('Other Sport or Activity')
})

test('ranks the first nine sports 1 to 9', () => {
  expect(sports.slice(0, 9).map(({ ranking }) => ranking)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('ranks no other sport', () => {
  expect(sports.slice(9).filter(({ ranking }) => ranking !== undefined)).toEqual([])
})

test('orders the sports between the ranked ones and the last by name', () => {
  const unranked = sportNames.slice(9, -1)
  expect(unranked).toEqual(unranked.toSorted())
})

test('basketball is played on one indoor hardwood court by default', () => {
  expect(sportByName.get('Basketball')?.defaultSpaceType).toEqual({
    count: 1,
    name: 'Court',
    location: 'Indoor',
    surface: 'Hardwood',
  })
})

test('every default space has a location that its type allows', () => {
  const faulty = namesWhere(
    ({ defaultSpaceType: { name, location } }) => !spaceTypeByName.get(name)?.locations.includes(location),
  )
  expect(faulty).toEqual([])
})

test('every default space has a surface that its type allows', () => {
  const faulty = namesWhere(
    ({ defaultSpaceType: { name, surface } }) => !allowsSurface(spaceTypeByName.get(name)!, surface),
  )
  expect(faulty).toEqual([])
})

test('every default space has a whole count of at least one', () => {
  const faulty = namesWhere(({ defaultSpaceType: { count } }) => !Number.isInteger(count) || count < 1)
  expect(faulty).toEqual([])
})

test('every icon names its set and itself', () => {
  const pattern = /^(mdi|material-symbols|fluent-emoji-flat|drawn):[a-z0-9]+(-[a-z0-9]+)*$/
  expect(namesWhere(({ icon }) => !pattern.test(icon))).toEqual([])
})

test("an icon drawn for a sport is named after the sport's slug", () => {
  const faulty = namesWhere(({ icon, name }) => icon.startsWith('drawn:') && icon !== `drawn:${slug(name)}`)
  expect(faulty).toEqual([])
})

test('no two of the ranked sports share an icon', () => {
  expect(new Set(sports.slice(0, 9).map(({ icon }) => icon)).size).toBe(9)
})

test('every sport has synonyms', () => {
  expect(namesWhere(({ synonyms }) => synonyms.length === 0)).toEqual([])
})

test('no sport lists a synonym twice, or its own name as one', () => {
  const faulty = namesWhere(
    ({ name, synonyms }) => new Set(synonyms).size < synonyms.length || synonyms.includes(name.toLowerCase()),
  )
  expect(faulty).toEqual([])
})

test('synonyms are trimmed and in lower case', () => {
  const faulty = namesWhere(({ synonyms }) => synonyms.some((text) => text !== text.trim().toLowerCase()))
  expect(faulty).toEqual([])
})

test('finds every sport by its name', () => {
  expect(namesWhere((sport) => sportByName.get(sport.name) !== sport)).toEqual([])
})

test('colloquial names are synonyms of the sports they stand for', () => {
  const expected: Record<string, string[]> = {
    hoops: ['Basketball', 'Wheelchair Basketball'],
    futbol: ['Soccer', 'Futsal'],
    'american football': ['Contact Football'],
    'flag football': ['Non-Contact Football'],
    swim: ['Artistic Swimming', 'Swimming'],
    track: ['Track & Field'],
    xc: ['Cross Country'],
    lax: ['Lacrosse', 'Box Lacrosse'],
    cheer: ['Cheerleading'],
    'ping pong': ['Table Tennis'],
  }
  const actual = Object.keys(expected).map((word) => [
    word,
    namesWhere(({ synonyms }) => synonyms.includes(word)),
  ])
  expect(Object.fromEntries(actual)).toEqual(expected)
})
