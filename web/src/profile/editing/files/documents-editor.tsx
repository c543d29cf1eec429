import { acceptedDocuments, plainName } from '../../../page/file-rules.ts'
import type { EditorProps } from '../../profile-page.ts'
import type { FileTexts } from './file-calls.ts'
import { FilesEditor } from './files-editor.tsx'

const texts: FileTexts = {
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

export function DocumentsEditor(props: EditorProps) {
  return <FilesEditor {...props} texts={texts} />
}
