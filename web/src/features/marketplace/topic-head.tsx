import { Link } from 'react-router'
import { Picture } from '../../components/picture.tsx'
import { classNames } from '../../components/class-names.ts'
import { count as figure } from '../../page/format.ts'
import type { Found } from './find-facilities.server.ts'
import type { Market } from './load-market.server.ts'
import { titleOf, topicFacts, topicLinks, topicOf } from './market-page.ts'
import styles from './topic-head.module.css'
import { addressOf } from './write-query.ts'

/** What stands above the list of one state or one sport. */
export function TopicHead({ market: { query, topicArt }, found }: { market: Market; found: Found }) {
  const topic = topicOf(query)
  if (topic === undefined || found.count === 0) return null
  const links = topicLinks(topic, query, found.facets)
  return (
    <header className={styles.head}>
      <Picture
        src={topicArt}
        alt=""
        fallbackName={topic.name}
        sizes="(min-width: 600px) 200px, 120px"
        ratio={topic.kind === 'state' ? '1:1' : '4:3'}
        isContained={topic.kind === 'state'}
        className={classNames(styles.art, topic.kind === 'state' && styles.outline)}
      />
      <div className={styles.text}>
        <h1 className="h1">{titleOf(query)}</h1>
        <p className="mut">{topicFacts(topic, found.facets)}</p>
        {links.length > 0 && (
          <p className={styles.links}>
            <span className="dim">{topic.kind === 'state' ? 'Most for' : 'Most in'}</span>
            {links.map(({ value, count, next }) => (
              <Link key={value} to={addressOf(next)} className={styles.link}>
                <span className="link">{value}</span> <span className="dim num">{figure(count)}</span>
              </Link>
            ))}
          </p>
        )}
      </div>
    </header>
  )
}
