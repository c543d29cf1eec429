import { monthOf } from '../../../../search/reading/months.ts'
import type { Sentence } from '../sentences.ts'

export interface NamedPlace {
  label: string
  at: number
  length: number
  /** Other places of this name. */
  others: readonly string[]
  isGuess: boolean
}

const before =
  /\b(?:in|near|either|between|around|outside|by|at|of|from|to|into|serving|thinking(?: of| about)?|consider(?:ing)?|eyeing|targeting|like|love|want|(?:any|some)where (?:in|on)|close to|across|throughout|within|city:?|prefer(?:ably|red|s)?|ideally|such as|(?:preference|choice|prefer\w*|location|city|town)(?: is| would be|:)|the|(?:make|move|change) it(?: to)?|cerca de|alrededor de|autour de|proche de|pr[eè]s d(?:e\s|['’]))\s*(?:in |near |the )?(?:state of |city of |greater |downtown |metro |area of )?$/i
const distance =
  /\b(?:miles?|mi|hours?|hrs?|minutes?|mins?|drive|radius|distance)\b[^.;]{0,16}\b(?:of|from|to|around)\s*(?:the )?(?:downtown |greater )?$/i
const after =
  /^\s*(?:area|region|metro|or (?:surrounding|nearby|close by|thereabouts|any(?:where|place)|somewhere|elsewhere|\d+ (?:min|mile))|(?:strongly |highly |most |very much )?preferred|preferably|(?:is|are|was|would|could) (?:also |all |both )?(?:preferred|be|suit|work|do|fine|ok|good|great|best|ideal|perfect|(?:our|the|my) (?:first|top|preferred|1st|number one))|if possible|(?:also |too )?works|(?:(?:is|as|would be) )?(?:our|the|my|a) (?:second|third|2nd|3rd|backup|back-up|fallback|alternate|other)\b|or bust|is home(?: base)?\b|is (?:it|the (?:one|place|spot|dream|goal|plan))\b|it is\b|(?:once )?again\b|once more\b|as (?:ever|always|usual|before)\b|this (?:time|year)\b|[- ]?ish|oceanfront|downtown|suburbs|(?:is|are) (?:where|our (?:first|top|preferred)|ideal)|(?:is|would be) (?:our|the|my)(?: \w+['’]s?)? (?:first |top |clear |strong )?(?:preference|favorite|target|wish|goal)|(?:would be|is) (?:our |the |my )?(?:first |top |preferred )?(?:choice|ideal|best|perfect|great))\b/i
const label =
  /\b(?:where|location|city|region|area|place|site|market|destination|town|state|county|geograph\w*|preferred)\b/
/** Before a place where players, senders and other events are from. */
const origin =
  /\b(?:teams|players|coming|travel(?:ing)?|drawn?|kids|athletes|based|headquartered|live|moved|flying|families|hosted|held|called|email|writing|greetings|hello|hi|howdy|good (?:day|morning|afternoon|evening)|photos?|pictures|videos?|quotes?|bids?|offers?|(?:pitch|offer|send|show|suggest) us|(?:goes|go|advances?|moves?) (?:on )?to (?:the )?(?:nationals|state|regionals|worlds|finals)|(?:sanction\w*|governing|national) (?:body|office)|rival|leav(?:e|es|ing)|left|opens|opened|against|starts?|away from|years? in|(?:meet(?:ing)?|met|see(?:ing)?|saw|talk(?:ing|ed)?(?: to| with)?) you)\b(?:(?!\s[-–—|]\s)[^.;,]){0,30}$/i

/** 'It’s 3 hours from St. Louis.' */
const fact = /^\W*It['’]?s (?:about |only |roughly )?[\w.]+ (?:hours?|miles?|minutes?) (?:from|of) $/i
const mailing = /\bp\.?\s?o\.?\s?box\b|\b(?:mail|mailing address|ship)\b/i

/** Before a place where the writer is: 'I coach at Northern Lights up here in'. */
const home =
  /\b(?:I['’]?m|I am|I['’]ll be|I will be|I (?:coach|work|run|direct|teach|live)|my name is|we['’]?re|we are|this is|club|association|league|here|offices?|hq|headquarter\w*|home base|located)\b[^.;]{0,80}\b(?:in|from|of|at)\s*$|\b(?:up|down|over|out|back) (?:here )?in\s*$/i
/** Before where the event must be: 'the site has to be in', 'it stays in'. */
const demanded =
  /\b(?:(?:must|has to|have to|needs? to|should|will|would) (?:be|stay|remain|take place|happen)(?: held| hosted| played| run)?|stay(?:s|ing)?|remain(?:s|ing)?|(?:is|are|be) limited to|only(?: consider\w*| look\w*)?) (?:with)?in (?:the )?(?:city of |greater |downtown )?$/i
/** Before where other things of the organizers are: 'we run leagues in'. */
const others =
  /\b(?:we|I|who|that|which) (?:also )?(?:run|operate|have|own|manage|offer|organize|put on|produce|coach|play|practice|train|meet)s? (?:[\w&-]+ ){0,6}?(?:leagues?|clubs?|camps?|clinics?|programs?|offices?|chapters?|members|teams|practices|gyms?|studios?)? ?(?:in and around|in|around|across|throughout|all over) (?:the )?$/i
/** After the place of a venue that was asked before: 'the course in Richmond quoted us'. */
const dealt =
  /^(?:,? [A-Z]{2})? (?:quoted|charged|wanted|told|said|offered|turned|double|asked|closed|fell through|backed out|cancel\w+|is (?:full|booked|taken|sold out)|was (?:full|booked|taken|too))\b/
const looking =
  /\b(?:look\w*|hop\w*|want\w*|need\w*|plan\w*|seek\w*|bring\w*|try\w*|search\w*|host\w*|hold\w*|tak\w+|mov\w+|interested|organi[sz]ing|considering)\b/i

const seat = /\b(?:based|headquartered|located|live|home|here|practice|train|offices?)\b[^.;,]{0,30}$/i
/** After where the organizers are, if the event is around it: 'and can go up to 60 miles from there'. */
const center =
  /^[^.;]{0,12}(?:,|and|but|so|[.;:]|[-–—])[^.;]{0,60}?\b(?:(?:miles?|mi|hours?|hrs?|minutes?|mins?)\b[^.;]{0,24}?\b(?:of|from|around) (?:there|here|home|that|it|town|our (?:base|home|offices?))\b|(?:go|travel|drive|look|venture|(?:consider|look at|look into|take|visit) (?:anything|any\w*(?: (?:site|place|venue|town))?|sites|venues|places)) (?:up to |inside (?:of )?|as far as |within |about |around |at most |no (?:more|farther|further) than |to anything within )?(?:an?|\d+|[a-z]+)(?: and a half)? ?-?(?:miles?|mi|hours?|hrs?|minutes?|mins?)\b)/i
/** In characters: 'most of our players live in'. */
const longestSubject = 30
/** 'Most of our families are in Billings, and nobody wants to drive more than 75 miles': the event is around it. */
const playersAt =
  /\b(?:teams|players|families|athletes|members|kids|parents|riders|skaters|people|us) (?:all |mostly |mainly )?(?:are|live|come)(?: all| mostly)? (?:in|from|around|near|in and around) (?:the )?$/i
const farthest =
  /^[^.;]{0,12}(?:,|and|but|so|[.;])[^.;]{0,20}?(?:\b(?:nobody|no one|none|few|not)\b|n['’]t\b)[^.;]{0,30}\b(?:drive|travel|go|drives|travels|goes)\b[^.;]{0,16}\b(?:more|farther|further|longer|over|past|beyond)\b[^.;]{0,16}\b(?:miles?|mi|hours?|hrs?|minutes?|mins?)\b/i
/** Those travel, rather than the event. */
const isOfTeams = /^[^.;]{0,40}\b(?:teams|players|families|athletes|members|kids|they|who)\b/i

/** How sure it is that a place is where the venue should be. Undefined if it isn't. */
export function rankOf(
  sentence: Sentence,
  list: readonly NamedPlace[],
  isAlone: boolean,
  next: string,
): number | undefined {
  const [{ at, length }, last] = [list[0]!, list.at(-1)!]
  const { tokens, text, valueAt } = sentence
  const start = tokens[at]!.span[0]
  const head = text.slice(0, start)
  const tail = text.slice(tokens[at + length - 1]!.span[1])
  if (demanded.test(head)) return 3.5
  const behind = `${text.slice(tokens[last.at + last.length - 1]!.span[1])}${next}`
  if (
    seat.test(head) &&
    center.test(behind) &&
    !isOfTeams.test(behind) &&
    !isOfTeams.test(head.slice(-longestSubject))
  )
    return 2
  if (playersAt.test(head) && farthest.test(behind)) return 1.5
  if ((origin.test(head) && !distance.test(head)) || mailing.test(head) || fact.test(head)) return undefined
  // Where the writer is may be where the event is, if nothing else is named.
  if (home.test(head) && !distance.test(head) && !looking.test(head)) return 0.5
  // A part of a name: 'Kansas City Royals', 'the Columbus Crew'.
  const following = tokens[at + length]
  const isName =
    /^ [A-Z][a-z]/.test(tail) &&
    following !== undefined &&
    monthOf(following.word) === undefined &&
    !/^ (?:Area|Region|Metro|In|On|For|And|Or|Is)\b/.test(tail)
  const isAfterName =
    /\b(?!(?:It|That|There)['’]|(?:Either|Both|Maybe|Perhaps|Possibly|Probably|Ideally|Preferably|Only|Just|Say|Otherwise|Alternatively|Or|And|Also) $)[A-Z][\w'’]+ $/.test(
      head,
    ) &&
    !before.test(head) &&
    at > 0
  if (isName || isAfterName) return undefined
  if (dealt.test(text.slice(tokens[last.at + last.length - 1]!.span[1]))) return undefined
  if (distance.test(head)) return 4
  if (others.test(head)) return 0.5
  if (label.test(sentence.label) && start >= valueAt) return 3
  if (before.test(head)) return /\b(?:by|at|of|to|from|the)\s*(?:the )?$/i.test(head) ? 1.5 : 2
  if (after.test(text.slice(tokens[last.at + last.length - 1]!.span[1]))) return 2
  return isAlone ? 1 : undefined
}
