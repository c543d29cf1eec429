import {
  flagOf,
  linesOf,
  numberOf,
  rangeOf,
  textOf,
  webAddressOf,
  type NumberRange,
} from '../page/typed-values.ts'

export type FieldValue = string | number | boolean | string[] | NumberRange | null

/** How the text of a control becomes a value. The schema of the contract checks the value afterwards. */
const readings = {
  text: textOf,
  number: numberOf,
  range: rangeOf,
  webAddress: webAddressOf,
  flag: flagOf,
  list: linesOf,
} satisfies Record<string, (typed: string) => unknown>

/** One field of a kind: editing, creation, its summary, its problems and conflicts all read this declaration. */
export interface Field<Name extends string = string> {
  name: Name
  /** Fields with the same label, such as the two numbers of a position, count as one. */
  label: string
  hint?: string
  placeholder?: string
  /** `place` offers addresses, `pin` is a position on the map. Options of a choice come from the schema. */
  control:
    | 'text'
    | 'textarea'
    | 'number'
    | 'select'
    | 'email'
    | 'tel'
    | 'url'
    | 'date'
    | 'time'
    | 'checkbox'
    | 'checkboxes'
    | 'place'
    | 'pin'
  reads: keyof typeof readings
  /** Of a number, as people write it after the number. */
  unit?: string
  /** Of a select, if the schema doesn't list its values. */
  choices?: readonly string[]
  /** Of a select, if its values are not for people: 'Coffee shop' for 'coffee_shop'. */
  optionText?(option: string): string
  /** Required by the contract. A creation form may require more. */
  isRequired?: true
}

export const readTyped = ({ reads }: Pick<Field, 'reads'>, typed: string): FieldValue =>
  readings[reads](typed)

/** The text of a control for a value: the inverse of `readTyped`. */
export function typedText(value: FieldValue | undefined): string {
  if (value === undefined || value === null || value === false) return ''
  if (Array.isArray(value)) return value.join('\n')
  if (typeof value !== 'object') return String(value)
  return value.from === value.to ? String(value.from) : `${value.from}–${value.to}`
}

/** A value in a summary or a conflict. */
export function fieldText(
  { unit, optionText }: Pick<Field, 'unit' | 'optionText'>,
  value: FieldValue | undefined,
): string {
  if (value === true) return 'Yes'
  if (optionText !== undefined && (typeof value === 'string' || typeof value === 'number'))
    return optionText(String(value))
  const text = Array.isArray(value) ? value.join(', ') : typedText(value)
  return unit === undefined || text === '' ? text : `${text} ${unit}`
}
