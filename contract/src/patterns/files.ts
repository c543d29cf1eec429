import * as z from 'zod'
import { collection, type Collection } from '../collection.ts'
import { FileUrl, Id, Instant, line, Nothing, One } from '../envelope.ts'
import { fileByteQuotas, largestQuota } from '../quota.ts'
import { route } from '../route.ts'
import { items, managed, type Access, type Place } from './items.ts'
import { toggle } from './toggle.ts'

/** `url` is null until a file is uploaded. `width` and `height`, in pixels, are null for documents. */
export const StoredFile = z.object({
  id: Id,
  name: z.string(),
  sort: z.int(),
  url: FileUrl,
  contentType: z.string().nullable(),
  bytes: z.int().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  createdDate: Instant,
})

export const StoredFileDraft = z.strictObject({ name: line(200) })

/** Each may have 20 MB, so accounts that nobody knows get fewer. */
const imageQuota = { most: 300, mostAtFirst: 60 }
const documentQuota = { most: 100, mostAtFirst: 20 }

export const storedFiles = collection({
  item: StoredFile,
  draft: StoredFileDraft,
  texts: ['name'],
  sort: 'sort',
  quota: imageQuota,
})

/** Documents may be marked as floor plans. */
export const StoredDocument = StoredFile.extend({ isPlan: z.boolean() })

export const storedDocuments = collection({
  item: StoredDocument,
  draft: StoredFileDraft,
  texts: ['name'],
  sort: 'sort',
  quota: documentQuota,
})

/** Images: items with a file and an order. `images` may declare another quota. */
export const files = <const P extends string>(
  place: Place<P>,
  access: Access = managed,
  images: typeof storedFiles = storedFiles,
) => filesOf(place, images, access)

/** Documents: items with a file and an order, of which some are plans. */
export const documents = <const P extends string>(place: Place<P>) => ({
  ...filesOf(place, storedDocuments, managed),
  plan: toggle(place, storedDocuments, { name: 'plan', flag: 'isPlan' }),
})

/** Uploads the file of an item, or replaces it. */
export const putFile = <const P extends string, I extends z.ZodObject>(
  { path, owner }: Place<P>,
  { item }: Pick<Collection<I>, 'item'>,
  { write }: Access = managed,
) =>
  route({
    method: 'PUT',
    path: `${path}/{id}/file`,
    owner,
    allow: write,
    body: 'file',
    quotas: [fileByteQuotas.page, fileByteQuotas.account],
    reply: One(item),
  })

/** Removes the picture of an item, which stays. Without a picture, it changes nothing. */
export const removePicture = <const P extends string, I extends z.ZodObject>(
  { path, owner }: Place<P>,
  { item }: Pick<Collection<I>, 'item'>,
) =>
  route({
    method: 'DELETE',
    path: `${path}/{id}/file`,
    owner,
    allow: managed.write,
    reply: One(item),
    summary: 'Remove the picture of an item',
  })

const filesOf = <const P extends string, I extends z.ZodObject, D extends z.ZodType>(
  place: Place<P>,
  collectionOfFiles: Collection<I, D, D>,
  access: Access,
) => ({
  ...items(place, collectionOfFiles, access),
  putFile: putFile(place, collectionOfFiles, access),
  sort: route({
    method: 'PUT',
    path: `${place.path}/sort`,
    owner: place.owner,
    allow: access.write,
    // As many as any quota allows, which fits into a body.
    data: z.array(Id).min(1).max(largestQuota),
    reply: Nothing,
    summary: 'Sort the files: the ids of all files in their new order',
  }),
})
