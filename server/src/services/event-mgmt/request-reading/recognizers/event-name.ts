import { rangeOfMatch, type Context, type Finding } from '../finding.ts'
import type { Sentence } from '../sentences.ts'
import { isPastAt } from '../clauses.ts'

/** The last word of the names of events. */
export const eventWord =
  /^(?:Cup|Classic|Tournament|Tourney|Invitational|Invite|Championships?|Champs|Open|Meet|Showcase|Shootout|Challenge|Duals?|Nationals|Festival|Fest|Jamboree|Series|Camp|Combine|Games|Bash|Slam|Showdown|Blast|Expo|Summit|Regionals?|Sectionals?|Finals?|Qualifiers?|Clash|Battle|Kickoff|Derby|Rumble|Rally|Marathon|Regatta|Trials|Masters|Bowl|Throwdown|Spectacular|Extravaganza|Tour|Bonspiel|Tipoff|Tip-Off|Faceoff|Face-Off|Carnival|Brawl|Madness|Round[- ]?Robin|Triathlon|5K|10K|Run|Grand Prix|Convention)$/
const leading = /^(?:Battle|Rumble|Clash|Showdown|Race|Duel|Rumpus|Border)$/
const run =
  /(?<![\w.])(?:20\d\d |\d+(?:st|nd|rd|th) Annual )?[A-Z][\w'’-]*(?:\s+(?:&|(?:of|the|at|for|and|in|on|de)(?: the)?(?=\s+[A-Z])|[A-Z0-9][\w'’-]*))+/g
/** Words that begin a sentence rather than a name. */
const outside =
  /^(?:(?:The|Our|A|An|Annual|For|RFP|Re|RE|Hi|Hello|Dear|And|Also|In|At|Host|Hosting|Planning|Running|Name|Event|Request for Proposal|We|I|It|This|Interested in|20\d\d|\d+(?:st|nd|rd|th)|Venue|Inquiry|About|Regarding)\s+)+/

/** 'The 2027 Heartland Spring Cup' without what isn't its name. */
function trimmed({ index, 0: typed }: { index: number; 0: string }) {
  const start = outside.exec(typed)?.[0].length ?? 0
  const rest = typed.slice(start).replace(/\s+(?:'|’)?(?:20)?\d\d$/, '')
  return { index: index + start, 0: rest }
}

/** 'Crown Duals on December 11' without what follows the name. */
const shortened = (name: string) =>
  [
    name,
    ...[...name.matchAll(/\s(?:of|the|at|for|and|in|on|&)\s/g)]
      .map(({ index }) => name.slice(0, index))
      .toReversed(),
  ].find(isNamed)

function isNamed(name: string) {
  const words = name.split(/\s+/)
  const isLed = leading.test(words[0]!) && /^(?:at|of|in|on|for|by)$/.test(words[1] ?? '')
  return words.length > 1 && (eventWord.test(words.at(-1)!) || (isLed && /^[A-Z]/.test(words.at(-1)!)))
}

const namesIn = (sentence: Sentence): { index: number; 0: string }[] =>
  [...sentence.text.matchAll(run)].map(trimmed).flatMap(({ index, 0: typed }) => {
    const name = shortened(typed)
    return name === undefined ? [] : [{ index, 0: name }]
  })

/** 'Event name: Prairie Fire Classic'. */
function labeled(sentence: Sentence): Finding[] {
  const { label, text, valueAt } = sentence
  if (
    !/^(?:event|tournament|tournament name|event name|name of (?:the )?(?:event|tournament)|event title|title|rfp|competition|meet name)$/.test(
      label,
    )
  )
    return []
  const typed = text.slice(valueAt).replace(/[\s.,;|]+$/, '')
  const value = trimmed({ index: valueAt, 0: typed })
  const isName = /^[A-Z0-9]/.test(value[0]) && value[0].length <= 200 && value[0].split(' ').length <= 12
  return isName
    ? [{ name: 'name', value: value[0], ranges: [rangeOfMatch(sentence, value)], sentence, rank: 3 }]
    : []
}

/** The event's name: capitalized words that end in one such as 'Cup'. The longest, as 'Spring Cup' is short for it. */
export function eventName({ messages, sentences, today }: Context): Finding[] {
  return messages.flatMap((message) => {
    const own = sentences.filter((sentence) => sentence.message === message && sentence.part !== 'signature')
    const found = own.flatMap((sentence) => {
      const given = labeled(sentence)
      if (given.length > 0) return given
      return namesIn(sentence)
        .filter(
          ({ index, 0: typed }) =>
            !isPastAt(sentence, index, today) && !/^ here\b/.test(sentence.text.slice(index + typed.length)),
        )
        .map((match): Finding => ({
          name: 'name',
          value: match[0],
          ranges: [rangeOfMatch(sentence, match)],
          sentence,
          rank: 1,
        }))
    })
    const best = Math.max(...found.map(({ rank = 0 }) => rank))
    return found
      .filter(({ rank }) => rank === best)
      .toSorted((a, b) => String(b.value).length - String(a.value).length)
      .slice(0, 1)
  })
}
