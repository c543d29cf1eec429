import { monthOf } from '../../../../search/reading/months.ts'
import { isOrdinaryWord } from '../../../../search/reading/ordinary-words.ts'
import { tokensOf } from '../../../../search/reading/tokens.ts'
import { organizationWord } from '../contact-words.ts'
import { rangeOfMatch, type Context, type Finding } from '../finding.ts'
import { isBody, leading, withoutPlace } from './name-words.ts'
import { isOrganizing } from './organizing.ts'
import type { Sentence } from '../sentences.ts'
import { isPastAt } from '../clauses.ts'

/** The last word of the names of events. */
export const eventWord =
  /^(?:Cup|Classic|Tournament|Tourney|Invitational|Invite|Championships?|Champs|Open|Meet|Showcase|Shootout|Challenge|Duals?|Nationals|Festival|Fest|Jamboree|Series|Camp|Combine|Games|Bash|Slam|Showdown|Blast|Expo|Summit|Regionals?|Sectionals?|Finals?|Qualifiers?|Clash|Battle|Kickoff|Derby|Rumble|Rally|Marathon|Regatta|Trials|Masters|Bowl|Throwdown|Spectacular|Extravaganza|Tour|Bonspiel|Tipoff|Tip-Off|Faceoff|Face-Off|Carnival|Brawl|Blitz|Frenzy|Gauntlet|Grinder|Icebreaker|Fling|Kick-Off|Tune-Up|Hoedown|Standoff|Rendezvous|Madness|Round[- ]?Robin|[A-Z][a-z]+thlon|5K|10K|Run|Grand Prix|Convention|Half|Ultra|Tri|Duathlon|Aquathlon|7s|Relays?|Ride|Dash|Jam|Roundup|Smackdown|Mayhem|Stampede|Scramble|Steeplechase|Fondo|Century|Miler|Mile|Opener|Playoffs?|Prelims|Shoot|Gala|Fights?|Loppet|Enduro|Swimfest|Hoopfest|Fiesta|Palooza|[A-Z][a-z]+(?:fest|palooza|thon)|Holiday Classic|Swim|Splash|Plunge|Paddle|Spiel|Pinfall|Smash|Crown)$/
const run =
  /(?<![\w.])(?:20\d\d |\d+(?:st|nd|rd|th) Annual )?[A-Z][\w'’-]*(?:\s+(?:&|(?:of|the|at|for|and|in|on|de)(?: the)?(?=\s+[A-Z])|[A-Z0-9][\w'’-]*))+/g
/** Words that begin a sentence rather than a name. */
const outside =
  /^(?:(?:(?:It|That|Here|This|We|There|I)['’](?:s|re|m)|Its|Thats|The|Our|A|An|Annual|For|RFP|Re|RE|Hi|Hello|Dear|And|Also|In|At|Host|Hosting|Planning|Running|Name|Event|Request for Proposal|We|I|It|This|Interested in|20\d\d|\d+(?:st|nd|rd|th)|Venue|Inquiry|About|Regarding|Looking|Seeking|Subject|Proposal|Request|Bid)\s+(?:(?:for|to|at|in|of|on)\s+)?(?:(?:the|our|my)\s+)?)+/

/** 'The 2027 Heartland Spring Cup' without what isn't its name. */
function trimmed({ index, 0: typed }: { index: number; 0: string }) {
  // 'OH for the Glass City Brawl'.
  const state = /^[A-Z]{2} (?:for|at|in|to) (?:the )?(?=[A-Z])/.exec(typed)?.[0].length ?? 0
  const start = state + (outside.exec(typed.slice(state))?.[0].length ?? 0)
  const rest = typed
    .slice(start)
    // 'Fall Sprints on Saturday'.
    .replace(/\s+(?:on|from|in|for)\s+(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)\b.*$/, '')
    .replace(/\s+(?:'|’)?(?:20)?\d\d$/, '')
  return { index: index + start, 0: rest }
}

/** 'Continental Cup for Women'. */
const forWhom =
  / for (?:(?:Young|Junior|Senior|High School|College) )?(?:Women|Men|Girls|Boys|Juniors|Seniors|Youth|Kids|Ladies|Masters)$/

/** 'Crown Duals on December 11' without what follows the name. */
const shortened = (name: string): string | undefined => {
  const whom = forWhom.exec(name)
  if (whom && isNamed(name.slice(0, whom.index))) return name
  return [
    name,
    ...[...name.matchAll(/\s(?:of|the|at|for|and|in|on|&)\s/g)]
      .map(({ index }) => name.slice(0, index))
      .toReversed(),
  ].find(isNamed)
}

function isNamed(name: string) {
  const words = name.split(/\s+/)
  const isLed =
    leading.test(words[0]!) &&
    (/^(?:at|of|in|on|for|by|de)$/.test(words[1] ?? '') || /^(?:Copa|Torneo|Coupe)$/.test(words[0]!))
  return (
    words.length > 1 &&
    !isBody(name) &&
    !/\bRoller Derby$|^Rugby 7s$|^State Championships?$/.test(name) &&
    (eventWord.test(words.at(-1)!) || (isLed && /^[A-Z]/.test(words.at(-1)!)))
  )
}

const namesIn = (context: Context, sentence: Sentence): { index: number; 0: string }[] =>
  [...sentence.text.matchAll(run)].map(trimmed).flatMap((one) => {
    const { index, 0: typed } = withoutPlace(context, one)
    const name = shortened(typed)
    return name === undefined ? [] : [{ index, 0: name }]
  })

/** Words for events. */
export const kinds =
  '(?:tournament|tourney|competition|comp|championships?|triathlon|regatta|meet|event|race|show|festival|camp|card|showcase|marathon|half|run|ride|match|bout|fight card|qualifier|series|invitational|classic|cup|sevens|league finals|derby|bonspiel|rodeo|swim|jamboree|combine|clinic|open|gala|conference|expo)'
const nameRun = String.raw`((?:[A-Z0-9][\p{L}\d'’&-]*)(?:\s+(?:of|the|at|for|de|on|in)(?=\s+(?:the\s+)?[A-Z])|\s+[A-Z0-9][\p{L}\d'’&-]*){0,6})`
/** The last word of who plays: 'bring our U12 Girls to'. */
const ofPeople =
  /^(?:Girls|Boys|Men|Women|Ladies|Teams?|Squads?|Varsity|JV|Divisions?|Members|Kids|Families|Players|Program|School|Company|Headquarters|City|County|State|Sectionals?|Center|Centre|Complex|Park|Arena|Stadium|Gym|Hall|Hotel|Resort|Board|Council|Director|Day|Eve|Holiday)$/

type IsName = (words: readonly string[]) => boolean
const anyName: IsName = () => true
const hasSeveralWords: IsName = ({ length }) => length > 1
const endsAsEvent: IsName = (words) => words.length > 1 && eventWord.test(words.at(-1)!)
const beginsAsEvent: IsName = (words) => words.length > 2 && leading.test(words[0]!)
const isNotPeople: IsName = (words) => words.length > 1 && !ofPeople.test(words.at(-1)!)

/** How texts introduce names that don't end in a word for an event, and which words after that are one. */
const introductions: readonly (readonly [pattern: RegExp, isName: IsName])[] = [
  [
    new RegExp(
      String.raw`\b(?:called|named|titled|dubbed|known as|(?:[Ii]t|[Ww]e) call(?:ed)? it) (?:the )?["“']?${nameRun}`,
      'u',
    ),
    anyName,
  ],
  [
    new RegExp(
      String.raw`\b${kinds}, (?:the|our) ${nameRun}(?=\s*(?:[,.;:!()–—]|$|(?:on|in|to|at|for|this|next|is|and|will|from|which|has)\b))`,
      'u',
    ),
    hasSeveralWords,
  ],
  [
    new RegExp(
      String.raw`\b(?:folks|people|team|crew|group|organizers?|directors?|club) (?:behind|of|for) (?:the )?${nameRun}(?=\s*(?:[,.;:!()–—]|$|(?:in|and|is|here|on)\b))`,
      'u',
    ),
    endsAsEvent,
  ],
  [
    new RegExp(String.raw`\b(?:the|our|for|host) ${nameRun} ${kinds}\b`, 'u'),
    (words) => endsAsEvent(words) || beginsAsEvent(words),
  ],
  [new RegExp(String.raw`["“]${nameRun}[,.]?["”](?=,? (?:an? )?(?:[\w'’-]+ ){0,4}${kinds}\b)`, 'u'), anyName],
  // 'the Frozen Nickel, a pond-style hockey tournament', 'bringing our Gravel Grinder to Roanoke'.
  [
    new RegExp(
      String.raw`\b(?:[Tt]he|[Oo]ur|its|my) ${nameRun}(?:, (?:an?|our(?! (?:other|second|sister)\b)|which is an?)| is an?) (?:[\w'’-]+,? ){0,6}?${kinds}\b(?! (?:organizer|company|producer|promoter|program|team|club|group))`,
      'u',
    ),
    (words) => endsAsEvent(words) || isNotPeople(words),
  ],
  [
    new RegExp(String.raw`\bbring(?:ing)? (?:its|our|the|their|my) ${nameRun} (?:back )?to\b`, 'u'),
    (words) => endsAsEvent(words) || isNotPeople(words),
  ],
  [new RegExp(String.raw`["“]${nameRun}["”]`, 'u'), endsAsEvent],
  // 'a site for the Mid-Valley Sprints on Saturday, October 9'.
  [
    new RegExp(
      String.raw`\b(?:[Tt]he|[Oo]ur|its|my) ${nameRun},? (?:(?:which )?(?:takes place|is|will be(?: held)?|will take place|returns|runs) )?(?:(?:on|from|for) |(?<=, ))(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,? )?(?:the \d|(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)[a-z]*\.? \d|\d{1,2}(?:\/\d| [JFMASOND][a-z]+))`,
      'u',
    ),
    isNotPeople,
  ],
]

/** 'Our meet, the Oak Run, was held at a farm', 'the Oak Run, our meet': the event that is asked for, whatever happened to it. */
const isOurs = ({ text }: Sentence, index: number, name: string) =>
  new RegExp(
    String.raw`\b(?:our|my) (?!(?:old|former|last|previous|first|other|second|sister)\b)(?:[\w-]+ ){0,3}${kinds}, (?:the |our )?$`,
    'i',
  ).test(text.slice(0, index)) ||
  new RegExp(
    String.raw`^, (?:our|my) (?!(?:old|former|last|previous|first|other|second|sister)\b)(?:[\w-]+ ){0,3}${kinds}\b`,
    'i',
  ).test(text.slice(index + name.length))

/** 'A dance comp called Lumen Live', 'our sprint triathlon, the Granite Tri'. */
function introduced(context: Context, sentence: Sentence): Finding[] {
  return introductions.flatMap(([pattern, isName]): Finding[] => {
    const match = pattern.exec(sentence.text)
    const typed = match?.[1]
    if (match === null || typed === undefined) return []
    const index = match.index + match[0].indexOf(typed)
    const { 0: name, index: start } = trimmed({ index, 0: typed })
    const words = name.split(/\s+/)
    const tokens = tokensOf(name)
    const isElse =
      /^\d+$/.test(name) ||
      organizationWord.test(name) ||
      // 'The Memorial Day Weekend'.
      /\b(?:Day|Holiday|Thanksgiving|Easter|Christmas) Weekend$/.test(name) ||
      monthOf(tokens[0]?.word ?? '') !== undefined ||
      context.gazetteer.places.at(tokens, 0).some(({ length }) => length === tokens.length) ||
      (words.length === 1 && isOrdinaryWord(name.toLowerCase())) ||
      (isPastAt(sentence, start, context.today) && !isOurs(sentence, start, name))
    return isName(words) && !isElse && /^[A-Z]/.test(name)
      ? [
          {
            name: 'name',
            value: name,
            ranges: [rangeOfMatch(sentence, { index: start, 0: name })],
            sentence,
            rank: 2,
          },
        ]
      : []
  })
}

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
  // 'Competition: Thursday, April 15'.
  const isDay = value[0]
    .toLowerCase()
    .split(/,? /)
    .some((word, at, words) => at < 2 && monthOf(word) !== undefined && /^\d/.test(words[at + 1] ?? ''))
  const isName =
    !isDay && /^[A-Z0-9]/.test(value[0]) && value[0].length <= 200 && value[0].split(' ').length <= 12
  return isName
    ? [{ name: 'name', value: value[0], ranges: [rangeOfMatch(sentence, value)], sentence, rank: 3 }]
    : []
}

/** 'Our Maple Leaf Cup has outgrown its gym': the event of today, though the words are about the past. */
const isLeaving = ({ text }: Sentence, index: number, name: string) =>
  /\b(?:our|the|my)\s+(?:\w+ )?$/i.test(text.slice(0, index)) &&
  /^['’]?\s+(?:has|have|just|recently|is)?\s?(?:outgrown|outgrew|lost|losing|outgrowing|moved|left)\b/i.test(
    text.slice(index + name.length),
  )

/** Before the name of another event: 'a qualifier for the', 'the same weekend as the'. */
const isOtherEvent =
  /\b(?:qualif\w+ (?:for|to)|(?:goes|go|advances?|moves?|tickets?|bids?) (?:on )?to|(?:same|as|on) (?:weekend|week|day|time|dates?) (?:as|of)|conflicts? with|clash(?:es)? with|modeled (?:it )?(?:on|after)|(?:like|unlike|against|avoid\w*|after|before|following|alongside)|warm-?up (?:for|to)|benefits?|won|winners? of|members? of|sanctioned by|affiliated with) (?:the |our )?(?:(?:19|20)\d\d )?$/i

/** The event's name: capitalized words that end in one such as 'Cup'. The longest, as 'Spring Cup' is short for it. */
export function eventName(context: Context): Finding[] {
  const { messages, sentences, today } = context
  return messages.flatMap((message) => {
    const own = sentences.filter((sentence) => sentence.message === message && sentence.part !== 'signature')
    const found = own.flatMap((sentence) => {
      const given = labeled(sentence)
      if (given.length > 0) return given
      const told = introduced(context, sentence)
      if (told.length > 0) return told
      return namesIn(context, sentence)
        .filter(
          ({ index, 0: typed }) =>
            (!isPastAt(sentence, index, today) || isLeaving(sentence, index, typed)) &&
            !isOtherEvent.test(sentence.text.slice(0, index)) &&
            !/^,? (?:our|the|my|which is our) (?:other|second|sister|previous|former) /i.test(
              sentence.text.slice(index + typed.length),
            ) &&
            !/^ here\b/.test(sentence.text.slice(index + typed.length)) &&
            !isOrganizing(sentence.text, index + typed.length, typed),
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
