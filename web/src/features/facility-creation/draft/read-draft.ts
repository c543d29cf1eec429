import {
  blankDraft,
  blankSpace,
  type DraftPicture,
  type DraftPin,
  type DraftSpace,
  type KeptDraft,
  type SentDraft,
} from './creation-draft.ts'

type Fields = Record<string, unknown>

const longestText = 20_000
const mostSpaces = 500

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {}

const textOf = (value: unknown, absent: string) =>
  typeof value === 'string' ? value.slice(0, longestText) : typeof value === 'number' ? String(value) : absent

/** The texts of a shape, each as it was kept or, where that is no text, as the shape has it. */
const textsOf = <T extends object>(kept: Fields, shape: T): T => ({
  ...shape,
  ...Object.fromEntries(
    Object.entries(shape)
      .filter(([, absent]) => typeof absent === 'string')
      .map(([name, absent]) => [name, textOf(kept[name], String(absent))]),
  ),
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Which draft a kept text is of. */
export function keyOf(text: string | null): string | undefined {
  const { key } = fieldsOf(parsed(text ?? ''))
  return typeof key === 'string' && /^[0-9a-f-]{36}$/.test(key) ? key : undefined
}

/**
 * A draft as some version of this page kept it, and as far as this version understands it: what has another shape by now
 * is left out, what is not offered any more too. Undefined where nothing was kept.
 */
export function readDraft(
  text: string | null,
  offered: { sports: ReadonlySet<string>; amenities: ReadonlySet<string> },
): KeptDraft | undefined {
  const key = keyOf(text)
  const kept = fieldsOf(parsed(text ?? ''))
  const draft = fieldsOf(kept.draft)
  if (key === undefined || Object.keys(draft).length === 0) return undefined
  return {
    key,
    savedDate: textOf(kept.savedDate, ''),
    draft: {
      ...textsOf(draft, blankDraft),
      pin: pinOf(draft.pin),
      spaces: listOf(draft.spaces).slice(0, mostSpaces).map(spaceOf),
      sports: namesOf(draft.sports, offered.sports),
      amenities: namesOf(draft.amenities, offered.amenities),
    },
    pictures: listOf(kept.pictures).flatMap(pictureOf),
    sent: sentOf(kept.sent),
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const namesOf = (value: unknown, offered: ReadonlySet<string>) => [
  ...new Set(listOf(value).filter((name): name is string => typeof name === 'string' && offered.has(name))),
]

const spaceOf = (value: unknown): DraftSpace => textsOf(fieldsOf(value), blankSpace)

function pictureOf(value: unknown): DraftPicture[] {
  const { id, name } = fieldsOf(value)
  return typeof id === 'string' && typeof name === 'string' ? [{ id, name }] : []
}

function pinOf(value: unknown): DraftPin | null {
  const { lat, lng, isSetByHand } = fieldsOf(value)
  const isOnEarth =
    typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
  return isOnEarth ? { lat, lng, isSetByHand: isSetByHand === true } : null
}

function sentOf(value: unknown): SentDraft | undefined {
  const { facility, id, done } = fieldsOf(value)
  if (typeof facility !== 'object' || facility === null) return undefined
  return {
    facility,
    ...(typeof id === 'string' && { id }),
    done: listOf(done).filter((name) => typeof name === 'string'),
  }
}
