import { slug } from '@app/contract/reference-lists/slug.ts'
import { useWatch } from 'react-hook-form'
import { LineScore } from '../components/display/line-score.tsx'
import { Picture } from '../components/pictures/picture.tsx'
import { cityAndState } from '../page/place-words.ts'
import type { CreationKind } from './creation-kind.ts'
import styles from './creation.module.css'
import { objectAddress } from './draft/draft-images.ts'
import type { DraftForm, DraftImage } from './draft/creation-draft.ts'

interface DraftPreviewProps {
  creation: CreationKind
  form: DraftForm
  draftKey: string
  image: DraftImage | undefined
}

/** The card as it will appear in search results. */
export function DraftPreview({ creation, form, draftKey, image }: DraftPreviewProps) {
  const [fields, pin, children] = useWatch({ control: form.control, name: ['fields', 'pin', 'children'] })
  const { line, subject = creation.kind.name, score = [] } = creation.preview({ fields, pin, children })
  const { name = '', city = '', state = '' } = fields
  const src = image === undefined ? `/art/${draftKey}/${slug(subject)}` : objectAddress(image.file)
  return (
    <aside className={`edged ${styles.preview}`} aria-label="Preview in search results">
      <p className="xs dim">Preview in search results</p>
      <div className={styles.frame}>
        <Picture src={src} alt="" fallbackName={image?.name ?? name} sizes="360px" />
      </div>
      <p className={styles.name}>{name.trim() === '' ? 'Name' : name}</p>
      <p className="sm mut">{cityAndState({ city, state }) || 'City'}</p>
      <p className="sm mut clip">{line}</p>
      {score.length > 0 && <LineScore items={score} className={styles.score} />}
    </aside>
  )
}
