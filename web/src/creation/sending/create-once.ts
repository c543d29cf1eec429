import type { PatchOperation } from '@app/contract/route.ts'
import { patchBetween } from '@app/contract/rules/patch-between.ts'
import { isTemporary } from '../../api/problem.ts'
import type { SentDraft } from '../draft/creation-draft.ts'

/** A draft whose profile exists. */
export type CreatedDraft = SentDraft & { id: string }

/** The contract's draft schema. It writes all fields in its own order, since a retry must have the same body. */
interface DraftSchema {
  safeParse(value: unknown): { data?: object | undefined }
}

interface CreateOnce {
  schema: DraftSchema
  create: (input: { data: object }, options: { idempotencyKey: string }) => Promise<{ data: { id: string } }>
  /** The draft's. */
  key: string
  wanted: object
  before: SentDraft | undefined
  /** Called before the request too, so that it can be repeated after a crash. */
  store: (sent: SentDraft | undefined) => void
}

const sentProfile = (schema: DraftSchema, sent: SentDraft | undefined) => schema.safeParse(sent?.profile).data

/**
 * Creates the profile of a draft. If an earlier response was lost, the same body is sent again under the same key, which
 * returns the profile that was created then.
 */
export async function createOnce({
  schema,
  create,
  key,
  wanted,
  before,
  store,
}: CreateOnce): Promise<CreatedDraft> {
  if (before?.id !== undefined) return { ...before, id: before.id }
  const profile = sentProfile(schema, before) ?? wanted
  store({ profile, done: [] })
  try {
    const { data } = await create({ data: profile }, { idempotencyKey: key })
    const created = { profile, id: data.id, done: [] }
    store(created)
    return created
  } catch (error) {
    // Nothing was created, and the same request would be refused again.
    if (!isTemporary(error)) store(undefined)
    throw error
  }
}

/** What changed in the draft after its profile was first sent. */
export function changedSince(schema: DraftSchema, sent: SentDraft, wanted: object): PatchOperation[] {
  const profile = sentProfile(schema, sent)
  return profile === undefined ? [] : patchBetween(profile, wanted)
}
