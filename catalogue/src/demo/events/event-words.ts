import type { AgeGroup } from '@app/contract/reference-lists/age-groups.ts'
import type { Gender } from '@app/contract/reference-lists/genders.ts'
import { spacesWord } from '@app/contract/rules/space-names.ts'
import { eventWord, sportWord } from '../facilities/spaces/sport-words.ts'
import { landscapeWords, quarterNames } from '../names/landscape.ts'
import { listed } from '../names/listed.ts'
import type { Random } from '../random.ts'
import { withArticle } from '@app/contract/rules/sentence-parts.ts'
import { capitalized, counted, inText, titled } from '../wording.ts'
import type { EventFacts } from './event.ts'

// No seasons, years or counts: they could become wrong when dates move.
const tournaments = listed('Classic, Cup, Challenge, Showdown, Tournament, Clash, Jam, Shootout')

const ageTags: Partial<Record<AgeGroup, string>> = {
  Youth: 'Youth',
  'High School': 'High School',
  College: 'Collegiate',
  Adult: 'Adult',
}
const genderTags: Partial<Record<Gender, readonly [minors: string, adults: string]>> = {
  Female: ['Girls', "Women's"],
  Male: ['Boys', "Men's"],
}

export function eventName(facts: EventFacts, isTaken: (name: string) => boolean, random: Random): string {
  const { organizer, ground, type } = facts
  const sport = titled(sportWord(ground.sport))
  if (type === 'Tryout' || type === 'Practice')
    return [
      organizer.name,
      ...(organizer.sports.length > 1 ? [sport] : []),
      type === 'Tryout' ? 'Tryouts' : type,
    ].join(' ')
  const { town } = ground.facility.facts
  const tag = tagOf(facts, random)
  for (let tries = 0; ; tries++) {
    const word = random.pick(random.chance(0.5) ? quarterNames : landscapeWords(town.state, town.region))
    const place = tries > 20 ? `${town.name} ${word}` : random.chance(0.35) ? town.name : word
    const what =
      type === 'Tournament'
        ? `${sport} ${random.pick(tournaments)}`
        : type === 'Competition' || type === 'Race'
          ? titled(eventWord(ground.sport))
          : `${sport} ${type === 'Game' ? 'Exhibition' : type}`
    const name = [place, ...tag, what].join(' ')
    if (!isTaken(name)) return name
  }
}

function tagOf({ ageGroup, gender }: EventFacts, random: Random): string[] {
  const [minors, adults] = genderTags[gender] ?? []
  const isMinors = ageGroup === 'Youth' || ageGroup === 'High School' || ageGroup === 'Youth & High School'
  const tag = random.chance(0.4)
    ? ageTags[ageGroup]
    : ageGroup === 'All Ages'
      ? adults
      : isMinors
        ? minors
        : adults
  return tag === undefined || random.chance(0.3) ? [] : [tag]
}

const closings = [
  'Spectators watch for free.',
  'The schedule is out a week before.',
  'Refreshments are sold at the venue.',
]

/** Two to five sentences. */
export function describeEvent(facts: EventFacts, random: Random): string {
  const { ground, type, category, days, teamCount, isTeams, spacesNeeded } = facts
  const { space, sport } = ground
  const isUsual = type === 'Tournament' || type === 'Competition' || type === 'Race'
  const what = isUsual ? eventWord(sport) : `${sportWord(sport)} ${type.toLowerCase()}`
  const opening = `${capitalized(withArticle(what))} for ${peopleIn(facts)}.`
  const teams = teamCount === null ? undefined : `${inText(teamCount)} teams`
  const where = space.location
  if (category === 'RFP')
    return [
      opening,
      `We are looking for a venue with ${counted(spacesNeeded, `${where} ${spacesWord(space.name, 1)}`, `${where} ${spacesWord(space.name)}`).toLowerCase()}.`,
      ...(teams === undefined ? [] : [`About ${teams} are expected.`]),
      random.pick(wishes),
    ].join(' ')
  return [
    opening,
    `The venue has ${space.phrase}.`,
    ...(teams === undefined ? [] : [`There is room for ${teams}.`]),
    ...(isTeams && type === 'Tournament' && days > 1 ? ['Each team plays at least three games.'] : []),
    ...(isUsual && !isTeams && random.chance(0.5) ? ['Awards go to the first three places.'] : []),
    ...(category === 'Private' ? ['By invitation only.'] : random.chance(0.5) ? [random.pick(closings)] : []),
  ].join(' ')
}

const wishes = ['Hotels should be close by.', 'Parking for buses helps.', 'Parents need somewhere to sit.']

function peopleIn({ ageGroup, isTeams }: EventFacts): string {
  const people = isTeams ? 'teams' : 'athletes'
  return ageGroup === 'All Ages'
    ? `${people} of all ages`
    : `${ageGroup.toLowerCase().replace('&', 'and')} ${people}`
}
