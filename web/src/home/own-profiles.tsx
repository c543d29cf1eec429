import { eventDatesText } from '@app/contract/rules/event-dates.ts'
import { Link } from 'react-router'
import { Tag } from '../components/actions/chip.tsx'
import { DateBlock } from '../components/display/date-block.tsx'
import { LineScore } from '../components/display/line-score.tsx'
import { Picture } from '../components/pictures/picture.tsx'
import { localToday } from '../page/use-today.ts'
import { cityAndState } from '../page/place-words.ts'
import { isHidden, statusTag } from '../kind/is-hidden.ts'
import type { Profile } from '../kind/profile-calls.ts'
import type { ProfileSummary } from '../kind/profile-summary.ts'
import { profilePath } from '../kind/registry.ts'
import { workPages } from '../kind/work-pages.ts'
import { useDeclines } from '../kind/use-declines.ts'
import { pageSteps } from './page-steps.ts'
import styles from './own-profiles.module.css'

interface OwnProfilesProps {
  summary: ProfileSummary
  profiles: readonly Profile[]
}

export function OwnProfiles({ summary, profiles }: OwnProfilesProps) {
  const reasons = useDeclines(profiles)
  return (
    <ul className={styles.list}>
      {profiles.map((profile) => (
        <li key={profile.id} className={styles.row}>
          <OwnProfile summary={summary} profile={profile} declineReason={reasons.get(profile.id)} />
        </li>
      ))}
    </ul>
  )
}

interface OwnProfileProps {
  summary: ProfileSummary
  profile: Profile
  declineReason: string | undefined
}

function OwnProfile({ summary, profile, declineReason }: OwnProfileProps) {
  const { id, name, headerImage } = profile
  const today = localToday()
  const dates = summary.dates?.(profile)
  const isOver = summary.isOver?.(profile, today) ?? false
  const path = profilePath(summary.kind, id)
  const steps = pageSteps(summary, profile, today)
  return (
    <>
      {dates === undefined ? (
        <div className={styles.picture}>
          <Picture src={headerImage} alt="" fallbackName={name} sizes="(min-width: 600px) 200px, 96px" />
        </div>
      ) : (
        <div className={styles.dates}>
          <DateBlock dates={dates} />
        </div>
      )}
      <div className={styles.text}>
        <h3 className={styles.name}>
          <Link to={path} className={styles.link}>
            {name}
          </Link>
        </h3>
        {dates !== undefined && <p className="sm">{eventDatesText(dates)}</p>}
        <p className="sm mut">{cityAndState(profile)}</p>
        <Visibility profile={profile} />
        <p className={`sm ${styles.standing}`}>
          {workPages[summary.kind.name].map(([text, below]) => (
            <Link key={text} to={`${path}/${below}`} className="link" aria-label={`${text} of ${name}`}>
              {text}
            </Link>
          ))}
        </p>
        {declineReason !== undefined && <p className={styles.reason}>{`Reason: ${declineReason}`}</p>}
      </div>
      <div className={styles.next}>
        {steps.length > 0 ? (
          <>
            <p className="xs dim">Next steps</p>
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
        ) : (
          !isOver && <p className="sm dim">Your page is complete</p>
        )}
      </div>
      <LineScore className={styles.score} items={summary.results(profile)} />
    </>
  )
}

function Visibility({ profile }: { profile: Profile }) {
  const { text, tone } = statusTag(profile)
  const isPending = profile.status === 'Pending'
  return (
    <p className={styles.standing}>
      <Tag tone={tone}>{text}</Tag>
      {profile.isPromoted && <Tag tone="info">Promoted today</Tag>}
      {isPending && <span className="xs mut">An administrator will review it.</span>}
      {isHidden(profile) && !isPending && <span className="xs mut">Only its team can see it.</span>}
    </p>
  )
}
