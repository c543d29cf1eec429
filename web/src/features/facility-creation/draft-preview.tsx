import { slug } from '@app/contract/reference-lists/slug.ts'
import { useWatch } from 'react-hook-form'
import { LineScore } from '../../components/line-score.tsx'
import { Picture } from '../../components/picture.tsx'
import { cityAndState } from '../../page/place-words.ts'
import { spaceScore } from '../../page/space-score.ts'
import styles from './draft-preview.module.css'
import type { DraftImage } from './draft/restored-images.ts'
import { objectAddress } from './draft/object-address.ts'
import type { DraftForm } from './draft/use-draft-form.ts'

interface DraftPreviewProps {
  form: DraftForm
  draftKey: string
  image: DraftImage | undefined
}

/** The card that others will find, as far as it is described. */
export function DraftPreview({ form, draftKey, image }: DraftPreviewProps) {
  const [name, type, city, state, sports, spaces, capacity] = useWatch({
    control: form.control,
    name: ['name', 'facilityType', 'city', 'state', 'sports', 'spaces', 'capacity'],
  })
  const drawn = `/art/${draftKey}/${slug(sports[0] ?? 'facility')}`
  const src = image === undefined ? drawn : objectAddress(image.file)
  const score = spaceScore(
    spaces.map((space) => ({ name: space.name, count: Number(space.count) })),
    Number(capacity),
  )
  return (
    <aside className={styles.preview} aria-label="The card as others will find it">
      <p className="xs dim">As others will find it</p>
      <div className={styles.frame}>
        <Picture src={src} alt="" fallbackName={image?.name ?? name} sizes="360px" />
      </div>
      <p className={styles.name}>{name.trim() === '' ? 'Its name' : name}</p>
      <p className="sm mut">{cityAndState({ city, state }) || 'Its town'}</p>
      <p className="sm mut clip">{sports.join(', ') || type || 'Its sports'}</p>
      {score.length > 0 && <LineScore items={score} className={styles.score} />}
    </aside>
  )
}
