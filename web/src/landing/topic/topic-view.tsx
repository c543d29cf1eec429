import { ButtonLink } from '../../components/actions/button-link.tsx'
import { classNames } from '../../components/class-names.ts'
import { Breadcrumbs } from '../../components/display/breadcrumbs.tsx'
import { CardGrid } from '../../components/display/card-grid.tsx'
import { LineScore } from '../../components/display/line-score.tsx'
import { ProfileCard } from '../../components/display/profile-card.tsx'
import { Picture } from '../../components/pictures/picture.tsx'
import { StoryCards } from '../../kind/stories/story-cards.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { MapAndTowns } from './map-and-towns.tsx'
import { Section } from './section.tsx'
import { NearbyStates, TilesSection } from './tiles.tsx'
import type { TopicPage, TopicSection } from './topic-page.ts'
import styles from './topic.module.css'

/** The page of a state, a marketplace category, or both. */
export const TopicView = ({ page }: { page: TopicPage }) => (
  <>
    <Breadcrumbs items={page.crumbs} />
    <TopicHead page={page} />
    {page.figures.length > 0 && <LineScore look="key" items={page.figures} className={styles.figures} />}
    {page.sections.map((section) => (
      <Profiles key={section.kind} section={section} />
    ))}
    {page.stories.length > 0 && (
      <Section title="Stories" all={{ label: 'All stories', to: '/stories' }}>
        <StoryCards stories={page.stories} />
      </Section>
    )}
    {page.tiles.map((tiles) => (
      <TilesSection key={tiles.title} {...tiles} />
    ))}
    <MapAndTowns map={page.map} towns={page.towns} />
    {page.nearby && <NearbyStates {...page.nearby} />}
  </>
)

const TopicHead = ({ page: { overline, heading, text, video, lead, actions, art } }: { page: TopicPage }) => (
  <header className={classNames(styles.head, art.isOutline ? styles.beside : styles.below)}>
    <div className={styles.words}>
      <Stack gap="3" align="start">
        <p className="sm mut">{overline}</p>
        <h1 className={styles.title}>{heading}</h1>
        {text && <p className={`lead ${styles.lead}`}>{text}</p>}
        {lead !== '' && <p className={`${text ? 'mut' : 'lead'} ${styles.lead}`}>{lead}</p>}
        <Row>
          {actions.map(({ label, to }, place) => (
            <ButtonLink key={to} to={to} size="l" variant={place === 0 ? 'primary' : 'line'}>
              {label}
            </ButtonLink>
          ))}
          {video && (
            <a className="link" href={video} target="_blank" rel="noreferrer">
              Watch the video
            </a>
          )}
        </Row>
      </Stack>
    </div>
    <div className={styles.art}>
      <Picture
        src={art.src}
        alt=""
        sizes={art.isOutline ? '(min-width: 900px) 340px, 60vw' : '(min-width: 1440px) 1344px, 94vw'}
        ratio="fill"
        isPriority
        isContained={art.isOutline}
        fallbackName={heading}
      />
    </div>
  </header>
)

const Profiles = ({ section: { title, about, cards, all } }: { section: TopicSection }) => (
  <Section title={title} all={all}>
    {about && <p className={`mut ${styles.lead}`}>{about}</p>}
    <CardGrid>
      {cards.map((card) => (
        <ProfileCard key={card.to} {...card} />
      ))}
    </CardGrid>
  </Section>
)
