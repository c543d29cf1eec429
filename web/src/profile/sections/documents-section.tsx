import { Tag } from '../../components/actions/chip.tsx'
import { Icon } from '../../components/pictures/icon.tsx'
import { documentType, fileSize } from '../../page/file-words.ts'
import type { Section, StoredFile } from '../profile-page.ts'
import { updatedText } from '../updated.ts'
import type { SectionWords } from './section-words.ts'
import styles from './sections.module.css'

const uploaded = (documents: readonly StoredFile[]) =>
  documents.flatMap((file) => (file.url === null ? [] : [{ ...file, url: file.url }]))

const plansFirst = <F extends StoredFile>(documents: readonly F[]) =>
  documents.toSorted((one, other) => Number(other.isPlan ?? false) - Number(one.isPlan ?? false))

export const documentsSection = ({ documents: usual }: SectionWords): Section => ({
  id: 'documents',
  title: 'Documents',
  note: (content) => updatedText(content, ['documents']),
  isEmpty: ({ documents }) => uploaded(documents).length === 0,
  empty: `No documents yet. Add ${usual}.`,
  Body: ({ content: { documents } }) => (
    <ul className={styles.rows}>
      {plansFirst(uploaded(documents)).map(({ id, name, url, contentType, bytes, isPlan }) => (
        <li key={id}>
          <a className={styles.document} href={url} target="_blank" rel="noreferrer">
            <Icon name="file-text" className={styles.documentIcon} />
            <span className={styles.documentName}>{name}</span>
            {isPlan && <Tag>Floor plan</Tag>}
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
    load: async () => ({ default: (await import('../editing/files/files-editor.tsx')).DocumentsEditor }),
  },
})
