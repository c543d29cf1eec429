import type { Sentence } from './sentences.ts'

const relatives =
  '(?:daughter|son|wife|husband|sister|brother|mother|father|mom|dad|kid|child|neighbor|cousin|nephew|niece|uncle|aunt|boss|friend|roommate)'
const sites =
  '(?:rinks?|gyms?|pools?|arenas?|parks?|complex|centers?|halls?|fields?|courts?|stadiums?|fairgrounds|barn|venue|y|ymca)'
/** Whom or what a sentence is about, at its start. */
const subjects: readonly RegExp[] = [
  new RegExp(String.raw`^their (?:[\w-]+ )?${sites}\b`, 'i'),
  new RegExp(
    String.raw`^the (?:[\w-]+ )?${sites} (?:in|at|near|down|across|by)\b[^.;,]{0,24}\b(?:(?:has|have)(?! to\b)|holds|charges?|closes?|opens?|seats?|costs?|is (?:full|booked|closed|too))\b`,
    'i',
  ),
  /^it takes\b[^.;]*\b(?:hours?|minutes?)\b/i,
  /^the (?:chamber|mayor|tourism|visitors|convention (?:and|&) visitors|city council|county|newspaper|paper|news)\b[^.;,]{0,24}\b(?:counts?|says?|lists?|claims?|told|reports?|reported)\b/i,
  /^(?:the|an?|their|his|her) (?:\w+ )?(?:bids?|offers?|proposals?|quotes?) (?:by|from|of)\b[^.;]*\b(?:came|was|were|had|has|included|includes|offered)\b/i,
  /^(?:the|one|some) other (?:\w+ ){0,2}?(?:organizers?|groups?|clubs?|teams?|events?|tournaments?|leagues?|schools?|part(?:y|ies)|churche?s?|companies|company)\b/i,
  /^(?:another|a rival|a competing|a neighboring|a different) (?:\w+ ){0,2}?(?:organizer|group|club|team|event|tournament|league|school|party|church|company|promoter)\b/i,
  /^(?:somebody|someone|a friend|people|folks|everybody|everyone|they) (?:else )?(?:told|tells?|says?|said|mentioned|claims?|thinks?|swears?)\b/i,
  /^(?:we|I)(?:['’]ve| have)? (?:read|heard)\b/i,
  /^(?:last (?:we|I) heard|rumor has it|word is|from what (?:we|I) (?:hear|read)|as far as (?:we|I) know)\b/i,
  new RegExp(String.raw`^(?:my|our) ${relatives}\b(?!['’]s\b|,? (?:and|&) (?:I|me|we)\b)`, 'i'),
  // 'My daughter’s club shoots indoors' is about the request.
  new RegExp(
    String.raw`^(?:my|our) ${relatives}['’]s\b[^.;]*\b(?:won|went|lost|played|swam|skated|competed|attended|visited|used to)\b`,
    'i',
  ),
  /^our (?:facebook|instagram|twitter|social media|website|web site|web page|youtube|tiktok|newsletter|mailing list|podcast|stream|live ?stream|broadcast)\b/i,
  /^(?:we|I) (?:live-?)?(?:stream|broadcast|mail|post|e-?mail|tweet)\b[^.;]{0,40}\bto\b/i,
  /^(?:an?|the|one|some) (?:\w+ )?(?:hotels?|motels?|restaurants?|sponsors?|vendors?|neighbors?)\b[^.;,]{0,24}\b(?:quoted|offered|offers|charges?|told|said|says|gave|gives|wants?)\b/i,
  /^your (?:website|web ?site|web page|page|brochure|listing|ad|flyer|city|town|county|state)\b[^.;,]{0,16}\b(?:says?|lists?|shows?|claims?|gets?|mentions?|has|have|draws?|sees?)\b/i,
]
/** They may ask all the same: 'my daughter’s club needs eight mats'. */
const asks =
  /^my \w+ wants?\b|\b(?:needs?|want|wants to|looking|would like|seeks?|seeking|plans?|planning|hosts?|hosting|must|requires?|(?:is|are) (?:running|holding|bringing|moving)|we['’](?:d|ll)|we (?:would|will|expect|need|want|can|could|have)|for us|our budget)\b/i

/** Whether a sentence tells of others than the request: 'your website says you have 12 courts', 'my son’s team won a cup in Wichita'. */
export const isOfOthers = ({ typed, text, label, part }: Sentence): boolean =>
  part === 'body' &&
  label === '' &&
  // Whom to reach is stated in any sentence.
  typed === text &&
  subjects.some((pattern) => pattern.test(typed)) &&
  !asks.test(typed)
