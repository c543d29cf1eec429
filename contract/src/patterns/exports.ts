import * as z from 'zod'
import { Instant, One } from '../envelope.ts'
import { route, type RouteOwner, type Rung } from '../route.ts'
import { exportFormats } from '../rules/export-formats.ts'

/** A link to the file, without the origin. It works once, within a minute. */
const ExportLink = z.object({
  url: z.string(),
  fileName: z.string(),
  /** Rows, unless some are hidden until they are written. */
  count: z.int(),
  expiresDate: Instant,
})
export type ExportLink = z.output<typeof ExportLink>

interface ExportedList<P extends string> {
  path: P
  owner: RouteOwner
  allow: Rung
}

/**
 * The export of a list as a file. The rights and the visibility rule of the list are checked for every part of the file: if
 * the reader loses the right while it is sent, the connection ends before the file is complete.
 */
export const exportOf = <const P extends string, F extends z.ZodType>(
  { path, owner, allow }: ExportedList<P>,
  filter: F,
) =>
  route({
    method: 'POST',
    path: `${path}/exports`,
    owner,
    allow,
    effect: 'read',
    budget: 'exports',
    status: 201,
    data: z.strictObject({ format: z.enum(exportFormats).default('csv'), filter: filter.optional() }),
    reply: One(ExportLink),
    summary: 'A link to the list as a CSV or XLSX file. It works once, within a minute, without a token',
  })
