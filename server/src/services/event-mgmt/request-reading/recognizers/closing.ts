import { tokensOf } from '../../../../search/reading/tokens.ts'
import type { Context, Finding } from '../finding.ts'
import { emailPattern, phonePattern, type Sentence } from '../sentences.ts'
import { honorifics, isGivenName, isPerson, piecesOf, withoutHonorific } from '../signature.ts'
import { eventWord } from './event-name.ts'
import { finding, line } from './signed.ts'

const person = String.raw`(?:(?:${honorifics})\.?\s+)?(?:(?:[A-Z]\.\s?){2,3}|[A-Z][\p{L}'’-]+\.?)(?:\s+(?:[A-Z]\.?|["“(][A-Z][\p{L} ]{1,20}["”)]|[A-Z][\p{L}'’-]+|de|la|van|von|der)){0,3}`
/** What stands before the name that ends a text: 'With thanks,', 'Hit me up:', 'Questions to'. */
const lead =
  /^\W*(?:(?:with|many|thanks|thank you|thx|ty|tks|cheers|best|kind|warm(?:ly)?|regards|sincerely|respectfully|yours|truly|so much|in advance|again|appreciate it|much appreciated|take care|talk soon|hit me up|holler|call(?: me)?|text(?: me)?|contact(?: is| me)?|reach(?: me| out)?(?: at| to)?|email(?: me)?|questions\??(?: to)?|reply(?: to)?|rsvp(?: to)?|name['’]?s|signed|from|gracias|saludos|peace|xoxo|xo|love|please|or|and|ask for|talk to|sent by|submitted by)\b[\s,:!.–—-]*)*/iu
const nameAt = new RegExp(
  String.raw`^(${person})(?=\s*(?:$|[,.!/|(]|\s[-–—]|\s{3,}|\s(?:at|@|with|from|w/|here|for)\s|\d))`,
  'u',
)

/** 'Tournament Director Bob Hale', 'CALL JERRY MOSS'. */
const beforeName =
  /^(?:(?:Call|Text|Email|Contact|Reach|Phone|Thanks|Cell|Ask|Please|Or|At|My|Thx|Best|Cheers|And|Attn|From)\s+|(?:The|Our)\s+(?=[A-Z]\w+ (?:Director|Coordinator|Manager|President))|(?:(?:Tournament|Event|Race|Meet|Athletic|Executive|League|Club|Program|Site|Regional|National|Operations|Sports|Team)\s+)*(?:Director|Coordinator|Manager|President|Chair|Secretary|Organizer|Treasurer|Commissioner|Planner|Administrator)\s+)+/i

/** 'Jen @ Metro Kickball'. */
const ofOrganization =
  /^\s*(?:at|@|with|from|w\/|of|\/)\s*(?:the )?([A-Z][\p{L}'’&-]*(?:\s+(?:[A-Z][\p{L}'’&-]*|&|of))*)/u
const isPlace = ({ gazetteer }: Context, text: string) => {
  const tokens = tokensOf(text)
  return gazetteer.places.at(tokens, 0).some(({ length }) => length === tokens.length)
}

/** Whether a name is also that of a town, a sport or an event. */
function isOther(context: Context, sentence: Sentence, text: string, index: number) {
  const tokens = tokensOf(text)
  if (eventWord.test(text.split(/\s+/).at(-1)!)) return true
  if (tokens.length > 1 && isPlace(context, text)) return true
  return context.marksIn(sentence).some(({ at, values }) => {
    const start = sentence.tokens[at]!.span[0]
    return values['sports'] !== undefined && start >= index && start < index + text.length
  })
}

/** The name in the last sentences: 'Curt Haas, Dakota Bowhunters Federation 605-555-0172', 'With thanks, Anil Deshmukh'. */
export function closing(context: Context, sentences: readonly Sentence[]): Finding[] {
  const body = sentences.filter(({ part }) => part === 'body')
  return body.slice(-3).flatMap((sentence, at, last) => {
    const { text, typed, label, valueAt } = sentence
    const cue = Math.max(
      lead.exec(text)?.[0].length ?? 0,
      // 'Yours faithfully, Edmund Royce'.
      at === last.length - 1
        ? (/^(?!(?:The|Our|My|A|An|His|Her|Their|This|In|On|At|For)\b)[A-Z][\p{L}'’]+(?: [a-z]+){0,3}, (?=[A-Z][\p{L}'’]+ [A-Z])/u.exec(
            text,
          )?.[0].length ?? 0)
        : 0,
    )
    const lower =
      /(?:thanks|thx|ty|cheers|best|regards|thank you|tks|-|–|—)[!,.\s–—-]*\s([a-z]{3,12})\.?$/.exec(text)
    if (at === last.length - 1 && lower?.[1] !== undefined && isGivenName(lower[1]))
      return [
        finding(
          'contactName',
          sentence,
          { index: lower.index + lower[0].lastIndexOf(lower[1]), 0: lower[1] },
          3,
        ),
      ]
    const labelEnd = label !== '' && valueAt <= cue ? valueAt : cue
    const from = labelEnd + (beforeName.exec(text.slice(labelEnd))?.[0].length ?? 0)
    const name = nameAt.exec(text.slice(from))?.[1]
    if (name === undefined || !isPerson(withoutHonorific(name)) || isOther(context, sentence, name, from))
      return []
    const isSingle = !/\s/.test(name)
    const isReachable = emailPattern.test(typed) || phonePattern.test(typed)
    emailPattern.lastIndex = 0
    phonePattern.lastIndex = 0
    const rest = text.slice(from + name.length)
    const hasTitle = piecesOf(rest).some(({ type }) => type === 'title' || type === 'organization')
    // 'Tasha Greene, Marketing'.
    const isEnd = at === last.length - 1 && /^[\s,.!]*(?:[A-Z][\w'’]+\s?){0,3}[.!]?$/.test(rest)
    const isShort = rest.trim().split(/\s+/).length <= 12
    const isNamed = isSingle
      ? (from > 0 && (isEnd || isReachable)) || (isReachable && rest.trim().length < 3)
      : isShort && (isReachable || hasTitle || isEnd || from > 0)
    if (!isNamed && !(ofOrganization.test(rest) && isReachable)) return []
    const group = ofOrganization.exec(rest)
    const organization = group?.[1]
    return organization !== undefined && !isPlace(context, organization)
      ? [
          ...line({ ...sentence, text: text.slice(0, from + name.length) }, from, 3.3),
          finding(
            'contactOrganization',
            sentence,
            { index: from + name.length + group![0].length - organization.length, 0: organization },
            2.8,
          ),
        ]
      : line(sentence, from, 3.3)
  })
}

const lowerTitle = '(?:coach|dr|mr|mrs|ms|pastor|rev|sgt|capt|captain|chief)'
/** 'call 208-555-0164, coach beck': in lowercase, beside how to reach them. */
const lowerAfter = new RegExp(
  String.raw`^[\s,–—-]*(?:\(|ask for |for |- ?)?(${lowerTitle}\.? [a-z]{3,14})\)?\s*(?:[.,!)]|$)`,
)
const lowerBefore = new RegExp(
  String.raw`(?<![\w'’-])(${lowerTitle}\.? [a-z]{3,14})(?:,? (?:at|on|cell|phone|ph|text|via))?[\s,:;(|/–—-]*$`,
)

function lowerName(sentence: Sentence, { index, 0: typed }: { index: number; 0: string }): Finding[] {
  const [head, tail] = [sentence.typed.slice(0, index), sentence.typed.slice(index + typed.length)]
  const [before, after] = [lowerBefore.exec(head), lowerAfter.exec(tail)]
  const name = before?.[1] ?? after?.[1]
  if (name === undefined || !isGivenName(name.split(' ')[1]!)) return []
  const start = before ? before.index : index + typed.length + after![0].indexOf(name)
  return [finding('contactName', sentence, { index: start, 0: name }, 3.1)]
}

/** A name right before or after an address or a number: 'Mei-Lin Foster 717-555-0184'. */
export function besideAddress(context: Context, sentence: Sentence): Finding[] {
  const { typed } = sentence
  return [...typed.matchAll(emailPattern), ...typed.matchAll(phonePattern)].flatMap((match) => {
    const head = typed.slice(0, match.index)
    const tail = typed.slice(match.index + match[0].length)
    const before = new RegExp(
      String.raw`(?<![\p{L}'’-])(${person})(?:,? (?:\()?(?:at|on|is at|via|cell|phone|ph|tel|email|is|c)[:.]?)?[\s,:;(|/–—<-]*$`,
      'u',
    ).exec(head)
    const after =
      /^[\s,]*(?:\(|[-–—]\s?|,\s?|ask for |for )([A-Z][\p{L}'’-]+(?:\s[A-Z][\p{L}'’-]+){0,2})(?:, [^()]{2,30})?\)?\s*(?:[.,!)]|$)/u.exec(
        tail,
      )
    const found = before
      ? { index: before.index, 0: before[1]! }
      : after
        ? { index: match.index + match[0].length + after[0].indexOf(after[1]!), 0: after[1]! }
        : undefined
    if (found === undefined) return lowerName(sentence, match)
    const start = beforeName.exec(found[0])?.[0].length ?? 0
    const own = { index: found.index + start, 0: found[0].slice(start) }
    const name = withoutHonorific(own[0]).replace(/\s+(?:AT|ON|VIA|OR|IS)$/, '')
    return isPerson(name) && !isOther(context, sentence, name, own.index)
      ? [finding('contactName', sentence, { index: own.index + own[0].indexOf(name), 0: name }, 3.1)]
      : []
  })
}
