import { isCalendarDate } from '@app/contract/rules/calendar-date.ts'
import { dollars } from '@app/contract/rules/costs.ts'
import { count, date, inSentence } from '../components/format.ts'
import { timeOfDay } from '../page/time-of-day.ts'
import { flagOf, linesOf, numberOf, textOf, webAddressOf } from '../page/typed-values.ts'

export type FieldValue = string | number | boolean | string[] | null

/** How the text of a control becomes a value. The schema of the contract checks the value afterwards. */
const readings = {
  text: textOf,
  number: numberOf,
  webAddress: webAddressOf,
  flag: flagOf,
  /** Of a select of `true` and `false`, which is empty if neither is known. */
  answer: (typed: string) => (typed ? flagOf(typed) : null),
  list: linesOf,
} satisfies Record<string, (typed: string) => unknown>

/** One field of a kind: editing, creation, its summary, its problems and conflicts all read this declaration. */
export interface Field<Name extends string = string> {
  name: Name
  /** Fields with the same label, such as the two numbers of a position, count as one. */
  label: string
  /** After 'Choose' or 'Enter' in messages: 'who it is for'. By default, 'the' and the label. */
  object?: string
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
  /** If it isn't read as usual for its control. */
  reads?: keyof typeof readings
  /** Of a number, as people write it after the number. */
  unit?: string
  /** US dollars. */
  isMoney?: true
  /** Of a select, if the schema doesn't list its values. */
  choices?: readonly string[]
  /** Of a select, if its values are not for people: 'Coffee shop' for 'coffee_shop'. */
  optionText?(option: string): string
  /** Required by the contract. A creation form may require more. */
  isRequired?: true
}

/** How a control is read. All others hold a text. */
const usualReadings: Readonly<Partial<Record<Field['control'], keyof typeof readings>>> = {
  number: 'number',
  pin: 'number',
  url: 'webAddress',
  checkbox: 'flag',
  checkboxes: 'list',
}

export const readTyped = (
  { control = 'text', reads = usualReadings[control] ?? 'text' }: Partial<Pick<Field, 'control' | 'reads'>>,
  typed: string,
): FieldValue => readings[reads](typed)

/** The text of a control for a value: the inverse of `readTyped`. */
export const typedText = (value: FieldValue | undefined): string =>
  Array.isArray(value) ? value.join('\n') : String(value ?? '')

/** The message of a required field that is empty. */
export function emptyMessage({ label, object = `the ${inSentence(label)}`, control }: Field): string {
  const isChosen = control === 'select' || control === 'date' || control === 'time'
  return `${isChosen ? 'Choose' : 'Enter'} ${object}.`
}

type ReadField = Pick<Field, 'control' | 'unit' | 'isMoney' | 'optionText'>

/** A value in a summary or a conflict, as pages show it. */
export function fieldText(field: ReadField, value: FieldValue | undefined): string {
  const { control, unit, optionText } = field
  if (typeof value === 'boolean') return value ? 'Yes' : control === 'checkbox' ? '' : 'No'
  if (optionText !== undefined && (typeof value === 'string' || typeof value === 'number'))
    return optionText(String(value))
  if (control === 'date' && typeof value === 'string') return isCalendarDate(value) ? date(value) : value
  if (control === 'time' && typeof value === 'string') return isTimeOfDay(value) ? timeOfDay(value) : value
  const text = amountText(field, value)
  return unit === undefined || text === '' ? text : `${text} ${unit}`
}

const isTimeOfDay = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

function amountText({ unit, isMoney }: ReadField, value: FieldValue | undefined): string {
  if (Array.isArray(value)) return value.join(', ')
  if (isMoney && typeof value === 'number') return dollars(value)
  // A number without a unit may be a year.
  return unit !== undefined && typeof value === 'number' ? count(value) : typedText(value)
}

/** The text of a control for reading. An invalid one stays as it was typed. */
export function typedForReading(field: Field, typed: string): string {
  const value = readTyped(field, typed)
  return Number.isNaN(value) ? typed : fieldText(field, value)
}
