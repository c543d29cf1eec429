import type { AnswerDebug } from '@app/contract/assistants/answer-schema.ts'
import { capitalized } from '../../components/format.ts'

type Understood = AnswerDebug['understood'][number]

/** `maxMiles` is 'max miles'. */
const plainWords = (name: string) => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

/** The values of `{"amenities":["Pool"],"least":2}`, in words: 'amenities Pool, least 2'. */
function valueWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(valueWords).join(' or ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .flatMap(([name, each]: [string, unknown]) => {
      if (each === null || each === undefined || each === false) return []
      return [each === true ? plainWords(name) : `${plainWords(name)} ${valueWords(each)}`]
    })
    .join(', ')
}

/** A JSON value in a text, or the text itself. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return plainWords(text)
  }
}

/** `topic openingHours` and `time {"day":"Sunday"}`: what a value is about, before the value. */
const labeled = /^(kind|topic|order|time) (.+)$/s

/** What a part of a question was understood as, such as '“pool”: amenities Pool' or 'Topic: opening hours'. */
export function understoodWords({ words, meaning }: Understood): string {
  const [, label, value] = labeled.exec(meaning) ?? []
  const text = valueWords(parsed(value ?? meaning))
  if (label !== undefined) return `${capitalized(label)}: ${text}`
  if (words === '') return text
  return meaning === 'unknown' ? `“${words}”: not understood` : `“${words}”: ${text}`
}
