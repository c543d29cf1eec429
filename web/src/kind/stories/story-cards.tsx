import { storyPath } from '@app/contract/rules/story-rules.ts'
import type { StoryCard } from '@app/contract/stories/story-schema.ts'
import { Link } from 'react-router'
import { CardGrid } from '../../components/display/card-grid.tsx'
import { Avatar } from '../../components/pictures/avatar.tsx'
import { Picture } from '../../components/pictures/picture.tsx'
import { Row } from '../../platform/boxes/row.tsx'
import { Stack } from '../../platform/boxes/stack.tsx'
import { dateAndMinutes, storyPicture } from './story-words.ts'
import styles from './stories.module.css'

interface StoryCardsProps {
  stories: readonly StoryCard[]
}

/** Stories with picture, title, standfirst and author. */
export const StoryCards = ({ stories }: StoryCardsProps) => (
  <CardGrid className={styles.cards}>
    {stories.map((story) => (
      <article key={story.id} className={styles.card}>
        <Stack gap="2">
          <Picture
            src={storyPicture(story)}
            alt=""
            fallbackName={story.title}
            sizes="(min-width: 1200px) 30vw, (min-width: 600px) 45vw, 92vw"
            className={styles.picture}
          />
          <p className={styles.category}>{story.category}</p>
          <h3 className="h3">
            <Link
              to={storyPath(story.slug)}
              className={`covers ${styles.title}`}
              data-visited={story.ownerId}
            >
              {story.title}
            </Link>
          </h3>
          {story.standfirst && <p className="two-lines sm mut">{story.standfirst}</p>}
          <Byline story={story} />
        </Stack>
      </article>
    ))}
  </CardGrid>
)

interface BylineProps {
  story: StoryCard
  /** Names the page in whose name it is written. */
  hasPage?: boolean
}

export const Byline = ({ story, hasPage = false }: BylineProps) => (
  <Row as="p" gap="3" isWrapping={false}>
    <Avatar name={story.author.name} picture={story.author.picture} size={32} />
    <Row as="span" gap="0 3">
      <span className="xs mut">
        {story.author.name}
        {hasPage && story.page && `, ${story.page.name}`}
      </span>
      <span className="xs dim">{dateAndMinutes(story)}</span>
    </Row>
  </Row>
)
