import type { Facility } from '@app/contract/facilities/facility-schema.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '../../components/button.tsx'
import { ButtonLink } from '../../components/button-link.tsx'
import { LineScore } from '../../components/line-score.tsx'
import { Picture } from '../../components/picture.tsx'
import { shortWebsite, telephoneLink } from '../../page/contact-words.ts'
import { counted, date, listOf } from '../../page/format.ts'
import { spaceScore } from '../../page/space-score.ts'
import { useApproval } from '../../page/use-approval.ts'
import styles from './pending-facility.module.css'
import { useBackground } from './queue-queries.ts'
import { SentBy } from './sent-by.tsx'
import { kinds, profilePath } from '../../kinds/registry.ts'

interface PendingFacilityProps {
  facility: Facility
  onApproved: () => void
}

/** What is needed to decide, without leaving the list. */
export function PendingFacility({ facility, onApproved }: PendingFacilityProps) {
  const { id, name, description } = facility
  const { approve, isBusy } = useApproval(facility, onApproved)
  const { data: background } = useBackground(id)
  const score = spaceScore(facility.spaceTypes, facility.capacity, { most: 4 })
  return (
    <article className={styles.pending}>
      <Pictures facility={facility} images={background?.images ?? []} />
      <div className={styles.text}>
        <h2 className={styles.name} tabIndex={-1}>
          <Link to={profilePath(kinds.facility, id)} className={styles.link}>
            {name}
          </Link>
        </h2>
        <p className="sm mut">{kindAndPlace(facility)}</p>
        {description !== null && <p className={styles.about}>{description}</p>}
        {score.length > 0 && <LineScore items={score} className={styles.score} />}
      </div>
      <dl className={styles.facts}>
        <Fact label="Sent">
          <span className="num">{date(facility.createdDate)}</span>
          <SentBy managers={background?.managers} />
        </Fact>
        <Fact label="Contact">
          <Contact facility={facility} />
        </Fact>
        <Fact label="Sports">
          {facility.sports.length === 0 ? <None>None said</None> : listOf(facility.sports)}
        </Fact>
        {score.length === 0 && (
          <Fact label="Spaces">
            <None>None counted</None>
          </Fact>
        )}
      </dl>
      <div className={styles.actions}>
        <Button
          icon="circle-check"
          isBusy={isBusy}
          aria-label={`Approve ${name}`}
          onClick={() => void approve()}
        >
          Approve
        </Button>
        <ButtonLink
          variant="quiet"
          to={profilePath(kinds.facility, id)}
          aria-label={`Look at the page of ${name}`}
        >
          Look at the page
        </ButtonLink>
      </div>
    </article>
  )
}

const kindAndPlace = ({ facilityType, address, city, state, postalCode }: Facility) =>
  [facilityType, [address, city, state, postalCode].filter(Boolean).join(', ')].filter(Boolean).join(' · ')

const shownPictures = 3

interface PicturesProps {
  facility: Facility
  images: { id: string; url: string | null }[]
}

function Pictures({ facility, images }: PicturesProps) {
  const isDrawn = facility.headerImage.startsWith('/art/')
  const uploaded = images.filter(({ url }) => url !== null)
  const others = uploaded.slice(1, shownPictures)
  return (
    <div className={styles.pictures}>
      <div className={styles.picture}>
        <Picture
          src={facility.headerImage}
          alt=""
          fallbackName={facility.name}
          sizes="(min-width: 600px) 240px, 92vw"
        />
      </div>
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map(({ id, url }) => (
            <div key={id} className={styles.picture}>
              <Picture src={url} alt="" fallbackName={facility.name} sizes="120px" />
            </div>
          ))}
        </div>
      )}
      <p className="xs dim">
        {isDrawn ? 'No pictures; drawn by us' : uploaded.length > 0 && counted(uploaded.length, 'picture')}
      </p>
    </div>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className="xs dim">{label}</dt>
    <dd>{children}</dd>
  </div>
)

const None = ({ children }: { children: ReactNode }) => <span className="dim">{children}</span>

function Contact({ facility: { email, phone, website } }: { facility: Facility }) {
  if (email === null && phone === null && website === null) return <None>None given</None>
  return (
    <ul>
      {email !== null && (
        <li>
          <a className={styles.way} href={`mailto:${email}`}>
            {email}
          </a>
        </li>
      )}
      {phone !== null && (
        <li>
          <a className={styles.way} href={telephoneLink(phone)}>
            {phone}
          </a>
        </li>
      )}
      {website !== null && (
        <li>
          <a className={styles.way} href={website} target="_blank" rel="noreferrer nofollow">
            {shortWebsite(website)}
          </a>
        </li>
      )}
    </ul>
  )
}
