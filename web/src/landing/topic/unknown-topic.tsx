import { ButtonLink } from '../../components/actions/button-link.tsx'
import { NotFound } from '../../kind/not-found.tsx'
import type { UnknownTopic } from './topic-page.ts'

const question = ([only, another]: readonly string[]) =>
  only !== undefined && ` Did you mean ${another === undefined ? only : 'one of these'}?`

/** Offers what a mistyped address may mean. */
export const UnknownTopicView = ({ unknown, suggestions, all }: UnknownTopic) => (
  <NotFound
    actions={
      <>
        {suggestions.map(({ label, to }, place) => (
          <ButtonLink key={to} to={to} variant={place === 0 ? 'primary' : 'line'}>
            {label}
          </ButtonLink>
        ))}
        <ButtonLink to={all.to}>{all.label}</ButtonLink>
      </>
    }
  >
    We don’t know this {unknown}.{question(suggestions.map(({ label }) => label))}
  </NotFound>
)
