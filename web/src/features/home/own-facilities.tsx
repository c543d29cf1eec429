import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import { Link, useSearchParams } from 'react-router'
import { ButtonLink } from '../../components/button-link.tsx'
import { Tag } from '../../components/chip.tsx'
import { LineScore } from '../../components/line-score.tsx'
import { Pagination } from '../../components/pagination.tsx'
import { Picture } from '../../components/picture.tsx'
import { abbreviated } from '../../page/format.ts'
import { cityAndState } from '../../page/place-words.ts'
import styles from './own-facilities.module.css'
import { nextSteps } from './next-steps.ts'
import { toPage, type PageOfFacilities } from './home-pages.ts'
import parts from './home-page.module.css'
import { kinds, profilePath, newProfilePath } from '../../kinds/registry.ts'

export function OwnFacilities({
  found: { facilities, count, page, pageCount },
}: {
  found: PageOfFacilities
}) {
  const [search] = useSearchParams()
  return (
    <section className={parts.section} aria-labelledby="own">
      <h2 id="own" className={parts.heading}>
        Facilities you run {count > 0 && <span className="dim">{count}</span>}
      </h2>
      {count === 0 ? (
        <div className={parts.nothing}>
          <p className="mut">None yet. Describe one, and organizers find it once it is approved.</p>
          <ButtonLink to={newProfilePath(kinds.facility)} icon="plus">
            List a facility
          </ButtonLink>
        </div>
      ) : (
        <ul className={styles.list}>
          {facilities.map((facility) => (
            <li key={facility.id} className={styles.row}>
              <OwnFacility facility={facility} />
            </li>
          ))}
        </ul>
      )}
      {pageCount > 1 && (
        <Pagination
          label="Pages of the facilities you run"
          page={page}
          pageCount={pageCount}
          toPage={(n) => toPage(search, 'page', n)}
        />
      )}
    </section>
  )
}

function OwnFacility({ facility }: { facility: Facility }) {
  const { id, name, headerImage } = facility
  const steps = nextSteps(facility)
  return (
    <>
      <div className={styles.picture}>
        <Picture src={headerImage} alt="" fallbackName={name} sizes="(min-width: 600px) 200px, 96px" />
      </div>
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to={profilePath(kinds.facility, id)} className={styles.link}>
            {name}
          </Link>
        </h3>
        <p className="sm mut">{cityAndState(facility)}</p>
        <Standing facility={facility} />
      </div>
      <div className={styles.next}>
        {steps.length > 0 && (
          <>
            <p className="xs dim">What to do next</p>
            <ul className={styles.steps}>
              {steps.map(({ text, to }) => (
                <li key={text}>
                  <Link to={to} className={styles.step}>
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
        {steps.length === 0 && <p className="sm dim">All is told.</p>}
      </div>
      <LineScore
        className={styles.score}
        items={[
          { label: 'Likes', value: abbreviated(facility.likeCount) },
          { label: 'Reviews', value: abbreviated(facility.reviewCount) },
          { label: 'Rating', value: facility.rating === null ? 'None' : facility.rating.toFixed(1) },
        ]}
      />
    </>
  )
}

/** Who sees it, in a word and a sentence. */
function Standing({ facility: { status, isActive, isPromoted } }: { facility: Facility }) {
  return (
    <p className={styles.standing}>
      {status === 'Pending' && <Tag tone="warn">Waiting for approval</Tag>}
      {status === 'Approved' && !isActive && <Tag>Hidden</Tag>}
      {status === 'Approved' && isActive && <Tag tone="good">Public</Tag>}
      {isPromoted && <Tag tone="info">Promoted today</Tag>}
      {status === 'Pending' && <span className="xs mut">An administrator looks at it next.</span>}
      {status === 'Approved' && !isActive && <span className="xs mut">Only those who run it see it.</span>}
    </p>
  )
}
