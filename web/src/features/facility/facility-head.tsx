import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { Tag } from '../../components/chip.tsx'
import { LineScore } from '../../components/line-score.tsx'
import { Rating } from '../../components/rating.tsx'
import { counted } from '../../page/format.ts'
import { Editable } from './editable.tsx'
import type { OpenEditors } from './editors.ts'
import styles from './facility-head.module.css'
import { kindAndPlace } from './facility-place.ts'
import { keyFacts } from './key-facts.ts'
import { LikeFacility } from './like-facility.tsx'
import type { FacilityContent } from './load-facility.ts'
import { runBy } from './run-by.ts'
import { SharePage } from './share-page.tsx'

interface FacilityHeadProps {
  facility: Facility
  content: FacilityContent
  editors: OpenEditors
  address: string
}

/** What it is, where, how good, who runs it, what fits in it. */
export function FacilityHead({ facility, content, editors, address }: FacilityHeadProps) {
  const facts = keyFacts(facility).map((fact) => ({
    ...fact,
    note: fact.note && <span className={styles.note}>{fact.note}</span>,
  }))
  return (
    <Editable title="Name and key facts" headingLevel="h1" facility={facility} editor={editors.name}>
      {(editButton) => (
        <>
          <header id="name" className={styles.head}>
            <div className={styles.words}>
              <p className="sm mut">{kindAndPlace(facility)}</p>
              <h1 className={styles.name}>{facility.name}</h1>
              <SubLine facility={facility} content={content} />
            </div>
            <div className={styles.actions}>
              {editButton}
              <LikeFacility facility={facility} />
              <SharePage title={facility.name} address={address} />
            </div>
          </header>
          {facts.length > 0 && <LineScore look="key" items={facts} />}
        </>
      )}
    </Editable>
  )
}

function SubLine({ facility, content }: Pick<FacilityHeadProps, 'facility' | 'content'>) {
  const { average, count } = content.ratings
  const people = runBy([...content.managers, ...content.inherited])
  return (
    <div className={styles.line}>
      {average === null ? (
        <span className="mut">No reviews yet</span>
      ) : (
        <>
          <Rating value={average} />
          <a className={`link ${styles.reviews}`} href="#reviews">
            {counted(count, 'review')}
          </a>
        </>
      )}
      {people !== undefined && <span className={`mut ${styles.runBy}`}>Run by {people}</span>}
      {facility.availability !== null && (
        <Tag tone={facility.availability === 'Available to host' ? 'good' : 'warn'}>
          {facility.availability}
        </Tag>
      )}
    </div>
  )
}
