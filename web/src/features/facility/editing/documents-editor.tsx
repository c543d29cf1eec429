import { acceptedDocuments, plainName } from '../../../page/file-rules.ts'
import type { EditorProps } from '../editing-seam.ts'
import type { FileKind } from './files/file-kind.ts'
import { FilesEditor } from './files/files-editor.tsx'

const documents: FileKind = {
  collection: 'documents',
  one: 'document',
  many: 'documents',
  none: 'No documents yet.',
  accept: acceptedDocuments,
  limits: 'PDF, Word, Excel, PowerPoint, OpenDocument, text, CSV or an image, each up to 20 MB.',
  otherType: 'It is none of the types above.',
  nameLabel: 'Name',
  nameHint: 'As it stands on the page, such as “Floor plan 2027”.',
  nameOf: ({ name }) => plainName(name, 'Document'),
}

export function DocumentsEditor(props: EditorProps) {
  return <FilesEditor {...props} kind={documents} />
}
