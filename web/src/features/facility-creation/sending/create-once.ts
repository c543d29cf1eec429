import { FacilityDraft } from '@app/contract/facilities/facility-schema.ts'
import type { PatchOperation } from '@app/contract/route.ts'
import type * as z from 'zod'

type Fields = z.output<typeof FacilityDraft>

/** What of the API it takes. */
interface FacilityCalls {
  create(input: { data: Fields }, options: { idempotencyKey: string }): Promise<{ data: { id: string } }>
  update(input: { id: string; patch: PatchOperation[] }): Promise<unknown>
}

/** Every field, in the schema's order: what is asked again has to be the same to the letter. */
export const fieldsOf = (facility: z.input<typeof FacilityDraft>): Fields => FacilityDraft.parse(facility)

/**
 * Creates the facility of a draft, whose id it returns. An answer that was lost may have left one, so what was asked for
 * then (`before`) is asked for again under the same key, which answers that one; what changed since is mended after.
 */
export async function createOnce(
  facilities: FacilityCalls,
  key: string,
  wanted: Fields,
  before?: unknown,
): Promise<string> {
  const earlier = FacilityDraft.safeParse(before)
  const asked = earlier.success ? earlier.data : wanted
  const { data } = await facilities.create({ data: asked }, { idempotencyKey: key })
  const patch = changes(asked, wanted)
  if (patch.length > 0) await facilities.update({ id: data.id, patch })
  return data.id
}

function changes(from: Fields, to: Fields) {
  const before = new Map<string, unknown>(Object.entries(from))
  return Object.entries(to)
    .filter(([name, value]) => value !== before.get(name))
    .map(([name, value]) => ({ op: 'replace' as const, path: `/${name}`, value }))
}
