import { useState, type MouseEvent } from 'react'
import { classNames } from '../components/class-names.ts'
import { useLazyPopup } from '../components/overlays/use-lazy-popup.ts'
import { Icon } from '../components/pictures/icon.tsx'
import { Picture } from '../components/pictures/picture.tsx'
import { documentType, fileSize } from '../page/file-words.ts'
import { Row } from '../platform/boxes/row.tsx'
import styles from './message.module.css'
import panes from './messages.module.css'
import type { Message } from './conversation-types.ts'

type Attachment = Message['attachments'][number]

interface AttachmentsProps {
  items: readonly Attachment[]
  name: string
  tabIndex: 0 | -1
}

/** Images side by side, and a row for each document. */
export function Attachments({ items, name, tabIndex }: AttachmentsProps) {
  const images = items.filter(({ kind }) => kind === 'image')
  return (
    <>
      {images.length > 0 && <ImageStrip {...{ images, name, tabIndex }} className={styles.images} />}
      {items
        .filter(({ kind }) => kind === 'document')
        .map((item) => (
          <DocumentRow key={item.id} {...{ item, tabIndex }} />
        ))}
    </>
  )
}

interface ImageStripProps {
  images: readonly Pick<Attachment, 'id' | 'url' | 'name'>[]
  /** Whose images they are. */
  name: string
  className?: string | undefined
  tabIndex?: 0 | -1
}

const loadLightbox = () => import('../components/overlays/lightbox.tsx')

/** Small images, each of which opens all of them. */
export function ImageStrip({ images, name, className, tabIndex }: ImageStripProps) {
  const [openAt, setOpenAt] = useState<number>()
  const close = () => setOpenAt(undefined)
  const late = useLazyPopup(loadLightbox, openAt !== undefined, close)
  const open = (at: number) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setOpenAt(at)
  }
  return (
    <>
      <ul className={classNames(panes.images, className)}>
        {images.map(({ id, url, name: imageName }, at) => (
          <li key={id}>
            <a
              href={url}
              tabIndex={tabIndex}
              aria-label={`Image ${at + 1} of ${images.length}: ${imageName}`}
              onClick={open(at)}
            >
              <Picture src={url} alt="" fallbackName={imageName} sizes="180px" ratio="fill" />
            </a>
          </li>
        ))}
      </ul>
      {late && (
        <late.Lightbox
          images={images.map(({ id, url, name: alt }) => ({ id, src: url, alt }))}
          name={name}
          openAt={openAt}
          onClose={close}
        />
      )}
    </>
  )
}

interface DocumentRowProps {
  item: Attachment
  tabIndex: 0 | -1
}

const DocumentRow = ({ item: { url, name, contentType, bytes }, tabIndex }: DocumentRowProps) => (
  <a tabIndex={tabIndex} className={styles.document} href={url} download>
    <Row as="span" gap="3" isWrapping={false}>
      <span className={`tint-plain ${styles.type}`}>{documentType(contentType)}</span>
      <span className="grow">
        <b className="sm semi clip" title={name}>
          {name}
        </b>
        <span className="xs dim">{fileSize(bytes)}</span>
      </span>
      <Icon name="download" />
    </Row>
  </a>
)
