import { fillers, phrasesOf, type Phrase, type Phrases } from '../../../../search/reading/phrases.ts'
import type { Term } from '../../../../search/reading/reading.ts'
import { personWords, privateWords, ruledOut, untoldWords } from '../words/refused-words.ts'
import {
  categoryWords,
  countWords,
  kindWords,
  nearWords,
  orderWords,
  pronounWords,
  thereWords,
  walkingWords,
} from '../words/shapes.ts'
import { timeWords, weekdayWords } from '../words/time-words.ts'
import { topicPhrases } from '../words/topic-phrases.ts'
import { topicWords } from '../words/topics.ts'

/** What a phrase of a question can be, by the name of a term, and its words. */
const groups: readonly (readonly [name: string, lists: Readonly<Record<string, string>>])[] = [
  ['topic', topicWords],
  ['topic', topicPhrases],
  ['kind', kindWords],
  ['eat', categoryWords],
  ['order', orderWords],
  ['time', timeWords],
  ['weekday', weekdayWords],
  [
    'role',
    {
      count: countWords,
      near: nearWords,
      walking: walkingWords,
      pronoun: pronounWords,
      there: thereWords,
      person: personWords,
    },
  ],
  ['rule', { ruledOut, private: privateWords, untold: untoldWords }],
]

/** A phrase may be several things: 'open' asks for hours, and 'when' for dates. */
function gathered(): Phrase[] {
  const terms = new Map<string, Term[]>()
  for (const [name, lists] of groups)
    for (const [value, list] of Object.entries(lists))
      for (const text of list.split(', ')) {
        const own = terms.get(text) ?? []
        const same = own.find((term) => term.name === name)
        terms.set(
          text,
          same
            ? own.map((term) =>
                term === same ? { name, values: [...new Set([...term.values, value])] } : term,
              )
            : [...own, { name, values: [value] }],
        )
      }
  return [...terms].map(([text, list]) => ({ text, meaning: { type: 'term', terms: list } }))
}

/** The phrases of questions, apart from those of the markets. */
export const questionPhrases: Phrases = phrasesOf([
  ...fillers(
    'en meme temps, at the same time, at once, al mismo tiempo, a la vez, all at once, tout le temps, de temps en temps, de vez en cuando, from time to time, back to back, get a table, grab a table, get a booth, get a seat, conseguir mesa, conseguir una mesa, agarrar mesa, avoir une table, trouver une table, whats the deal with, what s the deal with, what is the deal with, whats the story with, whats up with, what s up with, whats the scoop on, whats the word on, any word on, buenas tardes, buenas noches, buenos dias, muy buenas, good evening, good morning, good afternoon, good night, bonsoir, bonne journee, our event, our tournament, our tourney, my tournament, my event, nuestro torneo, nuestro evento, mi torneo, notre tournoi, notre evenement, mon tournoi, under one roof, under the same roof, bajo el mismo techo, bajo un mismo techo, sous un meme toit, sous le meme toit, pour la nuit, for the night, por la noche, by the way, for example, as well, of course, por ejemplo, par exemple, llevar a, llevarlos a, llevarnos a, after the game, after our game, after the games, after a game, after games, after the match, after our match, after the tournament, after practice, before the game, before our game, before the match, before a game, despues del partido, despues del juego, despues del torneo, despues de jugar, despues de entrenar, antes del partido, antes del juego, apres le match, apres les matchs, apres la partie, apres le tournoi, apres l entrainement, avant le match, avant la partie',
  ),
  ...gathered(),
])
