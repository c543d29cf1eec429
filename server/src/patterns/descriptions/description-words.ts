import { listOf } from '@app/contract/rules/sentence-parts.ts'

/** A sentence, or nothing where the record doesn't say. */
export type Sentence = string | null | undefined | false

export const joinSentences = (sentences: readonly Sentence[]) => sentences.filter(Boolean).join(' ')

/** ` in Gary, Indiana`, or nothing. */
export function inPlace({ city, state }: { city: string | null; state: string | null }): string {
  const parts = [city, state].filter((part) => part !== null)
  return parts.length === 0 ? '' : ` in ${parts.join(', ')}`
}

/** What a trait completes: `It has free parking.`, `It is wheelchair accessible.`, `It takes reservations.` */
export interface Trait {
  verb?: 'has' | 'is'
  words: string
}
export const has = (words: string): Trait => ({ verb: 'has', words })
export const is = (words: string): Trait => ({ verb: 'is', words })
export const does = (words: string): Trait => ({ words })

/** A sentence for each verb. */
export function traitSentences<V extends string>(
  values: readonly V[],
  traits: Readonly<Record<V, Trait>>,
): Sentence[] {
  const wordsWith = (verb: Trait['verb']) =>
    values.flatMap((value) => (traits[value].verb === verb ? [traits[value].words] : []))
  return (['has', 'is', undefined] as const).map((verb) => {
    const words = wordsWith(verb)
    return words.length > 0 && `${['It', verb, listOf(words)].filter(Boolean).join(' ')}.`
  })
}

const clocks = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })

/** `3:00 PM` for `15:00`. */
export const clockText = (time: string) =>
  clocks.format(new Date(`2000-01-01T${time}Z`)).replaceAll('\u202f', ' ')
