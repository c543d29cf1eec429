import * as z from 'zod'
import { collection } from '../collection.ts'
import { Id, Instant, line, Nothing, One } from '../envelope.ts'
import { route } from '../route.ts'
import { items, managed, type Access, type Place } from './items.ts'

/** `url` is null until a file is uploaded. `width` and `height`, in pixels, are null for documents. */
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

export const storedFiles = collection({
  item: StoredFile,
  draft: StoredFileDraft,
  texts: ['name'],
  sort: 'sort',
  // The URL of a private file contains a pass that changes every hour.
  unfiltered: ['url'],
})

/** Images or documents: items with a file and an order. */
export const files = <const P extends string>(place: Place<P>, access: Access = managed) => ({
  ...items(place, storedFiles, access),
  putFile: route({
    method: 'PUT',
    path: `${place.path}/{id}/file`,
    owner: place.owner,
    allow: access.write,
    body: 'file',
    reply: One(StoredFile),
  }),
  sort: route({
    method: 'PUT',
    path: `${place.path}/sort`,
    owner: place.owner,
    allow: access.write,
    data: z.array(Id).min(1).max(500),
    reply: Nothing,
    summary: 'Sort the files: the ids of all files in their new order',
  }),
})
