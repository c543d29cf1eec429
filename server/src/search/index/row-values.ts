import type { Columns } from './columns.ts'
import type { IndexRow } from './declaration.ts'
import { maxPartCount, noValue, type CodedPart } from './parts.ts'

const listOf = (values: string | readonly string[] | null | undefined): readonly string[] =>
  values === null || values === undefined ? [] : typeof values === 'string' ? [values] : values

function lookUp<V>(map: ReadonlyMap<string, V>, kind: string, name: string): V {
  const found = map.get(name)
  if (found === undefined) throw new RangeError(`The index declares no ${kind} '${name}'`)
  return found
}

/** The parts of a row as codes. Throws a RangeError for an undeclared attribute or an invalid count. */
export const codedParts = (columns: Columns, row: IndexRow): CodedPart[] =>
  (row.parts ?? []).map(({ attributes, count }) => {
    if (!Number.isInteger(count) || count < 1 || count > maxPartCount) {
      throw new RangeError(
        `The count of a part must be a whole number from 1 to ${maxPartCount}, not ${count}`,
      )
    }
    for (const name in attributes) lookUp(columns.attributes, 'attribute', name)
    const codes: number[] = []
    for (const [name, { dictionary }] of columns.attributes) {
      const value = attributes[name]
      codes.push(value === null || value === undefined ? noValue : dictionary.codeOf(value))
    }
    return { codes, count }
  })

/** The numbers of a row by name. Throws a RangeError for an undeclared or infinite number. */
export function checkedNumbers(columns: Columns, row: IndexRow): Map<string, number> {
  const numbers = new Map<string, number>()
  const { numbers: given = {} } = row
  for (const name in given) {
    lookUp(columns.numbers, 'number', name)
    const value = given[name]
    if (value === null || value === undefined) continue
    if (!Number.isFinite(value)) throw new RangeError(`'${name}' must be a finite number, not ${value}`)
    numbers.set(name, value)
  }
  return numbers
}

/** The distinct codes of all values of a row. Throws a RangeError for an undeclared field. */
export function codesOfRow(
  columns: Columns,
  row: IndexRow,
  parts: readonly CodedPart[],
  numbers: ReadonlyMap<string, number>,
): number[] {
  const codes: number[] = []
  // A row has a few dozen codes; a linear search is faster than a Set.
  const add = (code: number) => {
    if (!codes.includes(code)) codes.push(code)
  }
  const { facets = {} } = row
  for (const name in facets) {
    const { declaration, dictionary } = lookUp(columns.facets, 'facet', name)
    const list = listOf(facets[name])
    if (declaration.kind === 'one' && list.length > 1)
      throw new RangeError(`'${name}' can have only one value`)
    for (const value of list) add(dictionary.codeOf(value))
  }
  for (const part of parts) for (const code of part.codes) if (code >= 0) add(code)
  for (const [name, value] of numbers) {
    const { thresholds, dictionary } = lookUp(columns.numbers, 'number', name)
    for (const from of thresholds) if (value >= from) add(dictionary.codeOf(String(from)))
  }
  return codes
}
