import { Icon } from '../../components/icon.tsx'
import { documentType, fileSize } from '../file-words.ts'
import type { Section, StoredFile } from '../profile-page.ts'
import styles from './sections.module.css'

const uploaded = (documents: readonly StoredFile[]) =>
  documents.flatMap((file) => (file.url === null ? [] : [{ ...file, url: file.url }]))

export const documentsSection: Section = {
  id: 'documents',
  title: 'Documents',
  isEmpty: ({ documents }) => uploaded(documents).length === 0,
  empty: 'No documents yet. Add floor plans, rate cards or brochures.',
  Body: ({ content: { documents } }) => (
    <ul className={styles.rows}>
      {uploaded(documents).map(({ id, name, url, contentType, bytes }) => (
        <li key={id}>
          <a className={styles.document} href={url} target="_blank" rel="noreferrer">
            <Icon name="file-text" className={styles.documentIcon} />
            <span className={styles.documentName}>{name}</span>
            <span className="sm dim">
              {[documentType(contentType), fileSize(bytes)].filter(Boolean).join(', ')}
            </span>
          </a>
        </li>
      ))}
    </ul>
  ),
  editor: {
    ability: 'manageDocuments',
    load: async () => ({ default: (await import('../editing/files/documents-editor.tsx')).DocumentsEditor }),
  },
}
