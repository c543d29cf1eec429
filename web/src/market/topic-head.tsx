import { Link } from 'react-router'
import { classNames } from '../components/class-names.ts'
import { Picture } from '../components/pictures/picture.tsx'
import { count as figure } from '../components/format.ts'
import type { MarketPage } from './load-market.server.ts'
import { addressOf } from './query.ts'
import type { Found } from './search-market.server.ts'
import styles from './topic-head.module.css'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { topicFacts, topicLinks } from './topic-facts.ts'
import { titleOf, topicOf } from './topics.ts'
import { useMarket } from './use-market.tsx'

/** The head of the page about a state or a sport. */
export function TopicHead({
  page: { query, topicArt, topicText, topicVideo, topicPage },
  found,
}: {
  page: MarketPage
  found: Found
}) {
  const market = useMarket()
  const topic = topicOf(market, query)
  if (topic === undefined || found.count === 0) return null
  const links = topicLinks(market, topic, query, found.facets)
  const isState = topic.name === 'state'
  return (
    <header className={styles.head}>
      <Picture
        src={topicArt}
        alt=""
        fallbackName={topic.value}
        sizes="(min-width: 600px) 200px, 120px"
        ratio={isState ? '1:1' : '4:3'}
        isContained={isState}
        className={classNames(styles.art, isState && styles.outline)}
      />
      <div className={styles.text}>
        <Stack gap="2">
          <h1 className="h1">{titleOf(market, query)}</h1>
          {topicText && (
            <p>
              {topicText}{' '}
              {topicVideo && (
                <a className="link" href={topicVideo} target="_blank" rel="noreferrer">
                  Watch the video
                </a>
              )}
            </p>
          )}
          <p className="mut">
            {topicFacts(market, topic, found.facets)}{' '}
            {topicPage && (
              <Link className="link" to={topicPage}>
                {isState ? `Sports events in ${topic.value}` : `${topic.value} by state`}
              </Link>
            )}
          </p>
          {links.length > 0 && (
            <Row as="p" gap="0 4">
              <span className="sm dim">{isState ? 'Most for' : 'Most in'}</span>
              {links.map(({ value, count, next }) => (
                <Link key={value} to={addressOf(market, next)} className={styles.link}>
                  <span className="link">{value}</span> <span className="dim num">{figure(count)}</span>
                </Link>
              ))}
            </Row>
          )}
        </Stack>
      </div>
    </header>
  )
}
