import { EventFilter } from '@app/contract/events/event-filter.ts'
import { ageGroups } from '@app/contract/reference-lists/age-groups.ts'
import { competitionLevels } from '@app/contract/reference-lists/competition-levels.ts'
import { eventTypes } from '@app/contract/reference-lists/event-types.ts'
import { genders } from '@app/contract/reference-lists/genders.ts'
import type { AgeRange, PriceLimit } from '../../../search/reading/reading.ts'
import { fillers, listed, phrase, phrasesFor, withoutDescribed } from '../../../search/reading/phrases.ts'
import type { ReadingDeclaration, Values } from '../../../search/reading/read-market.ts'
import { sportPhrases } from '../../../search/reading/sport-phrases.ts'

const types: Readonly<Record<string, string>> = {
  Tournament: 'tourney, invitational, cup, classic, torneo, tournoi, jamboree',
  Camp: 'training camp, summer camp, campamento, camp de jour',
  Championship: 'championships, nationals, state championship, finals, campeonato, championnat',
  Clinic: 'clínica, clinique',
  Competition: 'meet, contest, competencia, compétition',
  Game: 'match, partido',
  League: 'season, liga, ligue',
  Race: 'run, marathon, half marathon, 5k, 10k, triathlon, carrera, course à pied, regatta',
  Showcase: 'exposure event, combine, recruiting event',
  Tryout: 'tryouts, try-out, try-outs',
  Conference: 'convention, summit',
  Expo: 'exhibition, feria',
}
const ages: Readonly<Record<string, string>> = {
  Youth: 'kids, children, juniors, middle school, elementary school, niños, jeunes',
  'High School': 'hs, varsity, teens',
  College: 'university, ncaa, naia',
  Adult: 'adults, masters, seniors, adultos, adultes',
  'All Ages': 'any age, family, families',
}
const levels: Readonly<Record<string, string>> = {
  Amateur: 'recreational, rec, aau, club level',
  Collegiate: 'collegiate level',
  'Semi-Professional': 'semi-pro, semi pro',
  Professional: 'pro, pros',
}
const gendersInWords: Readonly<Record<string, string>> = {
  Female: "girls, women, womens, women's, girls', ladies, femenil, femenino, féminin, filles",
  Male: "boys, men, mens, men's, boys', varonil, masculino, masculin, garçons",
  'Co-Ed': 'coed, mixed, mixto, mixte',
}

const players = [
  ...phrasesFor('openToAge', ageGroups, ages),
  ...phrasesFor('eventLevel', competitionLevels, levels),
  ...phrasesFor('openToGender', genders, gendersInWords),
]

export const eventReading: ReadingDeclaration<EventFilter> = {
  phrases: [
    ...fillers(
      'event, events, evento, événement, sports, open spots, upcoming, teams, team, sign up, register, registration, play, enter',
    ),
    ...withoutDescribed(sportPhrases(), players),
    ...phrasesFor('type', eventTypes, types),
    ...players,
    phrase('hotel deals', { hasHotels: ['true'] }),
    phrase('team hotels', { hasHotels: ['true'] }),
    phrase('open', { isOpen: ['true'] }),
    ...listed(
      'free, free entry, for free, free of charge, no fee, no entry fee, no cost, gratis, gratuit, gratuito, gratuita',
      costsUpTo(0),
    ),
    // As terms without values, these longer phrases win over 'free'.
    ...listed(
      'free parking, free wifi, free agent, free throw, free style, alcohol free, smoke free, drug free',
      {},
    ),
    // Without more words, a weekend belongs to the dates: 'weekend of March 12'.
    ...['any weekend', 'a weekend', 'free weekend', 'a free weekend', 'any free weekend'].map((text) =>
      phrase(text, { span: ['Weekend'] }),
    ),
  ],
  ages: (ranges) => ({ openToAge: [...new Set(ranges.flatMap(groupsOf))] }),
  price: ({ atMost, per }) => costsUpTo(atMost, per),
  resolve: resolveCosts,
  toFilter: ({
    sports,
    type,
    openToAge = [],
    eventLevel,
    openToGender,
    teamCost,
    individualCost,
    hasHotels,
    isOpen,
    span,
  }) =>
    EventFilter.parse({
      ...(sports && { sports }),
      ...(type && { type }),
      ...(openToAge.length > 0 && { openToAge }),
      ...(eventLevel && { eventLevel }),
      ...(openToGender && { openToGender }),
      ...costFilter('teamCost', teamCost),
      ...costFilter('individualCost', individualCost),
      ...(hasHotels && { hasHotels: true }),
      ...(isOpen && { isOpen: true }),
      ...(span && { span }),
    }),
  dates: 'dates',
}

/** The oldest player of a group, and the largest class of players 'and under': 'U19' are in high school, 'U23' in college. */
const groupLimits = [
  { group: 'Youth', oldest: 14, largestClass: 14 },
  { group: 'High School', oldest: 18, largestClass: 19 },
  { group: 'College', oldest: 22, largestClass: 23 },
  { group: 'Adult', oldest: Infinity, largestClass: Infinity },
]
const legalAge = 18

function groupsOf({ from, to }: AgeRange): string[] {
  const ofAge = (age: number) => groupLimits.findIndex(({ oldest }) => age <= oldest)
  if (from === undefined) {
    const group = groupLimits.find(({ largestClass }) => to !== undefined && to <= largestClass)
    return group ? [group.group] : []
  }
  if (to === undefined && from >= legalAge) return ['Adult']
  return groupLimits.slice(ofAge(from), ofAge(to ?? Infinity) + 1).map(({ group }) => group)
}

/** Limits in US dollars. One that names neither teams nor people has both values until it is resolved. */
function costsUpTo(limit: number, per?: PriceLimit['per']): Values {
  const values = [String(limit)]
  return {
    ...(per !== 'person' && { teamCost: values }),
    ...(per !== 'team' && { individualCost: values }),
  }
}

/** The types of events that teams sign up for. */
const teamTypes = new Set(['Tournament', 'Championship', 'Competition', 'Game', 'League', 'Showcase'])
/** In US dollars. Few tournaments cost a team less, and few camps cost a person more. */
const leastTeamCost = 200

/** Whether a limit without 'per team' or 'per player' is that of a team. */
function isOfTeam(limit: number, typed: readonly string[] = []) {
  const isTeamType = typed.some((type) => teamTypes.has(type))
  if (typed.length > 0 && !isTeamType) return false
  return limit === 0 ? isTeamType : limit > leastTeamCost - 1
}

/** Each cost has its lowest limit. A limit that names nobody is that of a team or a person, by its amount and the type of event. */
function resolveCosts(values: Values, parts: readonly Values[]): Values {
  const limits: { teamCost: number[]; individualCost: number[] } = { teamCost: [], individualCost: [] }
  for (const { teamCost: [team] = [], individualCost: [person] = [] } of parts) {
    const isTeam = person === undefined || (team !== undefined && isOfTeam(Number(team), values['type']))
    if (isTeam && team !== undefined) limits.teamCost.push(Number(team))
    if (!isTeam) limits.individualCost.push(Number(person))
  }
  return { ...values, teamCost: lowest(limits.teamCost), individualCost: lowest(limits.individualCost) }
}

const lowest = (limits: readonly number[]) => (limits.length > 0 ? [String(Math.min(...limits))] : [])

const costFilter = (field: string, [limit]: readonly string[] = []) =>
  limit === undefined ? {} : { [field]: { to: Number(limit) } }
