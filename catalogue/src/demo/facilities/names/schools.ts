import type { Town } from '../../places/towns.ts'
import type { Random } from '../../random.ts'
import { memorialNames } from '../../names/given-names.ts'
import { landformsOf, landscapeWords, quarterNames } from '../../names/landscape.ts'
import { wordsIn } from '../../names/word-files.ts'
import { surnameIn } from './surname-in.ts'

const schoolKinds = [
  ['High School', 8],
  ['Middle School', 3],
  ['Academy', 1],
  ['Regional High School', 1],
] as const
const canadianSchoolKinds = [
  ['Secondary School', 5],
  ['High School', 3],
  ['Collegiate', 2],
] as const

export function schoolName(town: Town, random: Random): string {
  const kind = random.weighted<string>(town.country === 'CA' ? canadianSchoolKinds : schoolKinds)
  const before = random.weighted([
    [() => random.pick(quarterNames), 3],
    [
      () =>
        `${random.pick(landscapeWords(town.state, town.region))} ${random.pick(landformsOf(town.region))}`,
      3,
    ],
    [() => `${random.pick(memorialNames)} ${surnameIn(town, random)}`, 2],
    [() => `${random.pick(['North', 'South', 'East', 'West'])} ${random.pick(quarterNames)}`, 1.5],
  ])
  return `${before()} ${kind}`
}

/** Saints of whom no college in America is named. */
const saints = wordsIn('college-saints.txt')

export function collegeName(town: Town, random: Random): string {
  const community = town.country === 'CA' ? 'College' : 'Community College'
  return random.weighted([
    [() => `${surnameIn(town, random)} College`, 3],
    [() => `${surnameIn(town, random)} University`, 2],
    [() => `${random.pick(quarterNames)} College`, 2],
    [() => `${random.pick(quarterNames)} State University`, town.country === 'CA' ? 0 : 1.5],
    [
      () =>
        `${random.pick(landscapeWords(town.state, town.region))} ${random.pick(['Valley', 'Hills', 'River', 'County'])} ${community}`,
      2.5,
    ],
    [() => `Saint ${random.pick(saints)} College`, 0.8],
  ])()
}
