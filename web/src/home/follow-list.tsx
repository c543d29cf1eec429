import { Link } from 'react-router'
import { Button } from '../components/actions/button.tsx'
import { Avatar } from '../components/pictures/avatar.tsx'
import { kinds, profilePath } from '../kind/registry.ts'
import { capitalized, miles } from '../components/format.ts'
import { cityAndState } from '../page/place-words.ts'
import { reactionLooks } from '../reactions/reaction-icon-button.tsx'
import { useReactions } from '../reactions/use-reactions.ts'
import { Grid } from '../platform/boxes/grid.tsx'
import type { Suggestion } from './home-data.ts'
import styles from './late.module.css'

/** Pages to like or follow. They stay after a press, so that it can be undone. */
export const FollowList = ({ suggestions }: { suggestions: readonly Suggestion[] }) => (
  <ul>
    {suggestions.map((suggestion) => (
      <FollowRow key={suggestion.id} suggestion={suggestion} />
    ))}
  </ul>
)

function FollowRow({ suggestion }: { suggestion: Suggestion }) {
  const { id, name, picture, distance, sports } = suggestion
  const kind = kinds[suggestion.kind]
  const { ids, react } = useReactions(kind)
  const isOn = ids?.has(id) ?? false
  const { verb, done } = reactionLooks[kind.reaction]
  const facts = [
    capitalized(kind.noun.one),
    cityAndState(suggestion),
    distance !== null && `${miles(distance)} away`,
    distance === null && sports.slice(0, 2).join(', '),
  ]
  return (
    <li className={styles.line}>
      <Grid columns="start main end" gap="3" align="center">
        <Avatar isSquare name={name} picture={picture} />
        <div className="sm">
          <Link className={styles.name} to={profilePath(kind, id)}>
            {name}
          </Link>
          <p className="xs mut">{facts.filter(Boolean).join(' · ')}</p>
        </div>
        <Button
          icon={isOn ? 'check' : undefined}
          aria-pressed={isOn}
          onClick={() => void react({ id, isOn: !isOn })}
        >
          {isOn ? done : verb}
          <span className="sr"> {name}</span>
        </Button>
      </Grid>
    </li>
  )
}
