import { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import { patchBetween } from '@app/contract/rules/patch-between.ts'
import type * as z from 'zod'
import { ApiProblem } from '../../../api/problem.ts'
import type { SentDraft } from '../draft/creation-draft.ts'

type Fields = z.output<typeof FacilityDraft>

/** A draft whose facility is there. */
export type MadeDraft = SentDraft & { id: string }

interface Creating {
  create: (input: { data: Fields }, options: { idempotencyKey: string }) => Promise<{ data: { id: string } }>
  /** The draft's. */
  key: string
  wanted: Fields
  before: SentDraft | undefined
  /** Told what is asked for before it is asked for, so that it can be asked for again after a crash too. */
  note: (sent: SentDraft | undefined) => void
}

/** Every field, in the schema's order: what is asked again has to be the same to the letter. */
export const fieldsOf = (facility: z.input<typeof FacilityDraft>): Fields => FacilityDraft.parse(facility)

const askedIn = (sent: SentDraft | undefined) => FacilityDraft.safeParse(sent?.facility).data

/**
 * Creates the facility of a draft. An answer that was lost may have left one, so what was asked for then is asked for
 * again under the same key, which answers that one.
 */
export async function createOnce({ create, key, wanted, before, note }: Creating): Promise<MadeDraft> {
  if (before?.id !== undefined) return { ...before, id: before.id }
  const facility = askedIn(before) ?? wanted
  note({ facility, done: [] })
  try {
    const { data } = await create({ data: facility }, { idempotencyKey: key })
    const made = { facility, id: data.id, done: [] }
    note(made)
    return made
  } catch (error) {
    if (isFinal(error)) note(undefined)
    throw error
  }
}

/** Statuses that say nothing of what was asked for: the next time it may be taken. */
const passing = new Set([401, 403, 429])

/** What was refused left nothing behind, and would be refused again; of a lost answer nobody knows. */
const isFinal = (error: unknown) =>
  error instanceof ApiProblem && error.status < 500 && !passing.has(error.status)

/** What was changed in the draft after its facility had been asked for. */
export function changedSince(sent: SentDraft, wanted: Fields): PatchOperation[] {
  const asked = askedIn(sent)
  return asked === undefined ? [] : patchBetween(asked, wanted)
}
