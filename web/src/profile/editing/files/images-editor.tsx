import { acceptedImages, imageName, imageTypes } from '../../../page/file-rules.ts'
import type { EditorProps } from '../../profile-page.ts'
import type { FileTexts } from './file-calls.ts'
import { FilesEditor } from './files-editor.tsx'

const texts: FileTexts = {
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

export function ImagesEditor(props: EditorProps) {
  return <FilesEditor {...props} texts={texts} />
}
