import { storyPath } from '@app/contract/rules/story-rules.ts'
import type { StoryCard } from '@app/contract/stories/story-schema.ts'
import { Link } from 'react-router'
import { useSession } from '../api/session.ts'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { TabLinks } from '../components/display/tab-links.tsx'
import { count as formatCount, date } from '../components/format.ts'
import { Picture } from '../components/pictures/picture.tsx'
import { useLazy } from '../components/use-lazy.ts'
import { Byline, StoryCards } from '../kind/stories/story-cards.tsx'
import { toStories } from '../kind/stories/stories-query.ts'
import { storyPicture } from '../kind/stories/story-words.ts'
import { Grid } from '../platform/boxes/grid.tsx'
import { Row, Toolbar } from '../platform/boxes/row.tsx'
import { Section } from '../platform/boxes/section.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { calls } from '../platform/calls/calls.ts'
import { useRead } from '../platform/calls/use-read.ts'
import { rssPath } from './feeds.ts'
import type { StoriesPage } from './load-stories.server.ts'
import card from '../kind/stories/stories.module.css'
import styles from './list.module.css'

const loadWriteLink = () => import('./write-link.tsx')

/** All stories, or those of a category, a tag or a page. */
export function StoriesView({ page }: { page: StoriesPage }) {
  const { query, stories, count, mostRead } = page
  const isSignedIn = useSession(({ person }) => person !== null)
  const { part: write } = useLazy(loadWriteLink, isSignedIn)
  const [lead, ...others] = stories
  const hasFront = mostRead.length > 0
  return (
    <div className={`page ${styles.page}`}>
      <Stack gap="8">
        <Toolbar align="end">
          <div>
            <h1 className="h1">Stories</h1>
            <p className="mut">From the people who host, play and travel.</p>
          </div>
          <Row>
            <ButtonLink variant="quiet" icon="rss" to={rssPath(query)} reloadDocument>
              RSS
            </ButtonLink>
            {isSignedIn && write && <write.WriteLink />}
          </Row>
        </Toolbar>
        {hasFront && lead && (
          <Grid columns="main side" gap="8 10">
            <Lead story={lead} />
            <Stack gap="8">
              <MostRead stories={mostRead} />
              {isSignedIn && <Followed />}
            </Stack>
          </Grid>
        )}
        <Stack>
          <Topics page={page} />
          {count === 0 ? (
            <EmptyState
              title="No stories here yet"
              actions={<ButtonLink to="/stories">Show all stories</ButtonLink>}
            >
              {query.tag === undefined
                ? 'Nobody has written one yet.'
                : `No story has the tag “${query.tag}”.`}
            </EmptyState>
          ) : (
            <StoryCards stories={hasFront ? others : stories} />
          )}
        </Stack>
        {count > 0 && (
          <Toolbar>
            <p className="sm mut">{`1 to ${formatCount(stories.length)} of ${formatCount(count)}`}</p>
            {stories.length < count && (
              <ButtonLink to={toStories({ ...query, page: query.page + 1 })} preventScrollReset>
                Show more stories
              </ButtonLink>
            )}
          </Toolbar>
        )}
      </Stack>
    </div>
  )
}

const Lead = ({ story }: { story: StoryCard }) => (
  <article className={card.card}>
    <Stack gap="3">
      <Picture
        src={storyPicture(story)}
        alt=""
        ratio="16:9"
        sizes="(min-width: 900px) 60vw, 94vw"
        isPriority
        fallbackName={story.title}
        className={card.picture}
      />
      <p className={card.category}>{story.category}</p>
      <h2 className="h1">
        <Link to={storyPath(story.slug)} className={`covers ${card.title}`}>
          {story.title}
        </Link>
      </h2>
      {story.standfirst && <p className={`mut ${styles.standfirst}`}>{story.standfirst}</p>}
      <Byline story={story} hasPage />
    </Stack>
  </article>
)

const MostRead = ({ stories }: { stories: readonly StoryCard[] }) => (
  <Section title="Most read this month" look="h3">
    <ol>
      {stories.map((story, place) => (
        <li key={story.id} className={styles.line}>
          <Grid columns="start main" gap="0 5" align="center">
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            <StoryLine story={story} note={story.category} />
          </Grid>
        </li>
      ))}
    </ol>
  </Section>
)

const mostFollowed = 3

/** Of pages that the reader likes or follows. */
function Followed() {
  const { data } = useRead(calls['story-mgmt'].stories.cards, { isFollowed: 'true', take: mostFollowed })
  if (data === undefined || data.data.length === 0) return null
  return (
    <Section title="From pages you follow" look="h3">
      <ul>
        {data.data.map((story) => (
          <li key={story.id} className={styles.line}>
            <Grid columns="start main" gap="0 4" align="center">
              <Picture
                src={storyPicture(story)}
                alt=""
                ratio="1:1"
                sizes="56px"
                fallbackName={story.title}
                className={styles.thumb}
              />
              <StoryLine story={story} note={story.page?.name ?? story.author.name} />
            </Grid>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const StoryLine = ({ story, note }: { story: StoryCard; note: string }) => (
  <div>
    <h3 className="semi">
      <Link to={storyPath(story.slug)} className={card.title}>
        {story.title}
      </Link>
    </h3>
    <p className="xs mut">
      {[note, story.publishedDate && date(story.publishedDate)].filter(Boolean).join(', ')}
    </p>
  </div>
)

const mostTags = 10

/** Categories with how many stories each has, and the most frequent tags. A tag that is pressed is taken back by pressing it again. */
function Topics({ page: { query, topics } }: { page: StoriesPage }) {
  const { category, tag } = query
  const names = topics.tags.map(({ name }) => name).slice(0, mostTags)
  const tags = tag === undefined || names.some((name) => isSame(name, tag)) ? names : [tag, ...names]
  return (
    <>
      <TabLinks
        label="Categories"
        tabs={[
          { label: 'All', to: toStories({ tag }), isCurrent: category === undefined, count: topics.count },
          ...topics.categories.map(({ name, count }) => ({
            label: name,
            to: toStories({ category: name, tag }),
            isCurrent: name === category,
            count,
          })),
        ]}
      />
      {tags.length > 0 && (
        <nav aria-label="Tags">
          <ChipList isScrolling>
            {tags.map((name) => {
              const isPressed = tag !== undefined && isSame(name, tag)
              return (
                <ChipLink
                  key={name}
                  isPressed={isPressed}
                  to={toStories({ category, tag: isPressed ? undefined : name })}
                  preventScrollReset
                >
                  {name}
                </ChipLink>
              )
            })}
          </ChipList>
        </nav>
      )}
    </>
  )
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
