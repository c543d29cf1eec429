import type { OfferedChoice } from '@app/contract/assistants/request-assistant.ts'

const ordinals = [
  'first|1st|former|primer[oa]?|premi[eè]re?',
  'second|2nd|segund[oa]|deuxi[eè]me|seconde?',
  'third|3rd|tercer[oa]?|troisi[eè]me',
].map((words) => new RegExp(`^(?:${words})$`, 'iu'))
const lastOne = /^(?:last|latter|[uú]ltim[oa]|derni[eè]re?)$/iu
const yes =
  /^(?:yes|yeah|yep|sure|ok|okay|same|s[ií]|claro|igual|lo mismo|oui|pareil|d['’]accord)(?![\p{L}])/iu
const no =
  /^(?:no|nope|none|nothing|skip|any|anything|whatever|unknown|not sure|no idea|(?:i )?don['’]?t (?:know|care|mind)|no (?:lo )?s[eé]|no importa|ningun[oa]|cualquiera|non|aucune?|peu importe|je ne sais pas)[.!]?$/iu
const fillers = new Set(
  'the a an one it is its s i we go with let lets take say please of make that this option choose pick use el la los las de en por favor le les un une prenez vaya con only just'.split(
    ' ',
  ),
)
const mostWords = 6

/** Months are compared by three letters, because labels shorten them. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []).map((word) =>
    /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*$/.test(word) ? word.slice(0, 3) : word,
  )

export interface NamedAnswer {
  answer: OfferedChoice
  /** Whether the words beside it may change what it sets: 'yes, same but ten courts'. */
  isChangeable: boolean
}

/** Which of the offered answers words name: '16', 'the second', 'March 20', 'yes, the same'. */
export function namedAnswer(text: string, offered: readonly OfferedChoice[]): NamedAnswer | undefined {
  const setting = offered.filter(({ fields }) => Object.keys(fields).length > 0)
  if (yes.test(text) && setting.length === 1) return { answer: setting[0]!, isChangeable: true }
  if (no.test(text.trim())) return named(offered.find(({ fields }) => Object.keys(fields).length === 0))
  const words = wordsOf(text).filter((word) => !fillers.has(word))
  if (words.length === 0 || words.length > mostWords) return undefined
  const [only] = words
  if (words.length === 1 && only !== undefined) {
    const at = lastOne.test(only) ? setting.length - 1 : ordinals.findIndex((pattern) => pattern.test(only))
    if (at >= 0 && setting.length > 1) return named(setting[at])
  }
  const found = offered.filter(({ label }) => {
    const labels = new Set(wordsOf(label))
    return words.every((word) => labels.has(word))
  })
  return found.length === 1 ? named(found[0]) : undefined
}

const named = (answer: OfferedChoice | undefined): NamedAnswer | undefined =>
  answer && { answer, isChangeable: false }
