import { data, Link, redirect, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { replacementOf } from '@app/contract/rules/help-pages.ts'
import { Breadcrumbs } from '../components/display/breadcrumbs.tsx'
import { ButtonLink } from '../components/actions/button-link.tsx'
import { pageMeta } from '../page/meta.ts'
import { NotFound } from '../kind/not-found.tsx'
import { ReplaceableLink } from '../page/replaceable-link.tsx'
import { surroundings } from '../page/surroundings.ts'
import { Stack } from '../platform/boxes/stack.tsx'
import type { ArticleBlock } from './article.ts'
import { ArticleList } from './article-list.tsx'
import { helpArticle } from './help-articles.server.ts'
import { HelpPicture } from './help-picture.tsx'
import styles from './help.module.css'

type Loaded = ReturnType<typeof load>

function load({ context, params }: LoaderFunctionArgs) {
  const { brand, origin, links, postalAddress } = context.get(surroundings)
  const slug = params['article'] ?? ''
  const replacement = replacementOf(slug, links)
  if (replacement !== undefined) throw redirect(replacement)
  const article = helpArticle(slug, { brand, links, postalAddress })
  return { brand, origin, contact: links.contact, article }
}

export function loader(request: LoaderFunctionArgs) {
  const loaded = load(request)
  return data(loaded, { status: loaded.article ? 200 : 404 })
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData?.article
    ? pageMeta({
        brand: loaderData.brand,
        origin: loaderData.origin,
        title: loaderData.article.title,
        description: loaderData.article.summary,
        canonical: `/help/${loaderData.article.slug}`,
      })
    : [{ name: 'robots', content: 'noindex' }]

export default function ArticleRoute({ loaderData }: { loaderData: Loaded }) {
  const { article, contact } = loaderData
  if (article === undefined)
    return (
      <NotFound actions={<ButtonLink to="/help">Help Center</ButtonLink>}>
        There is no such article. It may have a new title.
      </NotFound>
    )
  const { title, summary, body, topic, others } = article
  return (
    <div className={`page ${styles.page}`}>
      <Breadcrumbs items={[{ label: 'Help Center', to: '/help' }, { label: topic }]} />
      <div className={styles.columns}>
        <div className={styles.article}>
          <Stack as="article" gap="5">
            <h1 className={styles.title}>{title}</h1>
            <p className="lead">{summary}</p>
            {body.map((block, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- The blocks of an article never move.
              <Block key={place} block={block} />
            ))}
            <p className={styles.end}>
              Something missing or wrong?{' '}
              <ReplaceableLink className="link" to={contact}>
                Tell us
              </ReplaceableLink>
            </p>
          </Stack>
        </div>
        {others.length > 0 && (
          <Stack as="nav" aria-labelledby="more">
            <h2 id="more" className="h3">
              {topic}
            </h2>
            <ArticleList articles={others} />
          </Stack>
        )}
      </div>
    </div>
  )
}

function Block({ block }: { block: ArticleBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <InlineText text={block} />
      </p>
    )
  if ('picture' in block) return <HelpPicture {...block} />
  const List = 'steps' in block ? 'ol' : 'ul'
  const texts = 'steps' in block ? block.steps : block.points
  return (
    <List className={styles.points}>
      {texts.map((text) => (
        <li key={text}>
          <InlineText text={text} />
        </li>
      ))}
    </List>
  )
}

const marks = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)]+)\)/g

/** A text with `**strong**` words and `[links](/path)`. */
function InlineText({ text }: { text: string }) {
  let end = 0
  const parts = [...text.matchAll(marks)].flatMap((match) => {
    const [all, strong, words, path = ''] = match
    const before = text.slice(end, match.index)
    end = match.index + all.length
    return [
      before,
      strong === undefined ? (
        <Link key={match.index} to={path} className="link">
          {words}
        </Link>
      ) : (
        <strong key={match.index}>{strong}</strong>
      ),
    ]
  })
  return (
    <>
      {parts}
      {text.slice(end)}
    </>
  )
}
