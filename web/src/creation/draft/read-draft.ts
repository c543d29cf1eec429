import { blankDraft, type CreationKind, type FieldOptions } from '../creation-kind.ts'
import type { ChildRow, DraftPicture, DraftPin, SentDraft, StoredDraft } from './creation-draft.ts'

type Members = Record<string, unknown>

const maxTextLength = 20_000
const maxRows = 500

const membersOf = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}

const textOf = (value: unknown, fallback: string) =>
  typeof value === 'string'
    ? value.slice(0, maxTextLength)
    : typeof value === 'number'
      ? String(value)
      : fallback

/** The texts of a shape. Members that aren't texts get the shape's own. */
const textsOf = (stored: Members, shape: ChildRow): ChildRow =>
  Object.fromEntries(Object.entries(shape).map(([name, fallback]) => [name, textOf(stored[name], fallback)]))

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The idempotency key in a stored draft. */
export function keyOf(text: string | null): string | undefined {
  const { key } = membersOf(parsed(text ?? ''))
  return typeof key === 'string' && /^[0-9a-f-]{36}$/.test(key) ? key : undefined
}

/** The stored form: fields, pin and collections side by side. */
export const serialized = ({ draft: { fields, pin, children }, ...stored }: StoredDraft): string =>
  JSON.stringify({ ...stored, draft: { ...fields, pin, ...children } })

/**
 * A draft that any version of this page stored, as far as this version understands it. Members of another shape, and
 * names that are no longer offered, are left out. Undefined if nothing was stored.
 */
export function readDraft(
  text: string | null,
  creation: Pick<CreationKind, 'fields' | 'children'>,
  options: FieldOptions,
): StoredDraft | undefined {
  const key = keyOf(text)
  const stored = membersOf(parsed(text ?? ''))
  const draft = membersOf(stored.draft)
  if (key === undefined || Object.keys(draft).length === 0) return undefined
  const children = Object.entries(creation.children ?? {}).map(([name, { blank, isNames }]) => {
    const values = listOf(draft[name])
    const rows = isNames ? namesOf(values, options[name] ?? []) : values.slice(0, maxRows).map(rowOf(blank))
    return [name, rows]
  })
  return {
    key,
    savedDate: textOf(stored.savedDate, ''),
    draft: {
      fields: textsOf(draft, blankDraft(creation).fields),
      pin: pinOf(draft.pin),
      children: Object.fromEntries(children),
    },
    pictures: listOf(stored.pictures).flatMap(pictureOf),
    sent: sentOf(stored.sent),
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const rowOf = (blank: ChildRow) => (value: unknown) => textsOf(membersOf(value), blank)

/** Rows of names. Names can also be stored as plain texts. */
function namesOf(values: unknown[], offered: readonly string[]): ChildRow[] {
  const names = new Set(values.map((value) => (typeof value === 'string' ? value : membersOf(value).name)))
  return [...names].flatMap((name) => (typeof name === 'string' && offered.includes(name) ? [{ name }] : []))
}

function pictureOf(value: unknown): DraftPicture[] {
  const { id, name } = membersOf(value)
  return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : []
}

function pinOf(value: unknown): DraftPin | null {
  const { lat, lng, isSetByHand } = membersOf(value)
  const isOnEarth =
    typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return isOnEarth ? { lat, lng, isSetByHand: isSetByHand === true } : null
}

function sentOf(value: unknown): SentDraft | undefined {
  const { profile, id, done } = membersOf(value)
  if (typeof profile !== 'object' || profile === null) return undefined
  return {
    profile,
    ...(typeof id === 'string' && { id }),
    done: listOf(done).filter((name) => typeof name === 'string'),
  }
}
