import { dayLength, seed, worldDay } from '../epoch.ts'
import { demoId } from '../demo-id.ts'
import { frenchGivenNames, givenNames, spanishGivenNames } from '../names/given-names.ts'
import { frenchSurnames, northernSurnames, spanishSurnames, surnames } from '../names/surnames.ts'
import { randomOf, type Random } from '../random.ts'

/** Somebody of the demo world who has no way to sign in. */
export interface Person {
  id: string
  email: string
  name: string
  isVisible: boolean
  createdAt: number
}

export interface People {
  /** Who writes the reviews, and likes what they liked. */
  reviewers: Person[]
  /** Who looks after the facilities that have joined. */
  staff: Person[]
}

const reviewerCount = 400
const staffCount = 120

export function inventPeople(): People {
  const people = inventPersons(reviewerCount + staffCount)
  return { reviewers: people.slice(0, reviewerCount), staff: people.slice(reviewerCount) }
}

const daysBack = 1400

function inventPersons(count: number): Person[] {
  const random = randomOf(seed, 'people')
  const names = new Set<string>()
  while (names.size < count) names.add(inventName(random))
  return [...names].map((name, at) => {
    const createdAt = worldDay - random.int(1100, daysBack) * dayLength + random.int(0, dayLength - 1)
    return {
      id: demoId(createdAt, at, random),
      email: `${name
        .normalize('NFKD')
        .replaceAll('ø', 'o')
        .replaceAll(/[^A-Za-z ]/g, '')
        .toLowerCase()
        .replaceAll(' ', '.')}@mail.example`,
      name,
      isVisible: random.chance(0.85),
      createdAt,
    }
  })
}

const inventName = (random: Random) =>
  random.weighted([
    [() => `${random.pick(givenNames)} ${random.pick(surnames)}`, 14],
    [() => `${random.pick(givenNames)} ${random.pick(northernSurnames)}`, 3],
    [() => `${random.pick([...givenNames, ...spanishGivenNames])} ${random.pick(spanishSurnames)}`, 4],
    [() => `${random.pick(frenchGivenNames)} ${random.pick(frenchSurnames)}`, 2],
  ])()
