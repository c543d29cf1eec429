import { Form, Link, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { EmptyState } from '../components/display/empty-state.tsx'
import { counted } from '../components/format.ts'
import { wordsIn } from '../page/list-query.ts'
import { pageMeta } from '../page/meta.ts'
import { ReplaceableLink } from '../page/replaceable-link.tsx'
import { surroundings } from '../page/surroundings.ts'
import { Grid } from '../platform/boxes/grid.tsx'
import { Row } from '../platform/boxes/row.tsx'
import { Stack } from '../platform/boxes/stack.tsx'
import { ArticleList } from './article-list.tsx'
import { articlesFor, helpTopics } from './help-articles.server.ts'
import styles from './help.module.css'

export function loader({ context, url }: LoaderFunctionArgs) {
  const { brand, origin, links } = context.get(surroundings)
  const words = wordsIn(url.searchParams)
  return {
    brand,
    origin,
    contact: links.contact,
    topics: helpTopics({ brand, links }),
    found: words === undefined ? undefined : { words, articles: articlesFor(words, { brand, links }) },
  }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        ...loaderData,
        title: loaderData.found ? `Help with “${loaderData.found.words}”` : 'Help Center',
        description: 'How to find venues, run events and pages, and talk to the people in charge.',
        // Searches aren't indexed.
        ...(loaderData.found === undefined && { canonical: '/help' }),
      })
    : []

/** The Help Center: search, and all articles by topic. */
export default function HelpRoute({ loaderData }: { loaderData: ReturnType<typeof loader> }) {
  const { contact, topics, found } = loaderData
  return (
    <div className={`page ${styles.page}`}>
      <h1 className={styles.title}>How can we help?</h1>
      <search>
        <Form action="/help" className={styles.search}>
          <Row gap="3">
            <input
              key={found?.words}
              type="search"
              name="q"
              className={styles.field}
              aria-label="Search the help"
              placeholder="Claim a page, group rates, notifications"
              maxLength={200}
              defaultValue={found?.words}
            />
            <Button type="submit" variant="primary" size="l" icon="search">
              Search
            </Button>
          </Row>
        </Form>
      </search>
      {found ? (
        <Found {...found} />
      ) : (
        <Grid columns="fill-l" gap="10 8">
          {topics.map(({ title, articles }) => (
            <section key={title}>
              <Stack>
                <h2 className="h3">{title}</h2>
                <ArticleList articles={articles} />
              </Stack>
            </section>
          ))}
        </Grid>
      )}
      <p className={styles.end}>
        Not what you were looking for?{' '}
        <ReplaceableLink className="link" to={contact}>
          Write to us
        </ReplaceableLink>
        , and a person answers.
      </p>
    </div>
  )
}

type FoundProps = NonNullable<ReturnType<typeof loader>['found']>

const Found = ({ words, articles }: FoundProps) =>
  articles.length === 0 ? (
    <EmptyState title="No article found" actions={<ButtonLink to="/help">Show all articles</ButtonLink>}>
      {`Nothing in the help has “${words}”. Try one word of it.`}
    </EmptyState>
  ) : (
    <section>
      <Stack width="reading">
        <output className="mut">
          {`${counted(articles.length, 'article')} for “${words}”. `}
          <Link className="link" to="/help">
            Show all
          </Link>
        </output>
        <ArticleList articles={articles} />
      </Stack>
    </section>
  )
