import { numberOf } from '../../../../search/reading/amounts.ts'
import { numberPattern } from '../../../../search/reading/number-words.ts'
import { isPastAt } from '../clauses.ts'
import { rangeOfMatch, type Context, type Finding } from '../finding.ts'

const player =
  '(?:players?|athletes?|kids|boys|girls|women|men|members|competitors|participants|skaters|wrestlers|swimmers|runners|dancers|gymnasts|cheerleaders|bowlers|golfers|rowers|paddlers|riders|debaters)'
const each =
  '(?:each|apiece|per (?:team|squad|roster|side)|(?:a|to a|on a|on every|on each|for each|in each) (?:team|squad|roster))'
const words = String.raw`(?:[a-z][\w'’-]* ){0,3}?`
const pattern = new RegExp(
  String.raw`(?<![\w$.,-])(${numberPattern})[ -]${words}(?:teams|squads)\b[^.;\d]{0,30}?\b(${numberPattern}) ${words}${player},? ${each}\b`,
  'i',
)

/** '24 teams, 12 players each' are 288 players, to be confirmed: rosters are rarely full. A number of players that is stated counts more. */
export const playersPerTeam = ({ sentences, today }: Context): Finding[] =>
  sentences.flatMap((sentence): Finding[] => {
    const match = pattern.exec(sentence.text)
    const [teams, players] = [numberOf(match?.[1] ?? ''), numberOf(match?.[2] ?? '')]
    if (match === null || teams === undefined || players === undefined) return []
    return [
      {
        name: 'participants',
        value: teams * players,
        ranges: [rangeOfMatch(sentence, match)],
        sentence,
        rank: -1,
        reason: `${teams} teams with ${players} players each.`,
        isPast: isPastAt(sentence, match.index, today),
      },
    ]
  })
