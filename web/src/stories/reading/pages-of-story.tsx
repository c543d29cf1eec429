import type { Story } from '@app/contract/stories/story-schema.ts'
import { ButtonLink } from '../../components/actions/button-link.tsx'
import { LinkRow } from '../../components/display/link-row.tsx'
import { capitalized } from '../../components/format.ts'
import { Avatar } from '../../components/pictures/avatar.tsx'
import { isHost, newRequestPath } from '../../kind/contact-paths.ts'
import { kinds, profilePath } from '../../kind/registry.ts'
import { cityAndState } from '../../page/place-words.ts'
import { Row, Toolbar } from '../../platform/boxes/row.tsx'
import { ReactionButton } from '../../reactions/reaction-button.tsx'
import styles from './reading.module.css'

type Page = NonNullable<Story['page']>

const kindAndPlace = (page: Page) =>
  [capitalized(kinds[page.kind].noun.one), cityAndState(page)].filter(Boolean).join(', ')

/** The page in whose name a story is written, with the next step of its readers. */
export const StoryOwner = ({ page }: { page: Page }) => {
  const kind = kinds[page.kind]
  return (
    <Toolbar gap="4">
      <Row gap="4" isWrapping={false}>
        <Avatar name={page.name} picture={page.image} size={64} isSquare />
        <div>
          <p className="semi">{page.name}</p>
          <p className="sm mut">{kindAndPlace(page)}</p>
        </div>
      </Row>
      <Row>
        <ReactionButton kind={kind} id={page.id} />
        {isHost(page) ? (
          <ButtonLink variant="primary" to={newRequestPath([page])}>
            Ask for a proposal
          </ButtonLink>
        ) : (
          <ButtonLink variant="primary" to={profilePath(kind, page.id)}>
            See the {kind.noun.one}
          </ButtonLink>
        )}
      </Row>
    </Toolbar>
  )
}

/** The pages that a story is about. */
export const AboutPages = ({ pages }: { pages: readonly Page[] }) =>
  pages.length > 0 && (
    <aside className={styles.about} aria-label="Pages in this story">
      <div className="edged">
        <h2 className={`sm semi ${styles.aboutTitle}`}>Pages in this story</h2>
        <ul>
          {pages.map((page) => (
            <LinkRow
              key={page.id}
              to={profilePath(kinds[page.kind], page.id)}
              title={page.name}
              lead={<Avatar name={page.name} picture={page.image} isSquare />}
              className={styles.aboutRow}
            >
              <p className="xs mut">{kindAndPlace(page)}</p>
            </LinkRow>
          ))}
        </ul>
      </div>
    </aside>
  )
