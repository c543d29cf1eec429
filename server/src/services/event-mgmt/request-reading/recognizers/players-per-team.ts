import { numberOf } from '../../../../search/reading/amounts.ts'
import { numberPattern } from '../../../../search/reading/number-words.ts'
import { isPastAt } from '../clauses.ts'
import { rangeOfMatch, type Context, type Finding } from '../finding.ts'

const player =
  '(?:players?|athletes?|kids|boys|girls|women|men|members|competitors|participants|skaters|wrestlers|swimmers|runners|dancers|gymnasts|cheerleaders|bowlers|golfers|rowers|paddlers|riders|debaters)'
const each =
  '(?:each|apiece|per (?:team|squad|roster|side)|(?:a|to a|on a|on every|on each|for each|in each) (?:team|squad|roster))'
const words = String.raw`(?:[a-z][\w'’-]* ){0,3}?`
const teams = String.raw`(?<![\w$.,-])(?<teams>${numberPattern})[ -]${words}(?:teams|squads)\b`
const players = String.raw`\b(?<players>${numberPattern})[ -]${words}${player}`
const times = String.raw`(?:x|×|\*|@|times)`
const patterns = [
  String.raw`${teams}[^.;\d]{0,30}?${players},? ${each}\b`,
  // '24 teams x 14 wrestlers', '24 teams of 14 wrestlers'.
  String.raw`${teams},?\s*(?:${times}|of )\s*${players}\b`,
  // '14 wrestlers x 24 teams', '14 wrestlers on each of the 24 teams', '14 wrestlers per team, 24 teams'.
  String.raw`${players},?\s*(?:${times}|(?:on|for|from) each of(?: the)? |${each},?(?:\s*${times}| and| with| for)?)\s*${teams}`,
].map((source) => new RegExp(source, 'i'))

/** '24 teams, 12 players each' are 288 players, to be confirmed: rosters are rarely full. A number of players that is stated counts more. */
export const playersPerTeam = ({ sentences, today }: Context): Finding[] =>
  sentences.flatMap((sentence): Finding[] => {
    const match = patterns.map((pattern) => pattern.exec(sentence.text)).find((one) => one !== null)
    const [teamCount, roster] = [numberOf(match?.groups?.teams ?? ''), numberOf(match?.groups?.players ?? '')]
    if (match === undefined || teamCount === undefined || roster === undefined) return []
    return [
      {
        name: 'participants',
        value: teamCount * roster,
        ranges: [rangeOfMatch(sentence, match)],
        sentence,
        rank: -1,
        reason: `${teamCount} teams with ${roster} players each.`,
        isPast: isPastAt(sentence, match.index, today),
      },
    ]
  })
