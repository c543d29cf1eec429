import * as z from 'zod'
import { Text } from './filter.ts'
import { filterFields, type FilterFields } from './filter-fields.ts'
import type { QuotaDeclaration } from './quota.ts'

interface CollectionOf<I, D, C> {
  item: I
  draft: D
  /** The schema of an item after a `PATCH`. Defaults to the draft. */
  change?: C
  /** Fields that the filter `text` searches. */
  texts?: readonly string[]
  /** The default order. A leading `-` means descending. */
  sort?: string
  /** Scalar fields that are neither filtered by nor exported, because they are hidden from some callers or have no column. */
  unfiltered?: readonly string[]
  /** How many items an owner may have. By default, 100. */
  quota?: QuotaDeclaration
}

/** A child collection. Its routes, handlers, columns and filter derive from this declaration. */
export interface Collection<
  I extends z.ZodObject = z.ZodObject,
  D extends z.ZodType = z.ZodType,
  C extends z.ZodType = z.ZodType,
> {
  item: I
  draft: D
  change: C
  texts: readonly string[]
  sort: string
  unfiltered: readonly string[]
  quota: QuotaDeclaration
  filter: z.ZodObject<CollectionFilter<I>, z.core.$strict>
}

type CollectionFilter<I extends z.ZodObject> = FilterFields<I['shape']> & {
  text?: z.ZodOptional<z.ZodString>
  sort: z.ZodOptional<z.ZodType<string, string>>
}

/** Declares a child collection. By default, all scalar fields of the item can be filtered and sorted by. */
export function collection<I extends z.ZodObject, D extends z.ZodType, C extends z.ZodType = D>(
  declaration: CollectionOf<I, D, C>,
): Collection<I, D, C | D>
export function collection({
  item,
  draft,
  change,
  texts = [],
  sort = 'createdDate',
  unfiltered = [],
  quota = {},
}: CollectionOf<z.ZodObject, z.ZodType, z.ZodType>) {
  const fields = filterFields(item.shape, unfiltered)
  const names = Object.keys(fields)
  const orders = names.flatMap((name) => [name, `-${name}`])
  return {
    item,
    draft,
    change: change ?? draft,
    texts,
    sort,
    unfiltered,
    quota,
    filter: z.strictObject({
      ...fields,
      ...(texts.length > 0 && { text: Text.optional() }),
      sort: z.enum(orders).optional(),
    }),
  }
}
