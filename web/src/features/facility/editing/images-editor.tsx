import { acceptedImages, imageName, imageTypes } from '../../../page/file-rules.ts'
import type { EditorProps } from '../editing-seam.ts'
import type { FileKind } from './files/file-kind.ts'
import { FilesEditor } from './files/files-editor.tsx'

const images: FileKind = {
  collection: 'images',
  one: 'image',
  many: 'images',
  none: 'No images yet: until then the page shows drawings.',
  accept: acceptedImages,
  limits: `${imageTypes}, each up to 20 MB. The first one is the header of the page.`,
  otherType: `It is no ${imageTypes} image.`,
  nameLabel: 'What it shows',
  nameHint:
    'Stands below the image and is read to those who cannot see it, such as “Main court from the north stand”.',
  nameOf: ({ name }) => imageName(name),
}

export function ImagesEditor(props: EditorProps) {
  return <FilesEditor {...props} kind={images} />
}
