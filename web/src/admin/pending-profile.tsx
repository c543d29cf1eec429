import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { Button } from '../components/actions/button.tsx'
import { LineScore } from '../components/display/line-score.tsx'
import { Picture } from '../components/pictures/picture.tsx'
import { Skeleton } from '../components/display/skeleton.tsx'
import type { ImportSource, Member, Profile } from '../kinds/profile-calls.ts'
import type { ProfileSummary } from '../kinds/profile-summary.ts'
import { profilePath } from '../kinds/registry.ts'
import { shortWebsite, telephoneLink } from '../page/contact-words.ts'
import { counted, date } from '../page/format.ts'
import { importedBy } from '../page/import-source.ts'
import { addressLine } from '../page/place-words.ts'
import { useApproval } from '../page/use-approval.ts'
import styles from './pending-profile.module.css'
import { useBackground } from './queue.ts'

interface PendingProfileProps {
  summary: ProfileSummary
  profile: Profile
  onApproved: () => void
}

/** Everything needed for the decision, without leaving the list. */
export function PendingProfile({ summary, profile, onApproved }: PendingProfileProps) {
  const { kind } = summary
  const { id, name, description } = profile
  const { approve, isBusy } = useApproval(kind, profile, onApproved)
  const { data: background } = useBackground(kind, id)
  const score = summary.score(profile, 4)
  return (
    <article className={styles.pending}>
      <Pictures profile={profile} images={background?.images ?? []} />
      <div className={styles.text}>
        <h2 className={styles.name} tabIndex={-1}>
          <Link to={profilePath(kind, id)} className={styles.link}>
            {name}
          </Link>
        </h2>
        <p className="sm mut">{[summary.type(profile), addressLine(profile)].filter(Boolean).join(' · ')}</p>
        {description !== null && <p className={styles.about}>{description}</p>}
        {score.length > 0 && <LineScore items={score} className={styles.score} />}
      </div>
      <dl className={styles.facts}>
        <Fact label="Submitted">
          <span className="num">{date(profile.createdDate)}</span>
          <Submitter team={background?.team} source={background?.source} />
        </Fact>
        <Fact label="Contact">
          <Contact profile={profile} />
        </Fact>
        {summary.reviewFacts(profile).map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value ?? <None />}
          </Fact>
        ))}
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
        <ButtonLink variant="quiet" to={profilePath(kind, id)} aria-label={`View page of ${name}`}>
          View page
        </ButtonLink>
      </div>
    </article>
  )
}

interface SubmitterProps {
  team: readonly Member[] | undefined
  source: ImportSource | undefined
}

/** The creator of a page is its first member. An imported page has its source instead. */
function Submitter({ team, source }: SubmitterProps) {
  if (team === undefined) return <Skeleton className={styles.sender} />
  if (source !== undefined)
    return (
      <>
        {` by import, ${importedBy(source)}`}
        <Link className={styles.way} to={`/admin/imports/${source.importId}`}>
          {source.fileName}
        </Link>
      </>
    )
  const [first] = team.toSorted((one, other) => (one.createdDate < other.createdDate ? -1 : 1))
  if (first === undefined) return <span className="dim"> by an account that no longer exists</span>
  return (
    <>
      {` by ${first.name}`}
      {first.email !== null && first.email !== first.name && (
        <a className={styles.way} href={`mailto:${first.email}`}>
          {first.email}
        </a>
      )}
    </>
  )
}

const shownPictures = 3

interface PicturesProps {
  profile: Profile
  images: { id: string; url: string | null }[]
}

function Pictures({ profile, images }: PicturesProps) {
  const isDrawn = profile.headerImage.startsWith('/art/')
  const uploaded = images.filter(({ url }) => url !== null)
  const others = uploaded.slice(1, shownPictures)
  return (
    <div className={styles.pictures}>
      <div className={styles.picture}>
        <Picture
          src={profile.headerImage}
          alt=""
          fallbackName={profile.name}
          sizes="(min-width: 600px) 240px, 92vw"
        />
      </div>
      {others.length > 0 && (
        <div className={styles.others}>
          {others.map(({ id, url }) => (
            <div key={id} className={styles.picture}>
              <Picture src={url} alt="" fallbackName={profile.name} sizes="120px" />
            </div>
          ))}
        </div>
      )}
      <p className="xs dim">
        {isDrawn ? 'No photos yet' : uploaded.length > 0 && counted(uploaded.length, 'photo')}
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

const None = () => <span className="dim">None</span>

function Contact({ profile: { email, phone, website } }: { profile: Profile }) {
  const links = [
    email !== null && { text: email, href: `mailto:${email}` },
    phone !== null && { text: phone, href: telephoneLink(phone) },
    website !== null && {
      text: shortWebsite(website),
      href: website,
      target: '_blank',
      rel: 'noreferrer nofollow',
    },
  ].filter((link) => link !== false)
  if (links.length === 0) return <None />
  return (
    <ul>
      {links.map(({ text, ...link }) => (
        <li key={link.href}>
          <a className={styles.way} {...link}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
