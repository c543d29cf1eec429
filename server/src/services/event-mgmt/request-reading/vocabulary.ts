import type { SportName } from '@app/contract/reference-lists/sports.ts'
import { isKnownWord } from '../../../search/reading/ordinary-words.ts'
import { fillers, listed, phrasesOf } from '../../../search/reading/phrases.ts'
import {
  facilityTypePhrases,
  settingPhrases,
  spacePhrases,
  surfacePhrases,
} from '../../../search/reading/space-phrases.ts'
import { sportPhrases } from '../../../search/reading/sport-phrases.ts'
import type { Sentence } from './sentences.ts'

/** A phrase of the vocabulary in a sentence. */
export interface Mark {
  /** In tokens. */
  at: number
  length: number
  /** Values by the name of a field, such as `sports` and `spaceType`. */
  values: Readonly<Record<string, readonly string[]>>
  isTypo: boolean
}

/** Phrases with words of the vocabulary that mean something else in sentences. */
const others = fillers(
  'keep track, on track, track record, track of, back on track, boys and girls club, room for, ice breaker, ice cream, breaking news, dive into, deep dive, pool of, backstop net, backstop nets, prize pool, talent pool, player pool, applicant pool, car pool, betting pool, pool party, pool play, pool games, open air, platform for, floor plan, table of contents, on the table, strip mall, board games, home field, course of, of course, in the course, due course, range of, ring us, fields of study, hotel pool, playing field, level playing field, field day, parking range, dance party, jump start, water stations, warm up pool, warm-up pool, diving well, diving wells, diving board, diving boards, dive well, covered seating, covered parking, covered area, covered bleachers, covered stands, covered pavilion',
)

/** Words for players by their sport. */
export const players: Readonly<Partial<Record<SportName, string>>> = {
  Running: 'runner',
  Wrestling: 'wrestler',
  Gymnastics: 'gymnast',
  Fencing: 'fencer',
  Archery: 'archer',
  Golf: 'golfer',
  Bowling: 'bowler',
  Rowing: 'rower',
  Curling: 'curler',
  Boxing: 'boxer',
  'Sport Climbing': 'climber',
  Cycling: 'cyclist',
  Diving: 'diver',
  Dance: 'dancer',
  Fishing: 'angler',
  Sailing: 'sailor',
  Surfing: 'surfer',
  Skateboarding: 'skateboarder',
  Snowboarding: 'snowboarder',
  Triathlon: 'triathlete',
  Judo: 'judoka',
  Karate: 'karateka',
}

const vocabulary = phrasesOf([
  ...sportPhrases(),
  ...spacePhrases,
  ...surfacePhrases,
  ...settingPhrases,
  ...facilityTypePhrases,
  ...listed('indoors', { location: ['Indoor'] }),
  ...listed('outdoors', { location: ['Outdoor'] }),
  ...listed('grass or turf, turf or grass', { surface: ['Grass', 'Turf'] }),
  ...listed(
    'valorant, league of legends, rocket league, fortnite, counter-strike, overwatch, lan, lan event, esports tournament',
    {
      sports: ['Esports'],
    },
  ),
  // Who plays says what is played, if nothing else does.
  ...Object.entries(players).flatMap(([sport, words]) => listed(words, { sports: [sport] })),
  ...listed('terrain park', { spaceType: ['Ski Slope'] }),
  ...listed('sports hall', { facilityType: ['Gymnasium'] }),
  ...others,
])

/** Shorter words are close to others by chance. */
const shortestTypo = 6

function correctedAt({ tokens }: Sentence, at: number) {
  const { word, isCapitalized } = tokens[at]!
  if (word.length < shortestTypo || /\d/.test(word) || isCapitalized || isKnownWord(word)) return undefined
  const [similar] = vocabulary.similarTo(word)
  return similar
}

/** The longest phrases of the vocabulary, from left to right. */
export function marksOf(sentence: Sentence): Mark[] {
  const { tokens } = sentence
  const found: Mark[] = []
  for (let at = 0; at < tokens.length;) {
    const exact = vocabulary.at(tokens, at)[0]
    const match = exact ?? correctedAt(sentence, at)
    if (match?.meaning.type === 'term')
      found.push({
        at,
        length: match.length,
        values: Object.fromEntries(match.meaning.terms.map(({ name, values }) => [name, values])),
        isTypo: exact === undefined,
      })
    at += match?.length ?? 1
  }
  return found
}
