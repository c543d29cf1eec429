import type { AskedField, AskedGroup } from './asked-field.ts'
import { joined, type Asked, type AskedName } from './asked-words.ts'
import { askedFields } from './asked.ts'

/** The rows by what any of them may have. */
export const fields: readonly AskedField[] = askedFields

const byName = new Map(fields.map((field) => [field.name, field]))

/** The field of this name. It exists for every name of the table. */
export function askedField(name: AskedName): AskedField {
  const field = byName.get(name)
  if (!field) throw new Error(`no field of a request is called ${name}`)
  return field
}

/** The label of a field where it is told: alone, or with those that are told together with it. */
export function toldLabel(name: AskedName): string {
  const { of, told, label } = askedField(name)
  return of === undefined ? (told ?? label) : toldLabel(of)
}

/** What a field says beside its label. Undefined if nothing of it is known. */
export const askedText = (name: AskedName, asked: Asked) => askedField(name).text?.(asked)

/** What a field says without a label: `8 teams`, `answers by Dec 11, 2026`. */
export function askedPhrase(name: AskedName, asked: Asked): string | undefined {
  const { text, phrase } = askedField(name)
  const told = text?.(asked)
  return told === undefined || phrase === undefined ? told : phrase(told, asked)
}

/** The fields that say something without labels, in a line. */
export const askedPhrases = (names: readonly AskedName[], asked: Asked) =>
  joined(names.map((name) => askedPhrase(name, asked)))

/** The names of the fields that are told by themselves, in the order in which they are told. */
export const toldNames = (groups?: readonly AskedGroup[]): readonly AskedName[] =>
  fields.flatMap(({ name, of, group }) =>
    of === undefined && (groups === undefined || groups.includes(group)) ? [name] : [],
  )

export interface ToldFact {
  name: AskedName
  label: string
  value: string
  /** Set as words rather than as a figure. */
  isWords: boolean
}

/** Each field that says something, with its label. */
export const toldFacts = (names: readonly AskedName[], asked: Asked): ToldFact[] =>
  names.flatMap((name) => {
    const value = askedText(name, asked)
    const isWords = askedField(name).typed !== 'number' || askedField(name).told !== undefined
    return value === undefined ? [] : [{ name, label: toldLabel(name), value, isWords }]
  })
