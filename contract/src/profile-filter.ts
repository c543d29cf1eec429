import * as z from 'zod'
import { anyOf, Bounds, Near, Text } from './filter.ts'
import { filterFields, type FilterFields } from './filter-fields.ts'
import { Membership } from './profile-schema.ts'
import { Tier } from './reference-lists/tiers.ts'

/** Filter fields of all kinds besides the scalar fields of their items. */
export const marketFields = {
  text: Text.optional(),
  near: Near.optional(),
  bounds: Bounds.optional(),
  /** Profiles in a county, a metropolitan area or a region: 'county:39049', 'metro:dfw'. */
  area: anyOf(Text),
}

const { isActive } = Membership.shape

/** Filter fields of the kinds with a membership, by the names of its fields, or as an object of them. */
export const membershipFields = {
  'membership.isActive': isActive.optional(),
  'membership.tier': anyOf(Tier),
  membership: z.strictObject({ isActive: isActive.optional(), tier: anyOf(Tier) }).optional(),
}

type MembershipFields<Shape> = Shape extends { membership: unknown } ? typeof membershipFields : unknown

const commonSorts = ['relevance', 'distance', 'name', '-name', 'newest'] as const

type ProfileFilter<I extends z.ZodObject, Own extends z.ZodRawShape, S extends string> = z.ZodObject<
  Omit<FilterFields<I['shape']>, keyof Own> &
    typeof marketFields &
    MembershipFields<I['shape']> &
    Own & { sort: z.ZodOptional<z.ZodEnum<{ [K in S | (typeof commonSorts)[number]]: K }>> },
  z.core.$strict
>

/** The filter of a kind: the scalar fields of its item, the common fields, and its own fields, which override the others. */
export function profileFilter<I extends z.ZodObject, Own extends z.ZodRawShape, const S extends string>(
  item: I,
  own: Own,
  sorts: readonly S[],
): ProfileFilter<I, Own, S>
export function profileFilter(item: z.ZodObject, own: z.ZodRawShape, sorts: readonly string[]) {
  return z.strictObject({
    ...filterFields(item.shape),
    ...marketFields,
    ...('membership' in item.shape && membershipFields),
    ...own,
    sort: z.enum([...commonSorts, ...sorts]).optional(),
  })
}
