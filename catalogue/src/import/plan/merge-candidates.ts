import { mergeSpaces, type Space } from '../classification/space.ts'
import type { Field } from '@app/contract/imports/import-fields.ts'
import { otherNamesOf } from '../matching/name-parts.ts'
import type { Candidate } from '../rows/candidate.ts'

/**
 * Joins two rows of one place. The first row's values win; sports, spaces and amenities are joined. Rows that are about a
 * single space each, or about different sports, add up; otherwise they repeat each other.
 */
export function mergeCandidates(a: Candidate, b: Candidate): Candidate {
  const draft = { ...a.draft }
  const stated = new Set(a.stated)
  for (const field of b.stated) if (!stated.has(field) && takeValue(draft, b.draft, field)) stated.add(field)
  const isRepeated = a.digest === b.digest || a.digests?.has(b.digest)
  return {
    ...a,
    draft,
    stated,
    isClosed: a.isClosed && b.isClosed,
    aliases: otherNamesOf(draft.name, [...a.aliases, ...b.aliases]),
    sports: [...new Set([...a.sports, ...b.sports])],
    amenities: [...new Set([...a.amenities, ...b.amenities])],
    spaces: isRepeated ? a.spaces : joinSpaces(a, b),
    statedChildren: new Set([...a.statedChildren, ...b.statedChildren]),
    remarks: a.remarks,
    doubts: [...new Set([...a.doubts, ...b.doubts])],
    digests: new Set([...(a.digests ?? [a.digest]), b.digest]),
  }
}

/** Copies a value into a draft that has none. A position is copied as a whole. */
function takeValue(to: Candidate['draft'], from: Candidate['draft'], field: Field): boolean {
  if (field === 'name' || from[field] === null) return false
  Object.assign(to, { [field]: from[field] })
  return true
}

function joinSpaces(a: Candidate, b: Candidate): Space[] {
  const addsUp = b.isOneSpace || b.sports.some((sport) => !a.sports.includes(sport))
  if (addsUp) return mergeSpaces([...a.spaces, ...b.spaces])
  const missing = b.spaces.filter((space) => !a.spaces.some(({ name }) => name === space.name))
  return [...a.spaces, ...missing]
}
