import { ownHelpLinks } from '@app/contract/page-surroundings.ts'
import { audiences } from '@app/contract/rules/help-pages.ts'
import { data, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { ChipLink, ChipList } from '../components/actions/chip.tsx'
import { pageMeta } from '../page/meta.ts'
import { NotFound } from '../kind/not-found.tsx'
import { ReplaceableLink } from '../page/replaceable-link.tsx'
import { surroundings } from '../page/surroundings.ts'
import { Stack } from '../platform/boxes/stack.tsx'
import { ArticleList } from './article-list.tsx'
import styles from './help.module.css'
import { audiencePages, helpTopics } from './help-articles.server.ts'
import { HelpPicture } from './help-picture.tsx'

const pathOf = (audience: string) => `${ownHelpLinks.marketing}/${audience}`

type Loaded = ReturnType<typeof load>

function load({ context, params }: LoaderFunctionArgs) {
  const { brand, origin, links } = context.get(surroundings)
  const page = audiencePages.find(({ slug }) => slug === params['audience'])
  const all = helpTopics({ brand, links }).flatMap(({ articles }) => articles)
  return {
    brand,
    origin,
    help: links.help,
    page,
    articles: all.filter(({ slug }) => page?.articles.includes(slug)),
  }
}

export function loader(request: LoaderFunctionArgs) {
  const loaded = load(request)
  return data(loaded, { status: loaded.page ? 200 : 404 })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData?.page
    ? pageMeta({
        brand: loaderData.brand,
        origin: loaderData.origin,
        title: `${audiences[loaderData.page.slug]}: ${loaderData.page.title}`,
        description: loaderData.page.lead,
        canonical: pathOf(loaderData.page.slug),
      })
    : [{ name: 'robots', content: 'noindex' }]

/** What the product does for an audience. */
export default function AudienceRoute({ loaderData }: { loaderData: Loaded }) {
  const { page, articles, help } = loaderData
  if (page === undefined) return <NotFound />
  const { slug, title, lead, picture, alt, start, parts } = page
  return (
    <div className={`page ${styles.page}`}>
      <Stack gap="10">
        <nav aria-label="How it works, for whom">
          <ChipList>
            {Object.entries(audiences).map(([each, name]) => (
              <ChipLink key={each} to={pathOf(each)} isPressed={each === slug}>
                {name}
              </ChipLink>
            ))}
          </ChipList>
        </nav>
        <div className={styles.hero}>
          <div className={styles.words}>
            <Stack align="start">
              <p className="sm mut">{audiences[slug]}</p>
              <h1 className="h-display">{title}</h1>
              <p className="lead">{lead}</p>
              <ButtonLink to={start.to} variant="primary" size="l">
                {start.label}
              </ButtonLink>
            </Stack>
          </div>
          <HelpPicture picture={picture} alt={alt} />
        </div>
        {parts.map((part) => (
          <section key={part.title} className={styles.part}>
            <div className={styles.words}>
              <Stack>
                <h2 className="h2">{part.title}</h2>
                <p className={styles.text}>{part.text}</p>
              </Stack>
            </div>
            {part.picture && <HelpPicture picture={part.picture} alt={part.alt ?? ''} />}
          </section>
        ))}
        <section className={styles.end}>
          <Stack align="start">
            <h2 className="h2">Questions</h2>
            <ArticleList articles={articles} />
            <ReplaceableLink to={help} className="link">
              All of the help
            </ReplaceableLink>
          </Stack>
        </section>
      </Stack>
    </div>
  )
}
