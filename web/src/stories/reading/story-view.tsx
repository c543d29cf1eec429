import { storyPath } from '@app/contract/rules/story-rules.ts'
import type { Story, StoryCard } from '@app/contract/stories/story-schema.ts'
import { Link } from 'react-router'
import { useSession } from '../../api/session.ts'
import { ChipLink, ChipList } from '../../components/actions/chip.tsx'
import { Banner } from '../../components/display/banner.tsx'
import { Breadcrumbs } from '../../components/display/breadcrumbs.tsx'
import { ErrorState } from '../../components/display/error-state.tsx'
import { date } from '../../components/format.ts'
import { Avatar } from '../../components/pictures/avatar.tsx'
import { Picture } from '../../components/pictures/picture.tsx'
import { NotFound } from '../../kind/not-found.tsx'
import { Prose } from '../../kind/stories/prose.tsx'
import { StoryCards } from '../../kind/stories/story-cards.tsx'
import { toStories } from '../../kind/stories/stories-query.ts'
import { dateAndMinutes, storyPicture } from '../../kind/stories/story-words.ts'
import { isMissing } from '../../page/null-if-missing.ts'
import { foundBy } from '../../page/opened-by.ts'
import { PageTitle } from '../../page/page-title.tsx'
import { SharePage } from '../../page/share-page.tsx'
import { Row, Toolbar } from '../../platform/boxes/row.tsx'
import { Section } from '../../platform/boxes/section.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { calls } from '../../platform/calls/calls.ts'
import { useRead } from '../../platform/calls/use-read.ts'
import { RequestSkeleton } from '../../requests/lazy-page.tsx'
import { Contents, ContentsFold } from './contents.tsx'
import { LikeStory } from './like-story.tsx'
import { AboutPages, StoryOwner } from './pages-of-story.tsx'
import card from '../../kind/stories/stories.module.css'
import styles from './reading.module.css'
import { TeamStrip } from './team-strip.tsx'

const { stories } = calls['story-mgmt']

export interface StoryPage {
  brand: string
  origin: string
  /** Null if visitors don't see it. */
  story: Story | null
  /** Others of its category. */
  more: StoryCard[]
}

interface StoryViewProps {
  page: Omit<StoryPage, 'story' | 'brand'> & { story: Story }
}

/** A story to read. People who are signed in see whether they like it, and its team what they can do with it. */
export function StoryView({ page: { story: loaded, more, origin } }: StoryViewProps) {
  const isSignedIn = useSession(({ person }) => person !== null)
  const own = useRead(
    stories.bySlug,
    { slug: loaded.slug },
    { enabled: isSignedIn, initial: { data: loaded } },
  )
  const story = own.data?.data ?? loaded
  const { ownerId, slug, title, standfirst, category, tags, author, page, about, correction, headings } =
    story
  const subjects = page === null ? about : [page, ...about]
  return (
    <div className={`page ${styles.page}`}>
      {isSignedIn && <TeamStrip story={story} />}
      <Breadcrumbs
        items={[
          { label: 'Stories', to: '/stories' },
          { label: category, to: toStories({ category }) },
          { label: title },
        ]}
      />
      <header className={styles.head}>
        <p className={card.category}>{category}</p>
        <h1 className={styles.title} data-visited={ownerId}>
          {title}
        </h1>
        {standfirst && <p className="lead">{standfirst}</p>}
        <div className={styles.byline}>
          <Toolbar>
            <Row gap="3" isWrapping={false}>
              <Avatar name={author.name} picture={author.picture} />
              <div>
                <p className="sm semi">{author.name}</p>
                <p className="xs mut">{[page?.name, dateAndMinutes(story)].filter(Boolean).join(' · ')}</p>
              </div>
            </Row>
            <Row>
              <LikeStory story={story} />
              <SharePage id={ownerId} title={title} address={foundBy('share', origin + storyPath(slug))} />
            </Row>
          </Toolbar>
        </div>
      </header>
      <div className={styles.art}>
        <Picture
          src={storyPicture(story)}
          alt={story.cover?.description ?? ''}
          ratio="fill"
          sizes="(min-width: 1440px) 1344px, 94vw"
          isPriority
          fallbackName={title}
        />
      </div>
      <div className={styles.columns}>
        <Contents headings={headings} />
        <div className={styles.text}>
          <Stack gap="6">
            <ContentsFold headings={headings} />
            {correction && (
              <Banner tone="warn">
                {`Corrected${story.correctedDate === null ? '' : ` on ${date(story.correctedDate)}`}: ${correction}`}
              </Banner>
            )}
            <Prose html={story.html} />
            {story.sourceUrl && (
              <a className="link" href={story.sourceUrl} rel="noopener">
                Read it where it was published first
              </a>
            )}
          </Stack>
          <footer className={styles.end}>
            <Stack gap="6">
              {tags.length > 0 && (
                <ChipList>
                  {tags.map((tag) => (
                    <ChipLink key={tag} to={toStories({ tag })}>
                      {tag}
                    </ChipLink>
                  ))}
                </ChipList>
              )}
              {page && <StoryOwner page={page} />}
            </Stack>
          </footer>
        </div>
        <AboutPages pages={subjects} />
      </div>
      {more.length > 0 && (
        <div className={styles.more}>
          <Section
            title="More to read"
            action={
              <Link className="link link-hit sm" to="/stories">
                All stories
              </Link>
            }
          >
            <StoryCards stories={more} />
          </Section>
        </div>
      )}
    </div>
  )
}

/** A story that visitors don't see, for its team and administrators. */
export function HiddenStory({ slug, origin }: { slug: string; origin: string }) {
  const { data, error, isFetching, refetch } = useRead(stories.bySlug, { slug }, { retry: false })
  if (data)
    return (
      <>
        <PageTitle>{data.data.title}</PageTitle>
        <StoryView page={{ story: data.data, more: [], origin }} />
      </>
    )
  if (error === null) return <RequestSkeleton />
  if (isMissing(error)) return <NotFound />
  return <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
}
