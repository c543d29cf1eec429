import { numberOf } from '../../../search/reading/amounts.ts'

/** Days before and after an event on which its spaces are needed: they are never days of the event. */

const equipment = '(?:stage|floor|courts?|rink|ring|mats?|track|boards|tents?|bleachers)'
const setupWord = String.raw`(?:set[- ]?ups?|setting up|load(?:ing)?[- ]?ins?|mov(?:e|ing)[- ]?ins?|build(?:ing)?[- ]?ups?|${equipment} (?:build|installation)|installation(?= (?:is |starts |begins )?(?:on|from)\b))`
const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)'
const weekdays = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?'
/** A cost that is broken down, a number that is taken down, or who cleans up. */
const ofWords = String.raw`(?: (?:of|for|by|below|as|is as|per|crews?|fees?|deposits?|volunteers?|staff|committee|helpers?)\b| (?:(?:the|your|all|each|any|our|my|this|an?|some) )*(?:costs?|prices?|quotes?|fees|budget|rates?|numbers?|pricing|expenses|names?|notes?|address|e-?mail)\b)`
/** 'They tear down our old gym in June', 'we are moving out of our gym in May'. */
const ofVenue = String.raw`(?: (?:of )?(?:our|the|their|its|this|that) (?:\w+ )?(?:gym|building|hall|arena|rink|stadium|pool|field ?house|center|school|facility|home|venue|office|place)\b)`
const teardownWord = String.raw`(?:(?:(?:tear|pack)[- ]?|take[- ])downs?|(?:tear|tak|pack|break)ing down|(?<!\b(?:costs?|prices?|pricing|fees?|rates?|budget|age|divisions?|teams?|detailed|itemized|full) )break[- ]?downs?|(?:load|move|pack)[- ]?outs?|(?:load|mov|pack)ing out|pack(?:ing)?[- ]?up|clean(?:ing)?[- ]?up|dismantl(?:e|es|ing)|de-?rig(?:ging)?|strik(?:e|ing)(?= (?:the|it|everything|on|day|${weekdays}|${month}\w*|\d)\b)|(?:${equipment} )?removal(?= (?:is|on|by|${weekdays}|${month}\w*|\d)\b))(?!${ofWords}|${ofVenue})`

/** 'We’ll be out of the hall by'. */
const who = String.raw`(?:we|everyone|everybody|everything|crews?)(?:['’](?:ll|d|re))?(?: (?:will|would|like to|can|could|must|need|want|to|have to|should|are|is|be|get|move|all))*`
const leaving = String.raw`(?:(?<=(?:^|[,;(]|\band) ?)out(?= by\b)|${who} out(?: of (?:the|your) \w+)?(?= (?:by|before|on|no later)\b)|vacate (?:the|your) \w+|hand (?:the|your) \w+ back)`
/** 'We need in by Friday'. */
const entering = String.raw`${who} in(?= (?:by|from|on) )`

const setup = new RegExp(
  String.raw`\b(?:${setupWord}|${entering}|rigging (?:starts?|begins?|is)|arriv(?:e|al|ing) (?:early|the day))\b`,
  'i',
)
const teardown = new RegExp(String.raw`\b(?:${teardownWord}|${leaving})\b`, 'i')

/** 'June 4: set-up.', '(June 4 set-up, …)', 'June 4 is set-up', 'June 4 (set-up day)'. */
const directlyAfter = (word: string) =>
  String.raw`^\s*[:(–—-]?\s*(?:(?:is|are|will be|would be|as) )?(?:(?:the|our|a) )?${word}(?:[- ]days?)?(?: only)?\s*(?:$|[,.;)]|and\b|(?:in the|from|at|starts?|begins?) (?:\d|noon|morning|afternoon|evening))`
/** 'Friday the 22nd to set up', but not 'June 5-6 with Friday for set-up', whose days are the event's. */
const forAfter = (word: string) =>
  String.raw`^(?:(?!\b(?:plus|with|and|days?)\b)[^.;,]){0,16}\b(?:to|for)(?: the)? ${word}`
const afterDays = (word: string) => new RegExp(`${directlyAfter(word)}|${forAfter(word)}`, 'i')
const setupAfter = afterDays(String.raw`(?:${setupWord}|set|load|move|build|mark|rig)`)
const teardownAfter = afterDays(teardownWord)

/** Between 'tear-down' or 'everybody is out' and its day. */
const toDay = String.raw`(?:[\s:,–—-]*\b(?:is|are|will be|must be|happens?|takes place|begins?|starts?|ends?|done|finished|complete|over|on|the|from|by|until|till|thru|through|in|at|of|no later than|days?|night|morning|evening|afternoon|noon|midnight|everything|it|all|${weekdays}|\d{1,2}(?::\d\d)?\s*[ap]\.?m\.?)\b\.?)*[\s:,–—-]*$`
const teardownBefore = new RegExp(String.raw`\b(?:${teardownWord}|${leaving})${toDay}`, 'i')

/** 'June 4 set-up, ', 'June 4 (set-up) ': the words are of the day before them. */
const setupOfOther = new RegExp(
  String.raw`^.*\d(?:st|nd|rd|th)?(?:[\s:–—-]*${setupWord}(?:[- ]days?)?[,;]|\s*\(${setupWord}(?:[- ]days?)?\),?)\s+`,
  'i',
)
/** 'Load-in June 4, volleyball ': what stands between two days is of the second. */
const otherDay = new RegExp(
  String.raw`^.*\d(?:st|nd|rd|th|\s?[ap]\.?m\.?)?(?:[,;]| and| then| with| plus)+ (?!(?:${weekdays}|${month})\w*\b)(?=[a-z]{3,})`,
  'i',
)
/** 'The day before ' is no day itself. */
const relative = /\b(?:days?|night|evening) (?:before|prior to|ahead of|after)\s*(?:the |our )?$/i
/** In characters: 'set-up is on Thursday afternoon, '. */
const nearest = 24

/** Whether days are those of set-up or tear-down by the words around them: 'set-up June 3', '(June 7 tear-down)'. */
export function purposeAround(before: string, after: string): 'setup' | 'teardown' | undefined {
  if (relative.test(before)) return undefined
  if (teardownBefore.test(before) || teardownAfter.test(after)) return 'teardown'
  const near = before
    .replace(setupOfOther, '')
    .slice(-nearest)
    .replace(/^.*\)/, '')
    .replace(/^.*[,;](?=.*\b(?:event|games?|play|competition|tournament|meet|show|race)\b)/i, '')
    .replace(otherDay, '')
  return setup.test(near) || setupAfter.test(after) ? 'setup' : undefined
}

const setupLabel = new RegExp(String.raw`\b${setupWord}`)
/** What a label asks for: 'Move-in: June 3'. */
export const purposeOfLabel = (label: string) =>
  teardown.test(label) ? 'teardown' : setupLabel.test(label) ? 'setup' : undefined

/** What is done before an event: 'for rigging', 'so that the floor can be laid'. */
const preparing =
  /\b(?:rigging|install(?:ing|ation)?|lay(?:ing)? (?:the|our|out|down)|(?:can|to) be laid|hang(?:ing)? (?:the|our|up)|build(?:ing)? (?:the|our)|assembl(?:e|ing)|days? to (?:build|rig|assemble)|mark(?:ing)? (?:the|out|off)|line (?:them|the))\b/i
const access =
  /\b(?:access|at our disposal|available (?:to|for) us|get in(?:to)?|let us in|give us|(?:need|want|have|use)(?:s|ed)? (?:it|the (?:\w+ )?(?:building|hall|gym|arena|venue|site|rink|pool|park|course|fields?|courts?|facility|space|complex|stadium)))\b/i
const earlier = /\b(?:days?|night|evening|afternoon) (?:before|prior|early|earlier|ahead)\b/i
const weekday = /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i

/** Whether days on which the spaces are needed before the event are meant. */
export const isSetup = (text: string) =>
  setup.test(text) ||
  (access.test(text) && earlier.test(text)) ||
  (preparing.test(text) && (earlier.test(text) || weekday.test(text) || /\bdays? to\b/i.test(text)))

/** Whether days on which the spaces are needed after the event are meant. */
export const isTeardown = (text: string) => teardown.test(text)

const part = /(?<=^|[,;()&]|\b(?:and|plus)\b)(?:(?!\b(?:and|plus)\b)[^,;()&])+/gi
/** With 'set-up and tear-down' in one. */
const longPart = /(?<=^|[,;()]|\b(?:with|plus)\b)(?:(?!\b(?:with|plus)\b)[^,;()])+/gi
const time = new RegExp(
  String.raw`\b(?:${weekdays}|${month}\w* \d+|\d+\/\d+|\d+ ?[ap]\.?m|the \d+(?:st|nd|rd|th)|days?|nights?|evening|morning|afternoon|hours?|noon|midnight|weeks?|weekend)\b`,
  'i',
)
/** The part of a text that says when the spaces are left: 'tear-down Monday'. */
export const teardownPart = (text: string) =>
  [part, longPart]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .find(({ 0: words }) => saysTeardown(words))
/** Whether a text says when the spaces are left. */
export const saysTeardown = (text: string) => isTeardown(text) && time.test(text)

/** The text with blanks instead of the parts that are only about tear-down: 'tear-down Monday, load-in Thursday'. */
export const withoutTeardown = (text: string) =>
  text.replaceAll(part, (words) => (isTeardown(words) && !isSetup(words) ? ' '.repeat(words.length) : words))

const daysOfWeek = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const setupWeekdays = [
  // 'Friday and Monday for set-up and tear-down'.
  String.raw`\b${daysOfWeek}(?= and ${daysOfWeek} (?:(?:are|is) )?(?:for|to) (?:the )?${setupWord} (?:and|&) ${teardownWord})`,
  // 'On Saturday, with Friday for set-up'.
  String.raw`\b${daysOfWeek}(?= (?:is |as |for |to |the |a )*(?:set|load|move|build)[- ]?(?:up|in)?\b)`,
].map((pattern) => new RegExp(pattern, 'i'))
/** The day of the week that is named as that of set-up, among others. */
export const setupWeekday = (text: string) =>
  setupWeekdays.map((pattern) => pattern.exec(text)).find((match) => match !== null)

const occupied =
  /\b(?:need|want|book|rent|reserve|have|hire|use|require|access|take)\b(?:(?!\b(?:event|games?|play|competition|tournament|meet|show|race|match|matches|cup|championships?|classic)\b)[^.;])*$/i
/** Whether the spaces are asked for on the days that follow, rather than the event named: 'we need the hall'. */
export const isOccupied = (before: string) => occupied.test(before)

/** 'Including a day of set-up', after days that are more than those of the event. */
const including = new RegExp(
  String.raw`^[^.;]{0,24}\b(?:incl(?:\.|uding|udes|uded|usive of)?|counting|of which)[^;]{0,60}\b(?:${setupWord}|${teardownWord})\b|^[^.;]{0,24}\b(?:${setupWord}|${teardownWord})\b[^.;]{0,24}\bincluded\b`,
  'i',
)
export const isIncluding = (after: string) => including.test(after)

const eachDay = /\b(?:a|one|1)(?: full)? days? (?:each|apiece)\b|\beach (?:a|one) day\b/i
const number = '(one|two|three|an?|each|[1-3])'
const countPattern = (word: string) =>
  new RegExp(
    String.raw`\b${number}(?: full)? days? (?:of|for|to)(?: the)? ${word}|\b${number} ${word}[- ]days?\b`,
    'i',
  )
const [setupCount, teardownCount] = [countPattern(setupWord), countPattern(teardownWord)]
function countOf(text: string, pattern: RegExp) {
  const [, before, after] = pattern.exec(text) ?? []
  const typed = before ?? after
  if (typed === undefined) return 0
  return /^(?:an?|each)$/i.test(typed) ? 1 : (numberOf(typed) ?? 0)
}

/** How many of the days of a text are set-up and tear-down: 'including one day of set-up'. Undefined if it doesn't say of one that it names. */
export function daysAround(text: string): { setup: number; teardown: number } | undefined {
  const isEach = eachDay.test(text)
  const [before, after] = [setup.test(text), teardown.test(text)]
  const found = {
    setup: isEach && before ? 1 : countOf(text, setupCount),
    teardown: isEach && after ? 1 : countOf(text, teardownCount),
  }
  return (before && found.setup === 0) || (after && found.teardown === 0) ? undefined : found
}
