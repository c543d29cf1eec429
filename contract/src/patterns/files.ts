import * as z from 'zod'
import { Id, Instant, line, Nothing, One } from '../envelope.ts'
import { anyOf, Text, within } from '../filter.ts'
import { route } from '../route.ts'
import { items, type Access } from './items.ts'

/** `url` is null until a file is put; `width` and `height` (pixels) are null for documents. */
export const StoredFile = z.object({
  id: Id,
  name: z.string(),
  sort: z.int(),
  url: z.string().nullable(),
  contentType: z.string().nullable(),
  bytes: z.int().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  createdDate: Instant,
})

export const StoredFileDraft = z.strictObject({ name: line(200) })

const FileFilter = z.strictObject({
  name: anyOf(Text),
  createdDate: within(Instant),
  text: Text.optional(),
  sort: z.enum(['sort', 'name', '-name', 'createdDate', '-createdDate']).optional(),
})

/** Images and documents: items with a file and an order. */
export const files = <const P extends string>(path: P, access: Access) => ({
  ...items(path, { item: StoredFile, draft: StoredFileDraft, filter: FileFilter, ...access }),
  putFile: route({
    method: 'PUT',
    path: `${path}/{id}/file`,
    allow: access.write,
    body: 'file',
    reply: One(StoredFile),
  }),
  sort: route({
    method: 'PUT',
    path: `${path}/sort`,
    allow: access.write,
    data: z.array(Id).min(1).max(500),
    reply: Nothing,
    summary: 'The children’s ids in their new order; every child exactly once',
  }),
})
