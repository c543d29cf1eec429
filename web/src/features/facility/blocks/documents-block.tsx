import { Icon } from '../../../components/icon.tsx'
import { Block } from '../block.tsx'
import { documentType, fileSize } from '../file-words.ts'
import type { StoredFile } from '../load-facility.ts'
import type { BlockParts } from './block-parts.ts'
import styles from './blocks.module.css'

export function DocumentsBlock({ facility, editors, documents }: BlockParts & { documents: StoredFile[] }) {
  const there = documents.flatMap((file) => (file.url === null ? [] : [{ ...file, url: file.url }]))
  return (
    <Block
      id="documents"
      title="Documents"
      facility={facility}
      editor={editors.documents}
      isEmpty={there.length === 0}
    >
      {there.length > 0 ? (
        <ul className={styles.rows}>
          {there.map(({ id, name, url, contentType, bytes }) => (
            <li key={id}>
              <a className={styles.document} href={url} target="_blank" rel="noreferrer">
                <Icon name="file-text" className={styles.amenityIcon} />
                <span className={styles.documentName}>{name}</span>
                <span className="sm dim">
                  {[documentType(contentType), fileSize(bytes)].filter(Boolean).join(', ')}
                </span>
              </a>
            </li>
          ))}
        </ul>
      ) : (
        <p className="mut">No documents yet. Floor plans and rate cards belong here.</p>
      )}
    </Block>
  )
}
