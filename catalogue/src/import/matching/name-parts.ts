import { states } from '@app/contract/reference-lists/regions.ts'
import { nameKey } from './name-key.ts'

export interface NameParts {
  /** The name without its other names and without a state in parentheses. */
  name: string
  /** Other names that it mentions: 'Oak Stadium (formerly Elm Field)'. */
  others: readonly string[]
}

const otherNames =
  /^(?:formerly|former|fka|f\/k\/a|f\.k\.a\.|previously|aka|a\/k\/a|a\.k\.a\.|also|also known as|known as|once|old name|anciennement|autrefois|antes|antiguo)\b[\s:.]*(?:known as|called|the)?\s*/i

const tail =
  /[\s,;–-]+(?:formerly(?: known as| called)?|fka|f\/k\/a|previously(?: known as)?|aka|a\/k\/a|a\.k\.a\.|also known as|anciennement)[\s:]+(.+)$/i

/** 'Oak Holdings LLC -DBA: Oak Grill' does business as Oak Grill. */
const tradeName = /^.*?[\s,;:/(–-]+d[./]?b[./]?a[.)]?[\s:]+(?=\S)/i

const stateNames: ReadonlySet<string> = new Set(
  states.flatMap(({ name, code }) => [name.toLowerCase(), code.toLowerCase()]),
)

/** Splits a name as it is written in a file: 'Memorial Stadium (Ohio)', 'Oak Park, formerly Elm Park'. */
export function splitName(text: string): NameParts {
  const others: string[] = []
  const withoutParentheses = text
    .replace(tradeName, '')
    .replaceAll(/\s*[([]([^()[\]]*)[)\]]/g, (whole, inside: string) => {
      const content = inside.trim()
      if (otherNames.test(content)) {
        others.push(...listOf(content.replace(otherNames, '')))
        return ''
      }
      return stateNames.has(content.toLowerCase()) ? '' : whole
    })
  const name = withoutParentheses.replace(tail, (_, rest: string) => {
    others.push(...listOf(rest))
    return ''
  })
  const kept = name.trim()
  return kept === '' ? { name: text, others: [] } : { name: kept, others }
}

/** Names in one cell: 'Navin Field; Briggs Stadium'. */
export const listOf = (text: string) =>
  text
    .split(/[;|\n]| \/ /)
    .map((name) => name.trim())
    .filter((name) => name !== '')

/** Names that differ in more than their spelling, without the name itself. */
export function otherNamesOf(name: string, candidates: readonly string[]): string[] {
  const byKey = new Map(candidates.map((other) => [nameKey(other), other]))
  byKey.delete(nameKey(name))
  byKey.delete('')
  return [...byKey.values()]
}
