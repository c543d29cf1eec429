import { clauseAt, isPastAt } from './clauses.ts'
import type { NamedDays } from './days-in.ts'
import type { Sentence } from './sentences.ts'

export type Purpose =
  | 'event'
  | 'alternative'
  | 'deadline'
  | 'decision'
  | 'setup'
  | 'other'
  | 'past'
  | 'negated'

const answer =
  /\b(?:respon[ds]\w*|repl(?:y|ies)|propos\w+|bids?|quotes?|quotation|submit\w*|submission|rfp|hear (?:back|from)|let (?:me|us) know|confirm|yes or no|lmk|holler|ping (?:me|us)|touch base|text (?:me|us)|get back|answers?|due|deadline|send|return(?:ed)?|received?|need (?:it|this|your)|follow up|estimate)\b/i
const byDay =
  /\b(?:by|before|no later than|not later than|until|deadline(?: is| of)?|due(?: (?:on|by|date))?|close[sd]?(?: on)?|on or before|latest)\b[^;]{0,38}$/i
const decision =
  /\b(?:decid\w*|decisions?|award(?:ed|ing|s)?|select(?:ed|ion|ing|s)?|cho(?:ose|sen|ice)|vot(?:e|es|ing)|announc\w+|finaliz\w+|commit(?:tee (?:meets|votes|will))?|board (?:meets|votes|will)|notif\w+|winner|pick(?:ing|ed)?)\b/i
const setup =
  /\b(?:set[- ]?ups?|setting up|load[- ]?ins?|move[- ]?ins?|arriv(?:e|al|ing) (?:early|the day))\b/i
const other =
  /\b(?:registration|register|entr(?:y|ies)|sign[- ]?ups?|early bird|site visit|visit|contract|deposit|payment|invoice|(?:a|the|our) (?:call|meeting)|met|spoke|roster|cutoff|cut-off|tickets?|founded|since|est\.|established|born|dated?)\b[^.;]{0,30}$/i
const noted =
  /\b(?:happy|merry|call(?:ed)?|phoned|voicemail|vm|notes?|received|rec['’]?d|updated|revised|written|sent|as of)\b(?! by| no later| on or)[^.;\d]{0,14}$|\balmost[- ]?$/i
const alternative =
  /\b(?:alternat(?:e|ive)s?|backups?|back-up|second choice|2nd choice|fallback|or|otherwise|plan b|option (?:2|b|two))\b(?:\s*(?:dates?|weekends?|would be|is|are|of|choice))*[\s:,]*$/i
const negated =
  /\b(?:not (?:before|after|on|during|available|over|in)|no(?:t)? (?:earlier|later) than|avoid(?:ing)?|except|excluding|can['’]?t (?:do|be|make)|cannot (?:do|be)|conflicts? with|unavailable|blackout|anything but|but not|won['’]?t work|doesn['’]?t work|don['’]?t want|stay away from|before|after)\b[^.;]{0,24}$/i

/** What days are named for, by the words around them. */
export function purposeOf(sentence: Sentence, days: NamedDays, today: string): Purpose {
  const { text, label } = sentence
  const clause = clauseAt(sentence, days.start, today)
  const before = text.slice(clause.start, days.start)
  const whole = text.slice(0, days.start)
  const after = text.slice(days.end, clause.end).split(/[.;]/)[0] ?? ''
  if (/\b(?:decision|award|selection|announce)/.test(label)) return 'decision'
  if (/\b(?:deadline|due|respon|repl|proposal|bid|answer|submission|return)/.test(label)) return 'deadline'
  if (/\b(?:set[- ]?up|load[- ]?in|move[- ]?in)/.test(label)) return 'setup'
  if (/\b(?:alternat|backup|second choice|flex)/.test(label)) return 'alternative'
  // '(setup 6/16)'.
  if (setup.test(before.slice(-24))) return 'setup'
  const isEventLabel = /\b(?:dates?|when|weekend|event date)\b/.test(label)
  // 'Phone call 11/24', 'happy almost-Thanksgiving'.
  if (noted.test(before)) return 'other'
  if (isEventLabel && days.start - sentence.valueAt < 12) return 'event'
  if (isPastAt(sentence, days.start, today) || (days.hasYear && days.to < today)) return 'past'
  if (decision.test(before) && !answer.test(before) && !/\bchoice is\b/i.test(before)) return 'decision'
  if (byDay.test(whole) && (answer.test(text) || /\bneed\b/i.test(before)))
    return decision.test(before) && !/\b(?:bids?|proposals?|repl|respon|answer|hear)/i.test(before)
      ? 'decision'
      : 'deadline'
  if (/\bdeadline\b/i.test(text) && answer.test(text) && !/\bdates?\b/i.test(before)) return 'deadline'
  if (/^[^,.;]{0,24}\b(?:deadline|is the deadline)\b/i.test(after)) return 'deadline'
  if (other.test(before)) return 'other'
  if (negated.test(before.replace(/\b(?:week(?:end)?|day) (?:before|after)\b/gi, ''))) return 'negated'
  if (/^\s*(?:is|are)?\s*(?:out|no good|doesn['’]?t work|won['’]?t work|not possible)/i.test(after))
    return 'negated'
  return days.isAlternative || alternative.test(before) ? 'alternative' : 'event'
}

/** Whether the days before the spaces are needed are meant. */
export const isSetup = (text: string) => setup.test(text)
