import { isSetup, purposeAround, purposeOfLabel } from './around-event.ts'
import { clauseAt, isPastAt } from './clauses.ts'
import type { NamedDays } from './named-days.ts'
import type { Sentence } from './sentences.ts'

export type Purpose =
  | 'event'
  | 'alternative'
  | 'deadline'
  | 'decision'
  | 'setup'
  | 'teardown'
  | 'other'
  | 'past'
  | 'negated'

const answer =
  /\b(?:respon[ds]\w*|repl(?:y|ies)|rsvp|propos\w+|offers?|rates|a shout|bids? cut|cut-?off for (?:bids|quotes|proposals)|get (?:\w+ ){0,5}?(?:to|back to) (?:us|me)|bids?|quotes?|quotation|pricing|numbers|submit\w*|submission|rfp|hear (?:back|from)|let (?:me|us) know|revert|call (?:me |us )?back|bidding|confirm\w*|yes or no|thumbs up|nailed down|lmk|holler|ping (?:me|us)|touch base|text (?:me|us)|get back|answers?|due|deadline|letters? of (?:intent|interest)|expressions? of interest|send|return(?:ed)?|received?|need (?:it|this|your|to (?:know|hear))|follow up|estimate)\b/i
const offer =
  /\b(?:letters? of (?:intent|interest)|expressions? of interest|proposals?|bids?|quotes?|offers?|responses?|respond|reply|answers?|let (?:me|us) know|hear)\b/i
/** 'By March 3' alone asks for an answer. */
const directly =
  /\b(?:by|no later than|not later than|on or before|due|deadline(?: is| of)?:?)\s+(?:or before |on or before )?(?:(?:\d{1,2}(?::\d\d)?\s*(?:[ap]\.?m\.?)?|noon|midnight|cob|eod|close of business|end of (?:the )?(?:business|day|month|week))?,?\s*(?:on |of )?)(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\.?,?\s*)?(?:the )?(?:(?:end|close|middle|start|beginning|first week|last week) of )?(?:the )?(?:early |mid[- ]?|late )?$/i
const byDay =
  /\b(?:by|before|no later than|not later than|until|through|deadline(?: is| of)?|due(?: (?:on|by|date))?|close[sd]?(?: on)?|on or before|latest)\b[^;]{0,38}$/i
const decision =
  /\b(?:decid\w*|decisions?|award(?:ed|ing|s)?|select(?:ed|ion|ing|s)?|cho(?:ose|oses|osing|sen|ice)|vot(?:e|es|ing)|announc\w+|finaliz\w+|lock(?:ing|ed)? (?:it |this |things |everything )?(?:in|down)|settl(?:e|ing) on|(?:everything|it all|all|things|this) settled|sign(?:ing)? (?:with|on|off|a|the|by)|(?:a )?(?:deal|agreement|contract) (?:done|in place|signed)|final (?:call|decision|answer|choice)|contracts? (?:go|will|should)|approv(?:e|es|al)|ratif\w+|(?:a |the |our )(?:venue|site|place|location|host|facility|home) (?:locked|secured|booked|confirmed|picked|chosen|settled|in place|set|nailed)|(?:secured|booked|wrapped up)|mak(?:e|ing) (?:a|the|our|my) (?:call|choice|pick)|(?:site|host|venue|location) (?:is |will be |to be )?named|commit(?:tee (?:meets|votes|reviews|will (?:decide|vote|select|choose|announce|meet|review|pick|award)))?|(?:board|council|committee) (?:meets|meeting|votes|reviews|will (?:decide|vote|select|choose|announce|meet|review|pick|award))|notif\w+|winner|pick(?:ing|ed|s)?)\b/i
/** '… meets on May 3 to pick the place', 'March 1 is when we decide'. */
const decisionAfter =
  /^[^.;]{0,24}\b(?:to (?:pick|choose|decide|select|vote|award|finalize|settle|review)|(?:is|that['’]s|will be) (?:when|the day|decision)[^.;]{0,24}\b(?:deci\w+|pick|choose|vote|select|award|announce|board|committee))\b|^\s*\(?(?:decision|award|selection)\b/i
const answerAfter =
  /^[^,.;]{0,24}\b(?:deadline|(?:is|are) (?:the|our|my) (?:\w+ )?(?:cut-?off|due date|last day)|is when (?:bids|quotes|proposals|responses|answers|replies))\b|^[^.;]{0,12}\bat the (?:very )?latest\b/i
const lastIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(new RegExp(pattern.source, 'gi'))].at(-1)?.index ?? -1
const other =
  /\b(?:registration|register|insurance|renew(?:ed|al)?|ordered|printed|shipped|t-?shirts|uniforms|(?:team|entry|player|league) (?:fees?|dues)|dues|permits?|applications?|waivers?|entr(?:y|ies)|sign[- ]?ups?|early bird|site visit|visit|contract|deposit|payment|invoice|questions|q ?& ?a|inquiries|intent to bid|pre-?bid|hold (?:the|those|these|our) (?:dates?|space|spot)|(?:conversation|discussion|chat|letter|e-?mail|message) (?:of|on|from)|meeting (?:my|with|the)|(?:a|the|our) (?:call|meeting)|met|spoke|rosters?|cutoff|cut-off|tickets?|founded|since|est\.|established|born|dated)\b[^.;]{0,30}$/i
const noted =
  /\b(?:happy|merry|call(?:ed)?|phoned|voicemail|vm|notes?|received|rec['’]?d|(?:^\W*|\b(?:message|msg|call|order|note|minutes|lead|request|inquiry) )(?:was )?(?:taken(?! (?:together|into|as|all|over)\b)|logged|recorded|typed|entered|filed|left|came in|transcribed)|updated|revised|written|sent|as of)\b(?![^.;\d]*\b(?:by|no later|on or|before|until|after)\b)[^.;\d]{0,14}$|\balmost[- ]?$/i
/** 'Minutes of the league, November 18'. */
const ofMeeting =
  /^\W*(?:minutes|agenda|recap|memo|(?:board|committee|club|league|staff) meeting)\b[^.;:\d]*$/i
/** 'We hope to reach 40 teams by'. */
const goal =
  /\b(?:hop(?:e|ing)|expect(?:ing)?|aim(?:ing)?|plan(?:ning)?|want) to (?:reach|hit|have|sign up|register|grow to)\b[^.;]*?\d+ (?:\w+ )?(?:teams|players|athletes|members|entries|runners|riders|swimmers|kids|people)\b[^.;]*$/i
const alternative =
  /\b(?:alternat(?:e|ive)s?|backups?|back-up|second choice|2nd choice|fallback|or|otherwise|plan b|option (?:2|b|two))\b(?:\s*(?:dates?|weekends?|would be|is|are|of|choice))*[\s:,]*$/i
const negated =
  /\b(?:not (?:before|after|on|during|available|over|in)|no(?:t)? (?:earlier|later) than|avoid(?:ing)?|except|excluding|can['’]?t (?:do|be|make)|cannot (?:do|be)|conflicts? with|unavailable|blackout|anything but|but not|won['’]?t work|doesn['’]?t work|don['’]?t want|stay away from|before|after)\b[^.;]{0,24}$|\bnot (?:in |on |during )?$/i

/** 'Proposals received after March 1 won’t be read.' */
const tooLate = /\b(?:proposals?|bids?|offers?|quotes?|responses?)\b[^.;]{0,30}\bafter\W*$/i
/** What else is chosen or announced: 'we post the bracket on', 'winners are announced'. */
const otherDecision =
  /\b(?:announce|post|release|publish)\w* (?:our |the )?(?:\w+ )?(?:brackets?|schedules?|pairings|pools|seeds?|seeding|field|rosters?|lineups?)\b|\bwinners? (?:are|will be|is) \w+|\b(?:pick|select|choose) (?:our|the) (?:[\w-]+ )?(?:teams?|players?|rosters?|captains?)\b|\bawards? (?:ceremony|banquet|dinner|night)\b|\bapprov\w+ (?:our|the) (?:insurance|budget|permits?|sanction\w*|bylaws|rosters?)\b|\bmust be (?:\d|under|over|at least|registered)|\b(?:sold out|booked (?:up|solid))\b|\bclos\w+ (?:it|registration|entries)\b|\b(?:I['’]?ll be|I['’]?m|I am|away|out|gone|travel(?:ing|ling))\b[^.;]{0,40}\b(?:until|till)\s*$/i

/** 'We have picked': what follows are the days of the event. */
const chosenDays =
  /\b(?:we|I|board|committee|league|council|group|club)(?:['’]ve| have| has)? (?:\w+ly )?(?:picked|chose|chosen|selected|decided on|settled on|locked in|landed on|agreed on|voted for|set|booked|reserved) (?:the (?:weekend|dates?|days|week) (?:of )?)?$/i

/** 'Reach Ann at ann@x.example before'. */
const reachedBy =
  /(?:^|[.!?,]\s|\b(?:please|just|or|and|to) )(?:reach|contact|e-?mail|call|phone|write(?: to)?|text|get in touch with)\b(?! (?:\d|out))[^;]{0,110}\b(?:by|before|no later than|on or before)\s+(?:the end of )?$/i

/** What days are named for, by the words around them. Nobody answers by several days: 'need a quote: 3 fields Dec 19-20'. */
export function purposeOf(sentence: Sentence, days: NamedDays, today: string): Purpose {
  const purpose = purposeAt(sentence, days, today)
  const isRange = days.type === 'days' && days.from < days.to
  return purpose === 'deadline' &&
    isRange &&
    !byDay.test(sentence.text.slice(0, days.start)) &&
    !/\b(?:deadline|due|by|clos\w+|before|until|accepted|open)\b/.test(sentence.label)
    ? 'event'
    : purpose
}

/** Under a heading such as 'Key dates': 'Bids due March 1'. */
const ofAnswers =
  /\b(?:bids?|proposals?|quotes?|offers?|responses?|repl(?:y|ies)|answers?|due|deadline|decision|award|selection|selected|announced|registration|entries|questions)\b/i

function purposeAt(sentence: Sentence, days: NamedDays, today: string): Purpose {
  const { text } = sentence
  // 'To answer your questions: we row on Saturday'.
  const label = /^(?:to|if|in|as|for|we|i|and|so|please)\b/.test(sentence.label) ? '' : sentence.label
  const clause = clauseAt(sentence, days.start, today)
  // 'Send bids: Dec 18': the words before a colon.
  const isBare = text.slice(clause.start, days.start).trim() === ''
  const before = (
    isBare ? (/[^.,;]*$/.exec(text.slice(0, days.start))?.[0] ?? '') : text.slice(clause.start, days.start)
  ).replaceAll(/\b(?:1st|2nd|3rd|first|second|third|other|top) choice\b/gi, '')
  const whole = text.slice(0, days.start)
  const after = text.slice(days.end, clause.end).split(/[.;]/)[0] ?? ''
  if (
    /\b(?:questions|inquiries|intent|pre-?bid|site visits?|walk-?through)\b/.test(label) &&
    !/\b(?:and|proposals?)\b/.test(label)
  )
    return 'other'
  if (
    /\b(?:decision|award|selection|announce|notification|vote|board|chosen|selected|picked|named)/.test(label)
  )
    return 'decision'
  if (
    /\b(?:deadline|due|respon|repl|proposal|bid|answer|submission|return|rsvp|quote|closing|need(?:ed)? by|reply)/.test(
      label,
    )
  )
    return 'deadline'
  if (/\b(?:issued|released|posted|published|questions|rain date)\b/.test(label)) return 'other'
  const labeled = purposeOfLabel(label)
  if (labeled !== undefined) return labeled
  if (/\b(?:alternat|backup|second choice|flex)/.test(label)) return 'alternative'
  const around = purposeAround(before, text.slice(days.end))
  if (around !== undefined) return around
  const isEventLabel =
    /\b(?:dates?|when|weekend|event date)\b/.test(label) && !/\b(?:previous|last|prior) year\b/.test(label)
  // 'Phone call 11/24', 'happy almost-Thanksgiving'.
  if (tooLate.test(before)) return 'deadline'
  if (
    ofMeeting.test(whole) ||
    goal.test(before) ||
    noted.test(before) ||
    noted.test(whole) ||
    otherDecision.test(before)
  )
    return 'other'
  if (
    isEventLabel &&
    days.start - sentence.valueAt < 12 &&
    !ofAnswers.test(text.slice(sentence.valueAt, days.start))
  )
    return 'event'
  if (isPastAt(sentence, days.start, today) || (days.hasYear && days.to < today)) return 'past'
  if (/\balternat(?:e|ive)s?\b[^.;]*$/i.test(before) && !decisionAfter.test(after)) return 'alternative'
  if (decisionAfter.test(after)) return 'decision'
  if (chosenDays.test(before)) return 'event'
  // 'Questions due December 1; proposals due December 18'.
  if (lastIn(before, other) > lastIn(before, offer)) return 'other'
  if (
    answerAfter.test(after) ||
    /\b(?:rsvp|respond|reply|answer|(?:bids?|quotes?|proposals?|offers?) (?:due|cut ?-?off|close[sd]?|end)|due(?: date)?|closing date(?: for (?:\w+ ){0,2}\w+)?|deadline)\W*$/i.test(
      before,
    )
  )
    return 'deadline'
  // The nearer word counts: 'bids due 1/15, award on or about 2/12'.
  const isDecision = lastIn(before, decision) > lastIn(before, answer)
  // 'Lock down a spot for our show, April 24'.
  const isForEvent =
    /\bfor (?:our|the|a|an|my|this|its)\b[^.;]*$/i.test(before.slice(lastIn(before, decision))) &&
    !byDay.test(before)
  if (
    isDecision &&
    !isForEvent &&
    !/\bchoice is\b|\b(?:before|until) (?:we|they|the \w+) \w+[^,]*$/i.test(before)
  )
    return 'decision'
  if (byDay.test(whole) && (answer.test(text) || /\bneed\b/i.test(before)))
    return decision.test(before) && !/\b(?:bids?|proposals?|repl|respon|answer|hear)/i.test(before)
      ? 'decision'
      : 'deadline'
  if (/\bdeadline\b/i.test(text) && answer.test(text) && !/\bdates?\b/i.test(before)) return 'deadline'
  if (reachedBy.test(before) || reachedBy.test(whole)) return 'deadline'
  if (directly.test(whole) && !other.test(before) && !isSetup(before)) return 'deadline'
  if (negated.test(before.replace(/\b(?:week(?:end)?|days?) (?:before|after)\b/gi, ''))) return 'negated'
  if (/^\s*(?:is|are)?\s*(?:out|no good|doesn['’]?t work|won['’]?t work|not possible)/i.test(after))
    return 'negated'
  return days.isAlternative || alternative.test(text.slice(clause.start, days.start))
    ? 'alternative'
    : 'event'
}

/** Whether an answer is asked for. */
export const isAnswer = (text: string) => answer.test(text)
