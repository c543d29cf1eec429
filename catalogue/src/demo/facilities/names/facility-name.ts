import type { Town } from '../../places/towns.ts'
import type { Random } from '../../random.ts'
import { frenchName } from './french-name.ts'
import { givenNames, memorialNames } from '../../names/given-names.ts'
import { landformsOf, landscapeWords, quarterNames } from '../../names/landscape.ts'
import type { Language } from '../../names/language.ts'
import type { Nouns } from './noun-entry.ts'
import { nounsOf, type NounFamily } from './nouns.ts'
import { collegeName, schoolName } from './schools.ts'
import { spanishName } from './spanish-name.ts'
import { surnameIn } from './surname-in.ts'

/** An invented name for a facility of this kind, in the manner of the town's people. */
export function facilityName(town: Town, family: NounFamily, language: Language, random: Random): string {
  const nouns = nounsOf(family)
  if (language === 'French') return frenchName(nouns, random)
  if (language === 'Spanish') return spanishName(nouns, random)
  const name = englishName(town, nouns, random.pick(nouns.english), random)
  return town.country === 'CA'
    ? name.replace(/Center\b/g, 'Centre').replace(/\bNeighborhood\b/g, 'Neighbourhood')
    : name
}

type NameBefore = (town: Town, random: Random) => string

const pair: NameBefore = (town, random) =>
  `${random.pick(landscapeWords(town.state, town.region))} ${random.pick(landformsOf(town.region))}`
const quarter: NameBefore = (_town, random) => random.pick(quarterNames)
const surname: NameBefore = surnameIn
const person: NameBefore = (town, random) => `${random.pick(memorialNames)} ${surnameIn(town, random)}`
const memorial: NameBefore = (town, random) => `${person(town, random)} Memorial`
const family: NameBefore = (town, random) => `${surnameIn(town, random)} Family`
const brothers: NameBefore = (town, random) => `${surnameIn(town, random)} Brothers`
const owner: NameBefore = (_town, random) => `${random.pick(givenNames)}'s`
const streetSide: NameBefore = (town, random) =>
  `${random.pick(['North', 'South', 'East', 'West', 'Old', 'Upper'])} ${quarter(town, random)}`

const byOrigin: Readonly<Record<'land' | 'anyone' | 'owner', readonly (readonly [NameBefore, number])[]>> = {
  land: [
    [pair, 5],
    [quarter, 3],
    [streetSide, 0.5],
    [surname, 0.5],
  ],
  anyone: [
    [pair, 3],
    [quarter, 2.2],
    [memorial, 1.5],
    [surname, 2],
    [person, 1.5],
    [streetSide, 0.8],
    [family, 0.4],
  ],
  owner: [
    [pair, 2.5],
    [quarter, 2.5],
    [surname, 2.2],
    [family, 0.5],
    [brothers, 0.3],
    [owner, 0.2],
  ],
}

function englishName(town: Town, { after }: Nouns, noun: string, random: Random): string {
  if (after === 'school') return `${schoolName(town, random)} ${noun}`
  if (after === 'college') return `${collegeName(town, random)} ${noun}`
  return `${random.weighted(byOrigin[after])(town, random)} ${noun}`
}
