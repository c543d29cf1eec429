import { isPastAt } from '../clauses.ts'
import { rangeOfMatch, type Context, type Finding } from '../finding.ts'

const player =
  '(?:players?|athletes?|kids|boys|girls|women|men|members|competitors|participants|skaters|wrestlers|swimmers|runners|dancers|gymnasts|cheerleaders|bowlers|golfers|rowers|paddlers|riders|debaters)'
const each =
  '(?:each|apiece|per (?:team|squad|roster|side)|(?:a|to a|on a|on every|on each|for each|in each) (?:team|squad|roster))'
const words = String.raw`(?:[a-z][\w'’-]* ){0,3}?`
const pattern = new RegExp(
  String.raw`(?<![\w$.,-])(\d{1,3})[ -]${words}(?:teams|squads)\b[^.;\d]{0,30}?(\d{1,2}) ${words}${player},? ${each}\b`,
  'i',
)

/** '24 teams, 12 players each' are 288 players, to be confirmed: rosters are rarely full. A number of players that is stated counts more. */
export const playersPerTeam = ({ sentences, today }: Context): Finding[] =>
  sentences.flatMap((sentence): Finding[] => {
    const match = pattern.exec(sentence.text)
    if (match === null) return []
    const [, teams, players] = match
    return [
      {
        name: 'participants',
        value: Number(teams) * Number(players),
        ranges: [rangeOfMatch(sentence, match)],
        sentence,
        rank: -1,
        reason: `${teams} teams with ${players} players each.`,
        isPast: isPastAt(sentence, match.index, today),
      },
    ]
  })
