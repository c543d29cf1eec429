import type { AgeGroup } from '@app/contract/reference-lists/age-groups.ts'
import type { Gender } from '@app/contract/reference-lists/genders.ts'
import { isNegatedAt } from '../clauses.ts'
import { rangeOfMatch, type Context, type Finding } from '../finding.ts'
import type { Sentence } from '../sentences.ts'

const label = String.raw`(?:u-?\d{1,2}|\d{1,2} ?-?u)(?:['’]?s)?`
const number = String.raw`\d{1,2}(?:st|nd|rd|th)?`
const until = String.raw`\s*(?:-|–|—|to|through|thru|until)\s*`
const nth = '(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)'
const grade = String.raw`(?:\d{1,2}(?:st|nd|rd|th)|${nth})`
/** '7th & 8th', '7th/8th', '6th, 7th and 8th'. */
const listed = String.raw`(?:\s*(?:,|\/|&|\+|,? (?:and|or)\b|, ?&)\s*)`
const agePatterns: readonly RegExp[] = [
  new RegExp(
    String.raw`\bgrades? (?:k|${number})(?:${listed}${number})+\b|\b${grade}(?:${listed}${grade})+[- ](?:graders?|grades?)\b`,
    'i',
  ),
  // One grade only of those who play: others may have a teacher of it.
  new RegExp(
    String.raw`(?<![\w$.,-])${grade}[- ](?:graders\b|grade(?=,? (?:and (?:under|below)|boys|girls|teams?|players?|athletes|students|kids|division|bracket|tournament|league|aau|travel|rec\b|basketball|volleyball|soccer|football|softball|baseball|lacrosse|wrestling)\b))`,
    'i',
  ),
  /(?<![\w$.,-])\d{1,2}s\s?(?:-|–|to|through|thru)\s?\d{1,2}s\b/i,
  /\bunder-\d{1,2}s?\b/i,
  /(?<![\w$.,-])\d{1,2}-and-(?:under|over|up|older|younger)\b/i,
  /(?<![\w$.,-])\d{2}\+(?:(?:,| and| &|\/) ?\d{2}\+)+/i,
  /\b(?:boys|girls|kids|children|youth|athletes)(?: and (?:boys|girls))?,? (\d{1,2}\s?(?:-|–|to)\s?(?:1\d|[5-9]))\b(?! (?:teams|players|per|courts|fields|rooms|and a|%|miles))/i,
  new RegExp(
    String.raw`(?<![\w$.,-])${label}(?![\w])(?:(?:${until}|\s*(?:,|\/|and|&|,\s*and)\s*)(?:${label}|\d{1,2}(?=\s*u\b))(?!\w))*`,
    'i',
  ),
  new RegExp(String.raw`(?<![\w$.,-])\d{1,2}(?:[/,] ?\d{1,2})+ ?u\b`, 'i'),
  new RegExp(
    String.raw`\bgrades?\s+(?:k|${number})${until}(?:${number})|\b(?:${number}|${nth})${until}(?:${number}|${nth})[- ]grade(?:s|rs?)?\b|\b(?:k|pre-?k|kindergarten)${until}(?:\d{1,2}(?:st|nd|rd|th)?|${nth})(?:[- ]grade(?:s|rs?)?)?\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:${number}|${nth})[- ]grade(?:rs)? (?:and|&) (?:under|up|below|older|younger)\b`,
    'i',
  ),
  new RegExp(
    String.raw`\bbetween \d{1,2} and \d{1,2} years? old\b|\b\d{1,2}[- ]years?[- ]olds? (?:and|&) (?:under|over|up|older|younger)\b|\b\d{1,2} years? (?:and|&) (?:under|over|up|older|younger)\b`,
    'i',
  ),
  /\bover[- ]\d{2}s?(?=,? (?:league|division|age|men|women|players|tournament|soccer|softball|hockey|baseball|basketball))/i,
  new RegExp(
    String.raw`\b(?:ages?(?: groups?| range)?|aged)\s*[:|=–-]?\s*(${number}${until}${number}|${number}\s*\+|${number} (?:and|&) (?:under|over|up|older|younger))`,
    'i',
  ),
  new RegExp(String.raw`(?<![\w$.,-])(?:\d{1,2}${until})?\d{1,2}[- ](?:years?|yrs?)[- ]olds?`, 'i'),
  new RegExp(String.raw`(?<![\w$.,-])\d{1,2}\s*(?:and|&|or)\s*(?:unders?|overs?|older|younger|up)\b`, 'i'),
  /(?<![\w$.,-])\d{2}\s?\+(?=\s*(?:$|[.,;)!]|only\b|please\b|event\b|crowd\b|to (?:enter|play|compete|register)\b|[-–—|]\s|(?:doubles|singles|mixed|bracket|div|league|age|years?|men|women|adult|player|masters?|co-?ed)))/i,
]

/** Ages in the organizer's words. The longest of a message: 'U11 to U15' rather than 'the U11s'. */
function ages(sentences: readonly Sentence[]): Finding[] {
  const found = sentences.flatMap((sentence) =>
    agePatterns.flatMap((pattern): { text: string; finding: Finding }[] => {
      const match = pattern.exec(sentence.text)
      // 'Number of teams: 50+'.
      if (match === null || (match[0].includes('+') && /\b(?:teams?|number|rooms?)\b/.test(sentence.label)))
        return []
      const text = (match[1] ?? match[0]).trim()
      const index = match.index + match[0].indexOf(text)
      return [
        {
          text,
          finding: {
            name: 'ages',
            value: text,
            ranges: [rangeOfMatch(sentence, { index, 0: text })],
            sentence,
          },
        },
      ]
    }),
  )
  const isLabeled = ({ finding: { sentence, ranges } }: (typeof found)[number]) =>
    /\bages?\b/.test(sentence.label) && ranges[0]!.start <= sentence.start + sentence.valueAt + 1
  const [longest] = found.toSorted(
    (a, b) => Number(isLabeled(b)) - Number(isLabeled(a)) || b.text.length - a.text.length,
  )
  return longest ? [longest.finding] : []
}

const groups: readonly (readonly [AgeGroup, RegExp])[] = [
  ['All Ages', /\ball ages\b|\bevery age(?: group)?\b|\bages? (?:groups? )?all\b/i],
  [
    'High School',
    /\bhigh[- ]school(?:s|ers)?(?! (?:gym|facilit|field|stadium|campus|building|track|has|is|was|where|let|lets|next|down|parking))\b|\bHS\b|\bhs\b(?= \w+)|\bvarsity\b/,
  ],
  [
    'Youth',
    /\byouths?\b|(?<!\b(?:college|university|high[- ]school|our|my|your|their|with|and|plus|bring) )\bkids\b(?! k-| (?:under|over) \d+ (?:get|are|free)| (?:get in|are free|free|pay)\b)|\bmiddle[- ]school(?:ers)?(?! gym)\b|\bchildren\b(?!['’]s)|\belementary\b/i,
  ],
  [
    'College',
    /(?<!\b(?:in|from|my|since|after|at|the|local) )\bcolleg(?:e|iate)(?! (?:gym|town|campus|station|park|field|coach|coaches|scouts?|recruit\w*)\b)\b|\buniversity teams\b|\bncaa\b(?! (?:rules|regulation|size|approved))/i,
  ],
  [
    'Adult',
    /\badults?\b(?! (?:chaperon\w*|volunteers?|supervis\w+|beverages?|pay|admission|tickets?|spectators?|fans|visitors?|coach\w*|staff))(?<!\$\d{1,3} adults?)|\bmasters\b|\bold[- ]timers\b(?= (?:tournament|division))/i,
  ],
]

/** 'Lake Wylie College'. */
const isCollegeName = (text: string, { index, 0: typed }: RegExpExecArray) =>
  typed === 'College' && /[A-Z][a-z]+ $/.test(text.slice(0, index))

/** '$18 per adult', 'adults $18', 'adult: $18': what somebody pays. */
const isPriced = (text: string, { index, 0: typed }: RegExpExecArray) =>
  /\$\d[\d,.]*(?: ?(?:per|an?|each|for|\/|apiece for)(?: an?| every| each)?)? ?$/i.test(
    text.slice(0, index),
  ) || /^s?(?: (?:tickets?|admission|pay|are|is|at|for))*:? ?\$\d/i.test(text.slice(index + typed.length))

function matchIn(sentences: readonly Sentence[], pattern: RegExp) {
  for (const sentence of sentences) {
    const flags = pattern.flags.includes('i') ? pattern : new RegExp(pattern.source, 'i')
    const match = flags.exec(sentence.text)
    if (
      match &&
      !isNegatedAt(sentence, match.index) &&
      !isCollegeName(sentence.text, match) &&
      !isPriced(sentence.text, match)
    )
      return { sentence, range: rangeOfMatch(sentence, match) }
  }
  return undefined
}

function ageGroup(sentences: readonly Sentence[]): Finding[] {
  const named = groups.flatMap(([group, pattern]) => {
    const match = matchIn(sentences, pattern)
    return match ? [{ group, ...match }] : []
  })
  const [first, second] = named
  if (first === undefined) return []
  const isBoth = first.group === 'High School' && second?.group === 'Youth'
  const ranges = [first.range, ...(second ? [second.range] : [])]
  const common = { sentence: first.sentence, ranges: ranges.toSorted((a, b) => a.start - b.start) }
  if (isBoth) return [{ name: 'ageGroup', value: 'Youth & High School', ...common }]
  const reason = second ? 'The text names more than one age group.' : undefined
  return [
    {
      name: 'ageGroup',
      value: first.group,
      ...common,
      reason,
      alternatives: named.slice(1).map(({ group }) => group),
    },
  ]
}

const elsewhere = String.raw`['’]?s?['’]? (?:club|(?:rest|bath|locker|changing|dressing)? ?rooms?|toilets?|showers?)`
/** Before those who play, rather than those who are greeted: '96 competitors, ladies and gentlemen'. */
const playing = String.raw`\b(?:for|both|(?:athletes|players|competitors|participants|entrants|teams|divisions?|\d[\d,]* [a-z]+)[,:]?)`
const male = new RegExp(
  String.raw`\b(?:boys?|men['’]?s?|males?|(?<!ladies and )gentlemen|(?<=${playing} ladies and )gentlemen)\b(?! ?(?:and|&) girls club|${elsewhere})`,
  'i',
)
const female = new RegExp(
  String.raw`\b(?:girls?|wom[ae]n['’]?s?|females?|ladies(?! and gentlemen)|(?<=${playing} )ladies(?= and gentlemen))\b(?!${elsewhere})`,
  'i',
)
const mixed = /\bco-?eds?\b|\bmixed (?:gender|doubles|teams)\b/i

function gender(sentences: readonly Sentence[]): Finding[] {
  const [men, women, both] = [male, female, mixed].map((pattern) => matchIn(sentences, pattern))
  const first = both ?? men ?? women
  if (first === undefined) return []
  const value: Gender = both ? 'Co-Ed' : men && women ? 'Male & Female' : men ? 'Male' : 'Female'
  const ranges = (both ? [both] : [men, women]).flatMap((one) => (one ? [one.range] : []))
  return [
    { name: 'gender', value, sentence: first.sentence, ranges: ranges.toSorted((a, b) => a.start - b.start) },
  ]
}

function level(sentences: readonly Sentence[]): Finding[] {
  const semi = matchIn(sentences, /\bsemi-?pro(?:fessional)?\b/i)
  if (semi)
    return [{ name: 'eventLevel', value: 'Semi-Professional', sentence: semi.sentence, ranges: [semi.range] }]
  const pro = matchIn(
    sentences,
    /\b(?:pro|professional) (?:[a-z]+ ){0,2}?(?:tours?\b|tournament|league|athletes|players|teams|events?|series|circuit|division|matches|bouts|fights|golfers|riders)\b|\bprofessional (?:disc golf|golf|tennis|soccer|basketball|boxing|bowling|pickleball|bull riding|lacrosse|wrestling|volleyball|hockey|rodeo|cycling|softball|cornhole)\b|\bprofessionals\b(?! only in)|(?:^|[,(;:|] ?)(?:pro|professional)(?= ?(?:[,.;)|]|$))/i,
  )
  if (pro) return [{ name: 'eventLevel', value: 'Professional', sentence: pro.sentence, ranges: [pro.range] }]
  // Names such as 'Collegiate Rowing Conference' say who asks.
  const collegiate = sentences.flatMap((sentence) => {
    const match = /\b(?:inter)?collegiate\b(?!-| (?:size|style|rules|regulation))/.exec(sentence.text)
    return match && !isNegatedAt(sentence, match.index)
      ? [{ sentence, range: rangeOfMatch(sentence, match) }]
      : []
  })[0]
  if (collegiate)
    return [
      { name: 'eventLevel', value: 'Collegiate', sentence: collegiate.sentence, ranges: [collegiate.range] },
    ]
  const amateur = matchIn(
    sentences,
    /\bamateurs?\b(?! (?:athletic|softball|boxing|hockey) (?:union|association|federation))/i,
  )
  return amateur
    ? [{ name: 'eventLevel', value: 'Amateur', sentence: amateur.sentence, ranges: [amateur.range] }]
    : []
}

/** Who plays. */
export function players({ messages, sentences }: Context): Finding[] {
  return messages.flatMap((message) => {
    const own = sentences.filter((sentence) => sentence.message === message && sentence.part !== 'signature')
    return [...ages(own), ...ageGroup(own), ...gender(own), ...level(own)]
  })
}
