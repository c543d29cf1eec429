import { Link } from 'react-router'
import { ChipLink, ChipList } from '../../components/actions/chip.tsx'
import { classNames } from '../../components/class-names.ts'
import { count } from '../../components/format.ts'
import { Row } from '../../platform/boxes/row.tsx'
import { Section } from './section.tsx'
import states from '../../kind/landing/state-tiles.module.css'
import styles from './topic.module.css'
import type { Tile, TopicTiles } from './topic-page.ts'

/** Sports or states with their counts. */
export const TilesSection = ({ title, tiles, othersTitle, others }: TopicTiles) => (
  <Section title={title}>
    <div className={styles.rows}>
      {tiles.map((tile) => (
        <Link key={tile.name} to={tile.to} className={`${styles.row} ${states.state}`}>
          <Row as="span" gap="4" isWrapping={false}>
            <Drawing art={tile.art} />
            <span className={`grow ${states.name}`}>{tile.name}</span>
            <span className={styles.count}>{count(tile.count)}</span>
          </Row>
        </Link>
      ))}
    </div>
    {others.length > 0 && (
      <nav aria-label={othersTitle}>
        <ChipList isScrolling>
          {others.map(({ name, to, count: n }) => (
            <ChipLink key={name} to={to} count={n}>
              {name}
            </ChipLink>
          ))}
        </ChipList>
      </nav>
    )}
  </Section>
)

/** A state is its own frame. */
function Drawing({ art }: Pick<Tile, 'art'>) {
  const isOutline = art.startsWith('/art/states/')
  const [width, height] = isOutline ? [96, 96] : [144, 96]
  return (
    <span className={classNames(styles.drawing, isOutline && styles.outline)}>
      <img
        alt=""
        src={`${art}?width=${width}&height=${height}`}
        width={width}
        height={height}
        loading="lazy"
      />
    </span>
  )
}

/** States in wells, as on the landing page. */
export const NearbyStates = ({ title, tiles }: Pick<TopicTiles, 'title' | 'tiles'>) => (
  <Section title={title}>
    <ul className={styles.states}>
      {tiles.map(({ name, to, art, count: n }) => (
        <li key={name}>
          <Link to={to} className={states.state}>
            <span className={states.well}>
              <img alt="" src={`${art}?width=320&height=320`} width={320} height={320} loading="lazy" />
            </span>
            <span className={states.name}>{name}</span> <span className="sm dim">{count(n)}</span>
          </Link>
        </li>
      ))}
    </ul>
  </Section>
)
