import { EventFilter } from '@app/contract/events/event-filter.ts'
import { ageGroups } from '@app/contract/reference-lists/age-groups.ts'
import { competitionLevels } from '@app/contract/reference-lists/competition-levels.ts'
import { eventTypes } from '@app/contract/reference-lists/event-types.ts'
import { genders } from '@app/contract/reference-lists/genders.ts'
import { fillers, phrase, phrasesFor } from '../../../search/reading/phrases.ts'
import type { ReadingDeclaration } from '../../../search/reading/read-market.ts'
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
  Youth: 'kids, children, juniors, niños, jeunes',
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

export const eventReading: ReadingDeclaration<EventFilter> = {
  phrases: [
    ...fillers(
      'event, events, evento, événement, sports, open spots, upcoming, teams, team, sign up, register, registration, play, enter',
    ),
    ...sportPhrases(),
    ...phrasesFor('type', eventTypes, types),
    ...phrasesFor('ageGroup', ageGroups, ages),
    ...phrasesFor('eventLevel', competitionLevels, levels),
    ...phrasesFor('gender', genders, gendersInWords),
    phrase('hotel deals', { hasHotels: ['true'] }),
    phrase('team hotels', { hasHotels: ['true'] }),
    phrase('open', { isOpen: ['true'] }),
    // Without more words, a weekend belongs to the dates: 'weekend of March 12'.
    ...['any weekend', 'a weekend', 'free weekend', 'a free weekend', 'any free weekend'].map((text) =>
      phrase(text, { span: ['Weekend'] }),
    ),
  ],
  toFilter: ({ sports, type, ageGroup, eventLevel, gender, hasHotels, isOpen, span }) =>
    EventFilter.parse({
      ...(sports && { sports }),
      ...(type && { type }),
      // An event for several groups suits each of them.
      ...(ageGroup && { ageGroup: withWider(ageGroup) }),
      ...(eventLevel && { eventLevel }),
      ...(gender && { gender: gender.includes('Co-Ed') ? gender : [...gender, 'Male & Female'] }),
      ...(hasHotels && { hasHotels: true }),
      ...(isOpen && { isOpen: true }),
      ...(span && { span }),
    }),
  dates: 'dates',
}

const wider: Readonly<Record<string, readonly string[]>> = {
  Youth: ['Youth & High School', 'All Ages'],
  'High School': ['Youth & High School', 'All Ages'],
}
const withWider = (groups: readonly string[]) => [
  ...new Set(groups.flatMap((group) => [group, ...(wider[group] ?? [])])),
]
