import type { EditorProps } from '../editing-seam.ts'
import { plainName, type FileKind } from './files/file-kind.ts'
import { FilesEditor } from './files/files-editor.tsx'

const images: FileKind = {
  collection: 'images',
  one: 'image',
  many: 'images',
  accept: 'image/jpeg,image/png,image/webp,image/avif,image/gif,.jpg,.jpeg,.png,.webp,.avif,.gif',
  limits: 'JPEG, PNG, WebP, AVIF or GIF, each up to 20 MB. The first one is the header of the page.',
  otherType: 'It is no JPEG, PNG, WebP, AVIF or GIF image.',
  nameLabel: 'What it shows',
  nameHint:
    'Stands below the image and is read to those who cannot see it, such as “Main court from the north stand”.',
  nameOf: ({ name }) => plainName(name.replace(/\.[a-z\d]{2,5}$/i, '').replaceAll('_', ' '), 'Image'),
}

export function ImagesEditor(props: EditorProps) {
  return <FilesEditor {...props} kind={images} />
}
