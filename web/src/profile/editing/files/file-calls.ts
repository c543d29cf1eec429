import type { Api } from '@app/contract/api.ts'
import { wholeList } from '../../../api/every-page.ts'
import { loadApi } from '../../../api/load-api.ts'
import {
  acceptedDocuments,
  acceptedImages,
  imageName,
  imageTypes,
  plainName,
} from '../../../page/file-rules.ts'
import type { FileOwner } from '../../../kind/uploads.ts'

/** The texts and types of a collection of files. */
export interface FileTexts {
  collection: FileOwner['collection']
  one: string
  many: string
  none: string
  accept: string
  limits: string
  /** Why a file of another type is refused. */
  otherType: string
  nameLabel: string
  nameHint: string
  /** The first name of a new file. */
  nameOf: (file: File) => string
}

export const imageTexts: FileTexts = {
  collection: 'images',
  one: 'image',
  many: 'images',
  none: 'No images yet. Until you add some, the page shows drawings.',
  accept: acceptedImages,
  limits: `${imageTypes}, each up to 20 MB. The first one is the header image.`,
  otherType: `This is not a ${imageTypes} image.`,
  nameLabel: 'What it shows',
  nameHint: 'Shown below the image and read by screen readers, such as “Main court from the north stand”.',
  nameOf: ({ name }) => imageName(name),
}

export const documentTexts: FileTexts = {
  collection: 'documents',
  one: 'document',
  many: 'documents',
  none: 'No documents yet.',
  accept: acceptedDocuments,
  limits: 'PDF, Word, Excel, PowerPoint, OpenDocument, text, CSV or an image, each up to 20 MB.',
  otherType: 'This file type is not supported.',
  nameLabel: 'Name',
  nameHint: 'As shown on the page, such as “Floor plan 2027”.',
  nameOf: ({ name }) => plainName(name, 'Document'),
}

export const filesOf = (api: Api, { kind, collection }: FileOwner) => kind.calls(api)[collection]

export const listFiles = (api: Api, owner: FileOwner) =>
  wholeList((page) => filesOf(api, owner).list({ ownerId: owner.ownerId, ...page }))

export async function renameFile(owner: FileOwner, id: string, name: string) {
  const patch = [{ op: 'replace' as const, path: '/name', value: name }]
  await filesOf(await loadApi(), owner).update({ ownerId: owner.ownerId, id, patch })
}
