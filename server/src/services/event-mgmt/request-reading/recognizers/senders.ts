import type { Finding } from '../finding.ts'
import type { Message } from '../messages.ts'
import type { Sentence } from '../sentences.ts'
import { isOrganization, isPerson, isTitled } from '../signature.ts'
import { finding, line } from './signed.ts'

/** 'Contact: Linda Park, lpark@…', 'Organization | Emerald Coast Lacrosse'. */
export function labeled(sentence: Sentence): Finding[] {
  const { label, typed, valueAt } = sentence
  if (
    /\b(?:organi[sz]ation|company|association|club|rights holder|group|host(?:ed by)?|school|team name|client|owner|governing body|org|agency|league|studio|presented by|promoter|producer|issued by|sponsored by|requesting|who we are)\b/.test(
      label,
    ) &&
    !/\b(?:age|gender|size|cit(?:y|ies)|type|contact|dates?|hotel|selected|announced|chosen|named|notified)\b/.test(
      label,
    )
  ) {
    const text = typed
      .slice(valueAt)
      .trim()
      // '(501c3)', '(a running club)'.
      .replace(/ \([\da-z][^()]*\)$/, '')
      .replace(/(?<!\b(?:Inc|Co|Corp|Assn|Assoc|Ltd|St))[.,;]+$/, '')
    return [finding('contactOrganization', sentence, { index: typed.indexOf(text, valueAt), 0: text }, 6)]
  }
  if (
    !/^(?:full |your |first )?name$|^who$|^(?:bids|proposals|replies|responses|send|submit|reply)\b.*\bto$|\b(?:contact|caller|poc|planner|message from|submitted by|request(?:ed by|or|er)|organizer|organiser|event director|tournament director|coordinator|from|your name|attn|prepared by)\b/.test(
      label,
    ) ||
    /\b(?:e-?mail|phone|tel|cell|mobile|date)\b/.test(label)
  )
    return []
  const found = [...line(sentence, valueAt, 6), ...organizer(sentence)]
  // 'Attn: Visit Knoxville' is who is asked.
  return label.startsWith('attn') ? found.filter(({ name }) => name !== 'contactOrganization') : found
}

/** 'Organizer: Granite State Powerlifting': several capitalized words that are nobody's name. */
function organizer({ label, typed, valueAt, ...rest }: Sentence): Finding[] {
  const text = typed.slice(valueAt).trim()
  const isBody =
    /\b(?:organi[sz]ers?|request(?:er|or)|submitted by|requested by|planner)$/.test(label) &&
    /^[\p{L}\d &'’.-]+$/u.test(text) &&
    text.split(/\s+/).length >= 2 &&
    isTitled(text) &&
    !isPerson(text)
  return isBody
    ? [
        finding(
          'contactOrganization',
          { label, typed, valueAt, ...rest },
          { index: typed.indexOf(text, valueAt), 0: text },
          5,
        ),
      ]
    : []
}

/** 'First name: Wes', and 'Last name: Halvorsen' in another line. */
export function twoNames(sentences: readonly Sentence[]): Finding[] {
  const [first, last] = [
    /^(?:your )?(?:first|given) name$/,
    /^(?:your )?(?:last|family) name$|^surname$/,
  ].map((pattern) => sentences.find(({ label }) => pattern.test(label)))
  if (first === undefined || last === undefined) return []
  const [one, other] = [first, last].map((sentence) => ({
    sentence,
    text: sentence.typed.slice(sentence.valueAt).trim(),
  }))
  return [
    {
      name: 'contactName',
      value: `${one!.text} ${other!.text}`,
      ranges: [one!, other!].map(({ sentence, text }) => ({
        start: sentence.end - text.length,
        end: sentence.end,
      })),
      sentence: first,
      rank: 7,
    },
  ]
}

/** 'From: Dana Whitfield <dana@spiritelite.example>'. */
export function sender({ headers }: Message, sentences: readonly Sentence[]): Finding[] {
  const header = headers.find(({ name }) => name === 'from')
  const [sentence] = sentences
  if (header === undefined || sentence === undefined) return []
  const { start, text } = header.line
  const at = (typed: string) => ({
    start: start + text.indexOf(typed),
    end: start + text.indexOf(typed) + typed.length,
  })
  const email = /[\w.+'-]+@[\w-]+(?:\.[\w-]+)+/.exec(text)?.[0]
  const name = /(?:^|[,:] |(?:AM|PM) |\d )\s*"?(?!AM|PM)([A-Z][^<>@":,\d]+?)"?\s*(?=<|\[|$)/
    .exec(header.value)?.[1]
    ?.trim()
  const isBody = name !== undefined && !isPerson(name) && isOrganization(name)
  return [
    ...(isBody
      ? [{ name: 'contactOrganization' as const, value: name, ranges: [at(name)], sentence, rank: 2.2 }]
      : []),
    ...(name !== undefined && isPerson(name)
      ? [
          {
            name: 'contactName' as const,
            value: name,
            ranges: [at(name)],
            sentence,
            // 'Coach D' signs with a full name.
            rank: / [A-Z]\.?$/.test(name) ? 2 : 4.5,
          },
        ]
      : []),
    ...(email !== undefined
      ? [{ name: 'contactEmail' as const, value: email, ranges: [at(email)], sentence, rank: 2 }]
      : []),
  ]
}

const forwarder =
  /\b(?:work with|reply to|respond to|contact|call|text|email|answer|get back to|write to|reach) me\b|\bI(?:['’]ll| will|['’]m| am) (?:be )?(?:handling|taking over|running point|(?:the|your) (?:point of )?contact)\b/i

/** Whoever forwards a request and asks to be answered is its contact. */
export function ofForwarder(messages: readonly Message[], found: readonly Finding[]): readonly Finding[] {
  const last = messages.at(-1)
  const isAsked =
    messages[0]?.isForwarded === true &&
    last !== messages[0] &&
    last?.lines.some(({ text }) => forwarder.test(text)) === true &&
    found.some(({ name, sentence }) => name === 'contactName' && sentence.message === last)
  return isAsked ? found.filter(({ sentence }) => sentence.message === last) : found
}
